import { useState } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { pauseAfterClick } from '../../testing/pauseAfterClick.ts';
import { Checkbox } from './Checkbox.tsx';
import { ChoiceGroup } from './ChoiceGroup.tsx';

function show({ isDisabled = false, describedBy = undefined as string | undefined } = {}) {
  const handedOn: [string, boolean][] = [];
  function One({ text }: { text: string }) {
    const [isChecked, setChecked] = useState(false);
    return (
      <Checkbox
        text={text}
        isChecked={isChecked}
        onChange={(next) => {
          handedOn.push([text, next]);
          setChecked(next);
        }}
        extra={{ content: <input aria-label={`How many ${text}`} />, place: 'beside' }}
      />
    );
  }
  render(
    <>
      <p id="why">Only of last year.</p>
      <ChoiceGroup label="Which did you use?" isDisabled={isDisabled} describedBy={describedBy}>
        <One text="Surveys" />
        <One text="Talks" />
      </ChoiceGroup>
    </>,
  );
  return handedOn;
}

const tick = (name: string) => screen.getByRole('checkbox', { name });

describe('checkboxes', () => {
  it('are one group, named by the question and described by its explanation', () => {
    show({ describedBy: 'why' });
    const group = screen.getByRole('group', { name: 'Which did you use?' });
    expect(group).toHaveAccessibleDescription('Only of last year.');
  });

  it('are ticked by a click on their label and unticked by a second click', async () => {
    const handedOn = show();
    await userEvent.click(screen.getByText('Talks'));
    expect(tick('Talks')).toBeChecked();
    expect(tick('Surveys')).not.toBeChecked();
    pauseAfterClick();
    await userEvent.click(screen.getByText('Talks'));
    expect(handedOn).toEqual([
      ['Talks', true],
      ['Talks', false],
    ]);
  });

  it('are reached by Tab, like the inputs beside them, and ticked by Space', async () => {
    const handedOn = show();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    expect(tick('Surveys')).toBeChecked();
    await userEvent.tab();
    expect(screen.getByRole('textbox', { name: 'How many Surveys' })).toHaveFocus();
    await userEvent.tab();
    expect(tick('Talks')).toHaveFocus();
    expect(handedOn).toEqual([['Surveys', true]]);
  });

  it('cannot be changed while their group is disabled, and neither can the inputs beside them', async () => {
    const handedOn = show({ isDisabled: true });
    await userEvent.click(screen.getByText('Talks'));
    expect(handedOn).toEqual([]);
    expect(tick('Talks')).toBeDisabled();
    expect(screen.getByRole('textbox', { name: 'How many Talks' })).toBeDisabled();
  });
});
