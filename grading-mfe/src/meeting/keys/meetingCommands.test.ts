import {
  findMeetingCommand,
  meetingCharacterKeys,
  noCharacterKeys,
  type KeyPressTarget,
  type MeetingCommand,
} from './meetingCommands.ts';

const press = (key: string, held: Partial<KeyboardEvent> = {}) => ({
  ...{ key, altKey: false, ctrlKey: false, metaKey: false },
  ...held,
});

describe('a key in the meeting', () => {
  it.each<[string, KeyPressTarget, MeetingCommand | undefined]>([
    ['0', 'page', { kind: 'grade', grade: 0 }],
    ['3', 'page', { kind: 'grade', grade: 3 }],
    ['4', 'page', undefined],
    ['2', 'choice', { kind: 'grade', grade: 2 }],
    ['2', 'text', undefined],
    ['+', 'page', { kind: 'step', direction: 1 }],
    ['-', 'page', { kind: 'step', direction: -1 }],
    ['n', 'page', { kind: 'next' }],
    ['N', 'page', { kind: 'next' }],
    ['n', 'text', undefined],
    ['ArrowRight', 'page', { kind: 'next' }],
    ['ArrowLeft', 'page', { kind: 'previous' }],
    // Radio groups and text fields use the arrow keys themselves.
    ['ArrowRight', 'choice', undefined],
    ['ArrowLeft', 'text', undefined],
    ['Backspace', 'page', { kind: 'clear' }],
    ['Backspace', 'text', undefined],
    ['Escape', 'text', { kind: 'page' }],
    ['Escape', 'page', undefined],
    ['?', 'page', { kind: 'help' }],
    ['Enter', 'page', undefined],
  ])(
    '%s, pressed while the focus is in a %s, gives the command %j (undefined: none)',
    (key, place, command) => {
      expect(findMeetingCommand(press(key), place, meetingCharacterKeys)).toEqual(command);
    },
  );

  it.each([{ altKey: true }, { ctrlKey: true }, { metaKey: true }])(
    'is left to the browser if a modifier key is held: %j',
    (held) => {
      expect(
        findMeetingCommand(press('ArrowLeft', held), 'page', meetingCharacterKeys),
      ).toBeUndefined();
      expect(findMeetingCommand(press('n', held), 'page', meetingCharacterKeys)).toBeUndefined();
    },
  );

  it('does nothing if it types a character and such keys are switched off; other keys still work', () => {
    expect(findMeetingCommand(press('n'), 'page', noCharacterKeys)).toBeUndefined();
    expect(findMeetingCommand(press('?'), 'page', noCharacterKeys)).toBeUndefined();
    expect(findMeetingCommand(press('ArrowRight'), 'page', noCharacterKeys)).toEqual({
      kind: 'next',
    });
  });
});
