import { useState } from 'react';
import {
  Card,
  Checkbox,
  CircleQuestionMarkIcon,
  IconButton,
  NumberField,
  PasswordField,
  SaveStatus,
  Section,
  Select,
  Stack,
  Switch,
  TextField,
} from '../src/index';

export function Fields() {
  const [value, setValue] = useState('1.00');
  const [group, setGroup] = useState<string | undefined>();
  return (
    <Section title="Fields">
      <Card>
        <Stack>
          <TextField label="First name" autoComplete="given-name" defaultValue="Bartholomew" />
          <TextField label="Share code" hint="Eight letters and digits, from whoever made the group." placeholder="ABCD1234" />
          <TextField
            label="Email"
            type="email"
            autoComplete="email"
            defaultValue="not-an-address"
            error="Please enter a valid email address"
          />
          <TextField label="Name" disabled defaultValue="Ann Lee" />
          <PasswordField label="Password" autoComplete="current-password" defaultValue="hunter22" />
          <NumberField
            label="Point Value ($)"
            prefix="$"
            decimals={2}
            placeholder="1.00"
            value={value}
            onValueChange={setValue}
            labelAction={<IconButton label="About the point value" icon={<CircleQuestionMarkIcon />} />}
            suffix={
              <span style={{ paddingInlineEnd: 12 }}>
                <SaveStatus state="saved" />
              </span>
            }
          />
          <Select
            label="Group"
            placeholder="Choose a group"
            value={group}
            onValueChange={setGroup}
            options={[
              { value: 'a', label: 'Saturday Fourball' },
              { value: 'b', label: 'The Featherstonehaugh-Smythe Invitational Society' },
              { value: 'c', label: 'Closed group', disabled: true },
            ]}
          />
          <Checkbox
            label={
              <>
                I accept the <a href="#terms">Terms of Service</a> and the <a href="#privacy">Privacy Policy</a>
              </>
            }
            error="You must accept the Terms of Service and Privacy Policy to register"
          />
          <Checkbox label="Send me news now and then" hint="You can stop it any time." defaultChecked />
          <Switch label="FBT" hint="Front, back and total" defaultChecked />
          <Switch label="Points" />
        </Stack>
      </Card>
    </Section>
  );
}
