import { useState } from 'react';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { pauseAfterClick } from '../../testing/pauseAfterClick.ts';
import { Checkbox } from './Checkbox.tsx';
import { ChoiceList } from './ChoiceList.tsx';
import { GradeScale } from './GradeScale.tsx';
import { Switch } from './Switch.tsx';
import { useSingleClick } from './choiceGestures.ts';

type Props = { onChange: (value: unknown) => void };

function useValue<Value>(start: Value, { onChange }: Props) {
  const [value, setValue] = useState(start);
  const change = (next: Value) => {
    onChange(next);
    setValue(next);
  };
  return [value, change] as const;
}

function Answers(props: Props) {
  const [value, onChange] = useValue<string | null>(null, props);
  const choices = ['2', '3'].map((text) => ({ value: text, text }));
  return <ChoiceList label="How many?" {...{ choices, value, onChange }} />;
}

function Grades(props: Props) {
  const [value, onChange] = useValue<2 | null>(null, props);
  return (
    <GradeScale
      label="Your grade"
      tone="own"
      language="en"
      value={value}
      onChange={(next) => onChange(next as 2 | null)}
    />
  );
}

function Tick(props: Props) {
  const [isChecked, onChange] = useValue(false, props);
  return <Checkbox text="2" {...{ isChecked, onChange }} />;
}

function Setting(props: Props) {
  const [isOn, onChange] = useValue(false, props);
  return <Switch text="2" {...{ isOn, onChange }} />;
}

function Bookmark(props: Props) {
  const [isOn, onChange] = useValue(false, props);
  return (
    <button aria-pressed={isOn} onClick={() => onChange(!isOn)} {...useSingleClick()}>
      2
    </button>
  );
}

const controls = [
  { name: 'an answer', Control: Answers, role: 'radio', chosen: '2', cleared: null },
  { name: 'a grade', Control: Grades, role: 'radio', chosen: 2, cleared: null },
  { name: 'a tick', Control: Tick, role: 'checkbox', chosen: true, cleared: false },
  { name: 'a switch', Control: Setting, role: 'switch', chosen: true, cleared: false },
  { name: 'a bookmark', Control: Bookmark, role: 'button', chosen: true, cleared: false },
] as const;

const gestures: [string, (user: UserEvent, target: Element) => Promise<void>][] = [
  ['a double click', (user, target) => user.dblClick(target)],
  ['a triple click', (user, target) => user.tripleClick(target)],
  [
    'two clicks in quick succession',
    async (user, target) => {
      await user.click(target);
      await user.click(target);
    },
  ],
  [
    'a double tap',
    async (user, target) => {
      await user.pointer([
        { keys: '[TouchA]', target },
        { keys: '[TouchA]', target },
      ]);
    },
  ],
];

describe.each(controls)('$name', ({ Control, role, chosen, cleared }) => {
  function show() {
    const onChange = jest.fn();
    render(<Control onChange={onChange} />);
    const control = screen.getByRole(role, { name: '2' });
    return { control, words: screen.getByText('2'), user: userEvent.setup(), onChange };
  }
  const values = (onChange: jest.Mock) => onChange.mock.calls.flat();

  it.each(gestures)('is chosen, and not cleared at once, by %s', async (_gesture, make) => {
    const { control, user, onChange } = show();
    await make(user, control);
    expect(values(onChange)).toEqual([chosen]);
  });

  it.each(gestures)(
    'is chosen, and not cleared at once, by %s on its label',
    async (_gesture, make) => {
      const { words, user, onChange } = show();
      await make(user, words);
      expect(values(onChange)).toEqual([chosen]);
    },
  );

  it('is cleared by a click after a pause, and chosen again by the next click', async () => {
    const { words, user, onChange } = show();
    await user.click(words);
    pauseAfterClick();
    await user.click(words);
    pauseAfterClick();
    await user.click(words);
    expect(values(onChange)).toEqual([chosen, cleared, chosen]);
  });

  it('is chosen and cleared by keys however quickly they are pressed', async () => {
    const { control, user, onChange } = show();
    control.focus();
    await user.keyboard('  ');
    expect(values(onChange)).toEqual([chosen, cleared]);
  });
});

describe('a series of quick clicks', () => {
  it('is over as soon as another choice is clicked', async () => {
    const user = userEvent.setup();
    const onChange = jest.fn();
    render(<Grades onChange={onChange} />);
    await user.click(screen.getByText('2'));
    await user.click(screen.getByText('3'));
    await user.click(screen.getByText('2'));
    expect(onChange.mock.calls.flat()).toEqual([2, 3, 2]);
  });

  it('counts as one click while the browser counts the clicks as one series, however slow they are', () => {
    const onChange = jest.fn();
    render(<Answers onChange={onChange} />);
    fireEvent.click(screen.getByText('2'), { detail: 1 });
    pauseAfterClick();
    fireEvent.click(screen.getByText('2'), { detail: 2 });
    expect(onChange.mock.calls.flat()).toEqual(['2']);
  });
});
