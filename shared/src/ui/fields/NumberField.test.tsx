import { useState } from 'react';
import { render, screen, waitFor, within } from '@testing-library/react';
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

  it('is never changed by an arrow key, and stays selected for the typing', async () => {
    const { field, handedOn } = show({ start: 7200, language: 'en', decimals: 2 });
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowUp}{ArrowDown}');
    expect(handedOn).toEqual([]);
    await userEvent.keyboard('12');
    expect(field).toHaveValue('12');
    await userEvent.clear(field);
    await userEvent.keyboard('{ArrowDown}{ArrowUp}');
    expect(handedOn.at(-1)).toBeNull();
    await userEvent.keyboard('x{ArrowUp}');
    expect(field).toHaveValue('x');
  });

  it.each([
    '12\t34',
    '12\t345',
    '12\n34',
    '12\n345',
    '12\r\n345',
    '12 34',
    "12'34",
    '12%34',
    '12€34',
  ])('refuses %j when it is pasted, keeps its text and hands nothing on', async (pasted) => {
    const { field, handedOn } = show({ start: 40, language: 'hr' });
    await userEvent.tab();
    await userEvent.paste(pasted);
    await userEvent.tab();
    expect(field).toHaveValue(pasted.replace(/[\r\n]+/, '\t'));
    expect(screen.getByRole('alert')).toHaveTextContent('Enter a number.');
    expect(handedOn).toEqual([]);
  });

  it('takes a pasted number with the line break after it, into the middle of its text', async () => {
    const { field, handedOn } = show({ start: null, language: 'hr' });
    await userEvent.click(field);
    await userEvent.paste('1234\r\n');
    expect(handedOn).toEqual([1234]);
    await userEvent.tab();
    await userEvent.click(field);
    field.setSelectionRange(1, 3);
    await userEvent.paste('9\n8');
    expect(field).toHaveValue('19\t84');
    expect(handedOn).toEqual([1234]);
  });

  it('hands nothing on when the same number is typed in another way', async () => {
    const { field, handedOn } = show({ start: 5, language: 'hr', decimals: 2 });
    await userEvent.type(field, ',0');
    expect(handedOn).toEqual([]);
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

  describe('while another person stores 55 over the 40 that has the focus', () => {
    function showMeanwhile() {
      const handedOn: (number | null)[] = [];
      function Harness() {
        const [value, setValue] = useState<number | null>(40);
        return (
          <>
            <NumberField
              label="Amount"
              value={value}
              onChange={(next) => {
                handedOn.push(next);
                setValue(next);
              }}
              format={{ language: 'en' }}
              issueOf={(entered, stays) =>
                entered <= 100 ? undefined : `At most 100. ${String(stays)} stays.`
              }
            />
            <button onMouseDown={(event) => event.preventDefault()} onClick={() => setValue(55)}>
              Other
            </button>
          </>
        );
      }
      render(<Harness />);
      return { field: screen.getByLabelText<HTMLInputElement>('Amount'), handedOn };
    }

    it.each([
      ['types a letter', (field: HTMLInputElement) => userEvent.type(field, 'x')],
      [
        'pastes a number that is too high',
        async (field: HTMLInputElement) => {
          field.select();
          await userEvent.paste('150');
        },
      ],
    ])('and one %s, nothing is handed on and 55 stays', async (_what, enter) => {
      const { field, handedOn } = showMeanwhile();
      await userEvent.tab();
      await userEvent.click(screen.getByRole('button', { name: 'Other' }));
      expect(field).toHaveFocus();
      expect(field).toHaveValue('55');
      await enter(field);
      expect(screen.getByRole('alert')).toHaveTextContent('55 stays.');
      await userEvent.tab();
      expect(field).toBeInvalid();
      expect(handedOn).toEqual([]);
    });

    it('and one types a number that becomes too high, 55 is restored and not 40', async () => {
      const { field, handedOn } = showMeanwhile();
      await userEvent.tab();
      await userEvent.click(screen.getByRole('button', { name: 'Other' }));
      field.select();
      await userEvent.keyboard('150');
      await userEvent.tab();
      expect(handedOn).toEqual([1, 15, 55]);
      expect(field).toHaveValue('150');
    });
  });

  it('refuses letters in a sentence', async () => {
    const { field, handedOn } = show({ start: null, language: 'en' });
    await userEvent.type(field, 'x');
    expect(screen.getByRole('alert')).toHaveTextContent('Enter a number.');
    expect(handedOn).toEqual([]);
  });

  describe('that can be read as two numbers', () => {
    it.each([
      ['en', '1.500', '1.5', '1,500'],
      ['hr', '1,500', '1,5', '1.500'],
      ['sr', '1,500', '1,5', '1.500'],
    ] as const)('is not handed on before one is chosen (%s)', async (language, text, ...names) => {
      const { field, handedOn } = show({ start: 40, language, decimals: 2 });
      await userEvent.tab();
      await userEvent.paste(text);
      const choices = within(screen.getByRole('group')).getAllByRole('button');
      expect(choices.map((button) => button.textContent)).toEqual(names);
      expect(screen.getByRole('group')).toHaveAccessibleDescription(/Enter a number\./);
      expect(field).toBeInvalid();
      expect(handedOn).toEqual([]);
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      expect(handedOn).toEqual([1.5]);
      expect(screen.queryByRole('group')).not.toBeInTheDocument();
      await waitFor(() => expect(field).toHaveFocus());
      expect(field).toBeValid();
    });

    it('takes the second reading by a click, and shows it', async () => {
      const { field, handedOn } = show({ start: null, language: 'en', decimals: 2 });
      await userEvent.click(field);
      await userEvent.paste('1.500');
      await userEvent.click(screen.getByRole('button', { name: '1,500' }));
      await waitFor(() => expect(field).toHaveFocus());
      await userEvent.tab();
      expect(handedOn).toEqual([1500]);
      expect(field).toHaveValue('1,500');
    });

    it('offers only what is valid', async () => {
      const { field, handedOn } = show({ start: null, language: 'en' });
      await userEvent.click(field);
      await userEvent.paste('100.000');
      expect(screen.getByRole('button')).toHaveTextContent('100');
      expect(handedOn).toEqual([]);
    });
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
