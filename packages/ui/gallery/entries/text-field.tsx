import { CircleQuestionMarkIcon, IconButton, SearchIcon, TextField } from '../../src/index';
import type { Entry } from '../entry';

export const textField: Entry = {
  title: 'TextField',
  states: [
    { name: 'empty, with a hint', shown: <TextField label="Share code" hint="Eight letters and digits, from whoever made the group." placeholder="ABCD1234" /> },
    { name: 'filled, longer than the field', shown: <TextField label="Name" defaultValue="Anastasia Papadimitropoulos-Konstantinou the Younger of Spey" /> },
    { name: 'hover', as: 'hover', shown: <TextField label="First name" autoComplete="given-name" /> },
    { name: 'focus', as: 'focus', shown: <TextField label="First name" autoComplete="given-name" /> },
    { name: 'error', shown: <TextField label="Email" type="email" autoComplete="email" defaultValue="not-an-address" error="Please enter a valid email address" /> },
    { name: 'disabled', shown: <TextField label="Name" disabled defaultValue="Ann Archer" /> },
    { name: 'hidden label, icon before', shown: <TextField label="Filter by name or email" hideLabel placeholder="Filter by name or email" prefix={<SearchIcon aria-hidden />} /> },
    {
      name: 'help beside the label',
      shown: <TextField label="Group name" labelAction={<IconButton label="About the group's name" icon={<CircleQuestionMarkIcon />} />} />,
    },
  ],
};
