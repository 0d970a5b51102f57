import { useState } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NumberField } from './NumberField.tsx';
import type { NumberFormat } from './useNumberInput.ts';

const issueOf = (value: number) => {
  if (Number.isNaN(value)) return 'Enter a number.';
  return value > 99_999 ? 'At most 99,999.' : undefined;
};

function show({ start, ...format }: NumberFormat & { start: number | null }) {
  const handedOn: (number | null)[] = [];
  function Harness() {
    const [value, setValue] = useState(start);
    return (
      <NumberField
        label="Amount"
        value={value}
        onChange={(next) => {
          handedOn.push(next);
          setValue(next);
        }}
        format={format}
        issueOf={issueOf}
        hint="Before tax"
      />
    );
  }
  render(<Harness />);
  return { field: screen.getByLabelText<HTMLInputElement>('Amount'), handedOn };
}

describe('a number field', () => {
  it('groups the digits, and shows them bare while one types', async () => {
    const { field, handedOn } = show({ start: 12345.5, language: 'hr', decimals: 2 });
    expect(field).toHaveValue('12.345,50');
    await userEvent.click(field);
    expect(field).toHaveValue('12345,5');
    await userEvent.tab();
    expect(field).toHaveValue('12.345,50');
    expect(handedOn).toEqual([]);
  });

  it('selects the whole number on focus by keyboard, so that typing replaces it', async () => {
    const { field, handedOn } = show({ start: 1234, language: 'en' });
    await userEvent.tab();
    expect([field.selectionStart, field.selectionEnd]).toEqual([0, 4]);
    await userEvent.keyboard('5');
    expect(field).toHaveValue('5');
    expect(handedOn).toEqual([5]);
  });

  it('leaves the caret where a click puts it', async () => {
    const { field } = show({ start: 1234, language: 'en' });
    await userEvent.click(field);
    expect(field.selectionStart).toBe(field.selectionEnd);
  });

  it('takes comma and point alike', async () => {
    const { field, handedOn } = show({ start: null, language: 'hr', decimals: 2 });
    await userEvent.type(field, '7.5');
    expect(handedOn.at(-1)).toBe(7.5);
    await userEvent.clear(field);
    await userEvent.type(field, '8,25');
    expect(handedOn.at(-1)).toBe(8.25);
    await userEvent.tab();
    expect(field).toHaveValue('8,25');
  });

  it('passes on the earlier value again when an entry turns out to be invalid', async () => {
    const { field, handedOn } = show({ start: 40, language: 'en' });
    await userEvent.clear(field);
    await userEvent.type(field, '100000');
    expect(handedOn.at(-1)).toBe(40);
    expect(field).toHaveValue('100000');
    expect(screen.getByRole('alert')).toHaveTextContent('At most 99,999.');
    await userEvent.tab();
    await userEvent.click(field);
    await userEvent.type(field, '{Backspace}');
    expect(handedOn.at(-1)).toBe(10_000);
    await userEvent.type(field, '7');
    expect(handedOn.at(-1)).toBe(40);
  });

  it('hands on null when it is emptied', async () => {
    const { field, handedOn } = show({ start: 5, language: 'en' });
    await userEvent.clear(field);
    expect(handedOn).toEqual([null]);
  });

  it('says what is wrong while one types, keeps the text and hands it not on', async () => {
    const { field, handedOn } = show({ start: null, language: 'en' });
    await userEvent.type(field, '123456');
    expect(screen.getByRole('alert')).toHaveTextContent('At most 99,999.');
    expect(field).toBeInvalid();
    expect(handedOn.at(-1)).toBeNull();
    await userEvent.tab();
    expect(field).toHaveValue('123456');
    expect(field).toHaveAccessibleDescription(/At most 99,999\./);

    await userEvent.click(field);
    await userEvent.keyboard('{End}{Backspace}');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(field).toBeValid();
  });

  it('steps by one with the arrow keys, from nothing to 0, and never over its bounds', async () => {
    const { field, handedOn } = show({ start: null, language: 'en' });
    await userEvent.click(field);
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}');
    expect(handedOn).toEqual([0, 1, 0]);
    await userEvent.clear(field);
    await userEvent.type(field, '99999{ArrowUp}');
    expect(field).toHaveValue('99999');
  });

  it('shows a value that comes from elsewhere instead of what was refused', async () => {
    const field = (value: number | null) => (
      <NumberField
        label="Amount"
        value={value}
        onChange={() => {}}
        format={{ language: 'en' }}
        issueOf={issueOf}
      />
    );
    const { rerender } = render(field(null));
    await userEvent.type(screen.getByLabelText('Amount'), 'x');
    expect(screen.getByLabelText('Amount')).toHaveValue('x');
    rerender(field(40));
    expect(screen.getByLabelText('Amount')).toHaveValue('40');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('refuses letters in a sentence', async () => {
    const { field, handedOn } = show({ start: null, language: 'en' });
    await userEvent.type(field, 'x');
    expect(screen.getByRole('alert')).toHaveTextContent('Enter a number.');
    expect(handedOn).toEqual([]);
  });

  it('reads its unit and its hint out', () => {
    const { field } = show({ start: 3, language: 'en', unit: '€' });
    expect(field).toHaveAccessibleDescription('€ Before tax');
  });

  it('never hides the digits of a number that is more exact than expected', () => {
    const { field } = show({ start: 2.5, language: 'en' });
    expect(field).toHaveValue('2.5');
  });
});
