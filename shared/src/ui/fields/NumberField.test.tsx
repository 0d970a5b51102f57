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
  it('groups the digits, and shows them without grouping while it is edited', async () => {
    const { field, handedOn } = show({ start: 12345.5, language: 'hr', decimals: 2 });
    expect(field).toHaveValue('12.345,50');
    await userEvent.click(field);
    expect(field).toHaveValue('12345,5');
    await userEvent.tab();
    expect(field).toHaveValue('12.345,50');
    expect(handedOn).toEqual([]);
  });

  it('selects the whole number when Tab reaches it, so that typing replaces it', async () => {
    const { field, handedOn } = show({ start: 1234, language: 'en' });
    await userEvent.tab();
    expect([field.selectionStart, field.selectionEnd]).toEqual([0, 4]);
    await userEvent.keyboard('5');
    expect(field).toHaveValue('5');
    expect(handedOn).toEqual([5]);
  });

  it('leaves the caret where the user clicks', async () => {
    const { field } = show({ start: 1234, language: 'en' });
    await userEvent.click(field);
    expect(field.selectionStart).toBe(field.selectionEnd);
  });

  it('accepts a comma and a point as decimal mark', async () => {
    const { field, handedOn } = show({ start: null, language: 'hr', decimals: 2 });
    await userEvent.type(field, '7.5');
    expect(handedOn.at(-1)).toBe(7.5);
    await userEvent.clear(field);
    await userEvent.type(field, '8,25');
    expect(handedOn.at(-1)).toBe(8.25);
    await userEvent.tab();
    expect(field).toHaveValue('8,25');
  });

  it('reports the value from before the typing again if the typed number becomes invalid', async () => {
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

  it('reports null as its value when it is cleared', async () => {
    const { field, handedOn } = show({ start: 5, language: 'en' });
    await userEvent.clear(field);
    expect(handedOn).toEqual([null]);
  });

  it('keeps an invalid number with an error, and reports the value from before the typing', async () => {
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

  it('is never changed by an arrow key, and its number stays selected', async () => {
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
  ])('keeps the pasted text %j with an error, and reports no new value', async (pasted) => {
    const { field, handedOn } = show({ start: 40, language: 'hr' });
    await userEvent.tab();
    await userEvent.paste(pasted);
    await userEvent.tab();
    expect(field).toHaveValue(pasted.replace(/[\r\n]+/, '\t'));
    expect(screen.getByRole('alert')).toHaveTextContent('Enter a number.');
    expect(handedOn).toEqual([]);
  });

  it('accepts a pasted number with a line break at its end, but not with a line break in the middle', async () => {
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

  it('reports no new value if the same number is typed in another format', async () => {
    const { field, handedOn } = show({ start: 5, language: 'hr', decimals: 2 });
    await userEvent.type(field, ',0');
    expect(handedOn).toEqual([]);
  });

  it('replaces invalid text by a value that somebody else saves', async () => {
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

  describe('that has the focus and contains 40 while another person saves 55', () => {
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
    ])('reports no new value and keeps 55 if the user %s', async (_what, enter) => {
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

    it('restores 55, not 40, if the user types a number that becomes too high', async () => {
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

  it('refuses letters with an error message', async () => {
    const { field, handedOn } = show({ start: null, language: 'en' });
    await userEvent.type(field, 'x');
    expect(screen.getByRole('alert')).toHaveTextContent('Enter a number.');
    expect(handedOn).toEqual([]);
  });

  describe('with text that can be read as two numbers', () => {
    it.each([
      ['en', '1.500', '1.5', '1,500'],
      ['hr', '1,500', '1,5', '1.500'],
      ['sr', '1,500', '1,5', '1.500'],
    ] as const)(
      'reports no new value before the user chooses one (%s)',
      async (language, text, ...names) => {
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
      },
    );

    it('takes and shows the second number if the user clicks it', async () => {
      const { field, handedOn } = show({ start: null, language: 'en', decimals: 2 });
      await userEvent.click(field);
      await userEvent.paste('1.500');
      await userEvent.click(screen.getByRole('button', { name: '1,500' }));
      await waitFor(() => expect(field).toHaveFocus());
      await userEvent.tab();
      expect(handedOn).toEqual([1500]);
      expect(field).toHaveValue('1,500');
    });

    it('offers only the valid one of the two numbers', async () => {
      const { field, handedOn } = show({ start: null, language: 'en' });
      await userEvent.click(field);
      await userEvent.paste('100.000');
      expect(screen.getByRole('button')).toHaveTextContent('100');
      expect(handedOn).toEqual([]);
    });
  });

  it('has its unit and its hint as description', () => {
    const { field } = show({ start: 3, language: 'en', unit: '€' });
    expect(field).toHaveAccessibleDescription('€ Before tax');
  });

  it('shows all digits of a number that is more precise than expected', () => {
    const { field } = show({ start: 2.5, language: 'en' });
    expect(field).toHaveValue('2.5');
  });
});
