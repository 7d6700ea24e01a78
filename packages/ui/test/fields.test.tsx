/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type FormEvent, useState } from 'react';
import { Button, Checkbox, NumberField, PasswordField, SegmentedControl, Select, TextField } from '../src/index';

test('when a field has help and an error, then both describe it', () => {
  const { rerender } = render(<TextField label="Email" hint="We never share it." />);
  const field = screen.getByLabelText('Email');
  expect(field).toHaveAccessibleDescription('We never share it.');
  expect(field).toBeValid();

  rerender(<TextField label="Email" hint="We never share it." error="Please enter a valid email address" />);
  expect(field).toHaveAccessibleDescription('We never share it. Please enter a valid email address');
  expect(field).toBeInvalid();
});

test('when an error appears, then a live region announces it', () => {
  const { rerender, container } = render(<TextField label="Email" />);
  const live = container.querySelector('[aria-live="polite"]');
  expect(live).toBeEmptyDOMElement();
  rerender(<TextField label="Email" error="Password is required" />);
  expect(live).toHaveTextContent('Password is required');
});

test('when Show password is pressed, then the password shows; Hide password hides it again', async () => {
  render(<PasswordField label="Password" autoComplete="new-password" defaultValue="hunter22" />);
  const field = screen.getByLabelText('Password');
  expect(field).toHaveAttribute('type', 'password');
  expect(field).toHaveAttribute('autocomplete', 'new-password');

  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(field).toHaveAttribute('type', 'text');
  await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(field).toHaveAttribute('type', 'password');
});

function Dollars({ decimals }: { decimals: 0 | 2 }) {
  const [value, setValue] = useState('');
  return <NumberField label="Value" value={value} onValueChange={setValue} decimals={decimals} />;
}

test.each([
  [2, '12.505x', '12.505x', 'decimal'],
  [2, '1,5', '1,5', 'decimal'],
  [0, '1-5x', '15', 'numeric'],
  [0, '7e2', '72', 'numeric'],
] as const)('when a field has %d decimals and "%s" is typed, then it becomes "%s"', async (decimals, typed, kept, inputMode) => {
  render(<Dollars decimals={decimals} />);
  await userEvent.type(screen.getByLabelText('Value'), typed);
  expect(screen.getByLabelText('Value')).toHaveValue(kept);
  expect(screen.getByLabelText('Value')).toHaveAttribute('inputmode', inputMode);
});

test('when -5 is pasted as whole number, then nothing is taken', async () => {
  render(<Dollars decimals={0} />);
  const field = screen.getByLabelText('Value');
  await userEvent.type(field, '3');
  await userEvent.clear(field);
  await userEvent.click(field);
  await userEvent.paste('-5');
  expect(field).toHaveValue('');
  expect(field).toBeInvalid();
  expect(screen.getByText('Whole numbers only')).toBeInTheDocument();
  await userEvent.paste('12');
  expect(field).toHaveValue('12');
  expect(field).toBeValid();
});

test('when a submit button is busy, then nothing submits again', async () => {
  const onSubmit = jest.fn((event: FormEvent) => event.preventDefault());
  const form = (busy: boolean) => (
    <form onSubmit={onSubmit}>
      <TextField label="Name" />
      <Button type="submit" variant="primary" busy={busy} busyLabel="Saving...">
        Save
      </Button>
    </form>
  );
  const { rerender } = render(form(false));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(onSubmit).toHaveBeenCalledTimes(1);

  rerender(form(true));
  const button = screen.getByRole('button', { name: 'Saving...' });
  expect(button).toHaveFocus();
  await userEvent.click(button);
  await userEvent.type(screen.getByLabelText('Name'), 'Ann{Enter}');
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

test("when a checkbox's words are pressed, then it is ticked", async () => {
  const onCheckedChange = jest.fn();
  render(
    <Checkbox
      label={
        <>
          I accept the <a href="#terms">Terms</a>
        </>
      }
      error="You must accept"
      onCheckedChange={onCheckedChange}
    />,
  );
  const box = screen.getByRole('checkbox', { name: 'I accept the Terms' });
  expect(box).toHaveAccessibleDescription('You must accept');
  expect(screen.getByRole('link', { name: 'Terms' })).toBeInTheDocument();
  expect(box).not.toBeChecked();
  await userEvent.click(screen.getByText(/I accept/));
  expect(box).toBeChecked();
  expect(onCheckedChange).toHaveBeenCalledWith(true);
});

test('when an arrow key is pressed, then the next radio is chosen', async () => {
  const onValueChange = jest.fn();
  const options = [
    { value: 'points' as const, label: 'Points Only' },
    { value: 'fbt' as const, label: 'FBT Only' },
  ];
  render(<SegmentedControl label="What to pay" options={options} value="points" onValueChange={onValueChange} />);
  expect(screen.getByRole('group', { name: 'What to pay' })).toBeInTheDocument();
  await userEvent.tab();
  expect(screen.getByRole('radio', { name: 'Points Only' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  expect(onValueChange).toHaveBeenCalledWith('fbt');
});

test('when nothing is chosen in a select, then it asks', async () => {
  function Groups() {
    const [group, setGroup] = useState<string>();
    const options = [
      { value: 'a', label: 'Saturday' },
      { value: 'b', label: 'Sunday' },
    ];
    return <Select label="Group" placeholder="Choose a group" options={options} value={group} onValueChange={setGroup} />;
  }
  render(<Groups />);
  const select = screen.getByRole('combobox', { name: 'Group' });
  expect(select).toHaveDisplayValue('Choose a group');
  await userEvent.selectOptions(select, 'Sunday');
  expect(select).toHaveDisplayValue('Sunday');
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Saturday', 'Sunday']);
});
