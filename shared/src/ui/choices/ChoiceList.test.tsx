import { useState } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { pauseAfterClick } from '../../testing/pauseAfterClick.ts';
import { ChoiceList } from './ChoiceList.tsx';

const choices = [
  { value: 1, text: 'None' },
  { value: 2, text: 'Some' },
  { value: 3, text: 'All' },
];

function show(start: number | null, isDisabled = false) {
  const handedOn: (number | null)[] = [];
  function Harness() {
    const [value, setValue] = useState(start);
    return (
      <ChoiceList
        label="Who has a plan?"
        choices={choices}
        value={value}
        onChange={(next) => {
          handedOn.push(next);
          setValue(next);
        }}
        isDisabled={isDisabled}
      />
    );
  }
  render(<Harness />);
  return handedOn;
}

const choice = (name: string) => screen.getByRole('radio', { name });

describe('a list of choices', () => {
  it('is one group, named by its question', () => {
    show(2);
    expect(screen.getByRole('radiogroup', { name: 'Who has a plan?' })).toBeInTheDocument();
    expect(choice('Some')).toBeChecked();
  });

  it('is answered by a click on the label of a choice', async () => {
    const handedOn = show(null);
    await userEvent.click(screen.getByText('All'));
    expect(handedOn).toEqual([3]);
    expect(choice('All')).toBeChecked();
  });

  it('is cleared by a second click on the chosen choice', async () => {
    const handedOn = show(null);
    await userEvent.click(screen.getByText('All'));
    pauseAfterClick();
    await userEvent.click(screen.getByText('All'));
    expect(handedOn).toEqual([3, null]);
    expect(choice('All')).not.toBeChecked();
    pauseAfterClick();
    await userEvent.click(screen.getByText('All'));
    expect(handedOn).toEqual([3, null, 3]);
  });

  it('changes its choice with the arrow keys', async () => {
    const handedOn = show(1);
    await userEvent.tab();
    expect(choice('None')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    expect(handedOn).toEqual([2]);
    expect(choice('Some')).toHaveFocus();
  });

  test.each([
    ['Space', ' '],
    ['Backspace', '{Backspace}'],
    ['Delete', '{Delete}'],
  ])('is cleared by pressing %s on the chosen choice, which keeps the focus', async (_, key) => {
    const handedOn = show(2);
    await userEvent.tab();
    await userEvent.keyboard(key);
    expect(handedOn).toEqual([null]);
    expect(choice('Some')).not.toBeChecked();
    expect(choice('Some')).toHaveFocus();
  });

  it('selects a choice again with Space after it was cleared with Space', async () => {
    const handedOn = show(2);
    await userEvent.tab();
    await userEvent.keyboard('  ');
    expect(handedOn).toEqual([null, 2]);
  });

  it('ignores Backspace and Delete on a choice that is not chosen', async () => {
    const handedOn = show(null);
    await userEvent.tab();
    await userEvent.keyboard('{Backspace}{Delete}');
    expect(handedOn).toEqual([]);
  });

  it('cannot be changed while it is disabled', async () => {
    const handedOn = show(2, true);
    await userEvent.click(screen.getByText('All'));
    await userEvent.click(screen.getByText('Some'));
    expect(handedOn).toEqual([]);
    expect(choice('Some')).toBeDisabled();
  });
});
