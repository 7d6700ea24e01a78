import { CircleQuestionMarkIcon, IconButton, SearchIcon, TextField } from '../../src/index';
import { entry } from '../entry';

export const textField = entry('TextField', {
  'empty, with a hint': <TextField label="Share code" hint="Eight letters and digits, from whoever made the group." placeholder="ABCD1234" />,
  'filled, longer than the field': <TextField label="Name" defaultValue="Anastasia Papadimitropoulos-Konstantinou the Younger of Spey" />,
  hover: <TextField label="First name" autoComplete="given-name" />,
  focus: <TextField label="First name" autoComplete="given-name" />,
  error: <TextField label="Email" type="email" autoComplete="email" defaultValue="not-an-address" error="Please enter a valid email address" />,
  disabled: <TextField label="Name" disabled defaultValue="Ann Archer" />,
  'hidden label, icon before': <TextField label="Filter by name or email" hideLabel placeholder="Filter by name or email" prefix={<SearchIcon aria-hidden />} />,
  'help beside the label': <TextField label="Group name" labelAction={<IconButton label="About the group's name" icon={<CircleQuestionMarkIcon />} />} />,
});
