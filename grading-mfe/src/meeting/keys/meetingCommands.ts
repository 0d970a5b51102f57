import type { Grade } from '@cert/shared/domain';

/** Returns where a key was pressed; undefined in dialogs, which have keys of their own. */
export function findKeyPressTarget(target: EventTarget | null): KeyPressTarget | undefined {
  if (!(target instanceof Element)) return 'page';
  if (target.closest('dialog')) return undefined;
  if (target.closest('input[type="radio"]')) return 'choice';
  if (target.closest('input[type="checkbox"]')) return 'page';
  return target.closest('input, textarea, select, [contenteditable]') ? 'text' : 'page';
}

/** Changes a grade: the user’s own grade in the meeting and on area pages, the final grade on the board. */
export type GradeCommand =
  | { kind: 'grade'; grade: Grade }
  /** Changes the grade by half a grade; direction 1 is up. */
  | { kind: 'step'; direction: 1 | -1 }
  | { kind: 'clear' };

/** The command of a keyboard shortcut in the meeting. */
export type MeetingCommand =
  | GradeCommand
  | { kind: 'next' | 'previous' | 'page' | 'time' | 'criteria' | 'help' }
  /** Opens the comment. `typed`: what was typed into it while its area was not shown yet. */
  | { kind: 'notes'; typed?: string };

/** The element in which the key was pressed: a text field, a choice that arrow keys control, or another element. */
export type KeyPressTarget = 'text' | 'choice' | 'page';

type Pressed = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey'>;

/**
 * Returns the command of a key; undefined for keys that belong to the browser or to the focused element.
 * @param characters `noCharacterKeys` after the user has switched character keys off, because speech input can trigger
 * them (WCAG 2.1.4)
 */
export function findMeetingCommand(
  { key, altKey, ctrlKey, metaKey }: Pressed,
  keyTarget: KeyPressTarget,
  characters: CharacterKeys,
): MeetingCommand | undefined {
  if (altKey || ctrlKey || metaKey) return undefined;
  if (keyTarget === 'text') return key === 'Escape' ? { kind: 'page' } : undefined;
  if (key.length === 1) return characters.get(key.toLowerCase());
  if (keyTarget === 'choice' && key.startsWith('Arrow')) return undefined;
  return otherKeys.get(key);
}

const wholeGrades: Grade[] = [0, 1, 2, 3];

export type CharacterKeys = ReadonlyMap<string, MeetingCommand>;

/** No commands: for users who have switched character keys off. */
export const noCharacterKeys: CharacterKeys = new Map();

/** The commands of the character keys that change a grade. */
export const gradeCharacterKeys: ReadonlyMap<string, GradeCommand> = new Map<string, GradeCommand>([
  ...wholeGrades.map((grade) => [String(grade), { kind: 'grade', grade }] as const),
  ['+', { kind: 'step', direction: 1 }],
  ['-', { kind: 'step', direction: -1 }],
]);

/** The commands of all character keys in the meeting and on area pages. */
export const meetingCharacterKeys: CharacterKeys = new Map<string, MeetingCommand>([
  ...gradeCharacterKeys,
  ['n', { kind: 'next' }],
  ['p', { kind: 'previous' }],
  ['c', { kind: 'notes' }],
  ['t', { kind: 'time' }],
  ['k', { kind: 'criteria' }],
  ['?', { kind: 'help' }],
]);

const otherKeys = new Map<string, MeetingCommand>([
  ['ArrowRight', { kind: 'next' }],
  ['ArrowLeft', { kind: 'previous' }],
  ['Backspace', { kind: 'clear' }],
]);

/** The shortcuts of the meeting and their keys, in the order in which `ShortcutsDialog` lists them. */
export const meetingShortcuts = [
  { act: 'grade', keys: ['0', '1', '2', '3'] },
  { act: 'step', keys: ['+', '−'] },
  { act: 'clear', keys: ['Backspace'] },
  { act: 'next', keys: ['n', '→'] },
  { act: 'previous', keys: ['p', '←'] },
  { act: 'notes', keys: ['c'] },
  { act: 'leave', keys: ['Esc'] },
  { act: 'criteria', keys: ['k'] },
  { act: 'time', keys: ['t'] },
  { act: 'help', keys: ['?'] },
] as const;
