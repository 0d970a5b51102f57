import { useState } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { pauseAfterClick } from '../../testing/pauseAfterClick.ts';
import type { Grade } from '../../domain/grades/grade.ts';
import type { Language } from '../../domain/texts/languages.ts';
import { GradeScale } from './GradeScale.tsx';

type Start = { value: Grade | null; language?: Language; isDisabled?: boolean };

function show({ value: start, language = 'en', isDisabled }: Start) {
  const handedOn: (Grade | null)[] = [];
  function Harness() {
    const [value, setValue] = useState(start);
    return (
      <GradeScale
        label="Your grade"
        tone="own"
        value={value}
        onChange={(next) => {
          handedOn.push(next);
          setValue(next);
        }}
        language={language}
        suggestion={{ grade: 2, text: 'suggested' }}
        isDisabled={isDisabled ?? false}
      />
    );
  }
  render(<Harness />);
  return handedOn;
}

const names = () =>
  screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent);

describe('the scale of grades', () => {
  it('offers 0 to 3 in half steps in the format of the language, and tells screen readers the system suggestion', () => {
    show({ value: null, language: 'hr' });
    expect(names()).toEqual(['0', '0,5', '1', '1,5', '2', '2,5', '3']);
    expect(screen.getByRole('radio', { name: '2' })).toHaveAccessibleDescription('suggested');
    expect(screen.getByRole('radio', { name: '3' })).not.toHaveAccessibleDescription();
    expect(screen.getByRole('radiogroup', { name: 'Your grade' })).toBeInTheDocument();
  });

  it('gives a grade by a click and clears it by a second click', async () => {
    const handedOn = show({ value: null });
    await userEvent.click(screen.getByText('2.5'));
    expect(screen.getByRole('radio', { name: '2.5' })).toBeChecked();
    pauseAfterClick();
    await userEvent.click(screen.getByText('2.5'));
    expect(handedOn).toEqual([2.5, null]);
    expect(screen.queryByRole('radio', { checked: true })).not.toBeInTheDocument();
  });

  it('can give the grade 0, which differs from no grade', async () => {
    const handedOn = show({ value: null });
    await userEvent.click(screen.getByText('0'));
    expect(handedOn).toEqual([0]);
    expect(screen.getByRole('radio', { name: '0' })).toBeChecked();
  });

  it('changes its grade with the arrow keys and clears it with Delete', async () => {
    const handedOn = show({ value: 1.5 });
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByRole('radio', { name: '2' })).toHaveFocus();
    await userEvent.keyboard('{Delete}');
    expect(handedOn).toEqual([2, null]);
  });

  it('shows a locked grade that cannot be changed', async () => {
    const handedOn = show({ value: 3, isDisabled: true });
    await userEvent.click(screen.getByText('1'));
    await userEvent.click(screen.getByText('3'));
    expect(handedOn).toEqual([]);
    expect(screen.getByRole('radio', { name: '3' })).toBeChecked();
  });
});
