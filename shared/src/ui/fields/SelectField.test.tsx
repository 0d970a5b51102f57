import { useState } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SelectField } from './SelectField.tsx';

const choices = [
  { value: 3, text: 'Three' },
  { value: 7, text: 'Seven' },
];

function show({ error }: { error?: string } = {}) {
  const handedOn: (number | null)[] = [];
  function Harness() {
    const [value, setValue] = useState<number | null>(3);
    return (
      <SelectField
        label="Number"
        choices={choices}
        value={value}
        onChange={(next) => {
          handedOn.push(next);
          setValue(next);
        }}
        emptyText="Choose…"
        hint="Of two"
        error={error}
      />
    );
  }
  render(<Harness />);
  return { field: screen.getByLabelText('Number'), handedOn };
}

test('a select field passes on the chosen value in its own type', async () => {
  const { field, handedOn } = show();
  expect(field).toHaveDisplayValue('Three');
  await userEvent.selectOptions(field, 'Seven');
  expect(handedOn).toEqual([7]);
  expect(field).toHaveDisplayValue('Seven');
});

test('a chosen option of a select field can be cleared again', async () => {
  const { field, handedOn } = show();
  await userEvent.selectOptions(field, 'Choose…');
  expect(handedOn).toEqual([null]);
  expect(field).toHaveDisplayValue('Choose…');
});

test('a select field is described by its hint and its error', () => {
  const { field } = show({ error: 'Not this one.' });
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription('Of two Not this one.');
});
