import { useEffect, useEffectEvent } from 'react';
import type { Grade } from '@cert/shared/domain';

/**
 * Listens for shortcuts on the whole page, so that the certifier does not need to move the focus first. Dialogs handle
 * their own keys.
 */
export function useMeetingKeys({
  characters,
  onCommand,
}: {
  /** The commands of keys that type a character. */
  characters: CharacterKeys;
  onCommand: (command: MeetingCommand) => void;
}): void {
  const follow = useEffectEvent((event: KeyboardEvent) => {
    const place = placeOf(event.target);
    if (!place || event.defaultPrevented) return;
    const command = commandOf(event, place, characters);
    if (!command) return;
    event.preventDefault();
    onCommand(command);
  });
  useEffect(() => {
    document.addEventListener('keydown', follow);
    return () => document.removeEventListener('keydown', follow);
  }, []);
}

function placeOf(target: EventTarget | null): KeyPlace | undefined {
  if (!(target instanceof Element)) return 'page';
  if (target.closest('dialog')) return undefined;
  if (target.closest('input[type="radio"]')) return 'choice';
  if (target.closest('input[type="checkbox"]')) return 'page';
  return target.closest('input, textarea, select, [contenteditable]') ? 'text' : 'page';
}

/** Changes the reader's own grade. */
export type GradeCommand =
  | { kind: 'grade'; grade: Grade }
  /** Half a grade up or down. */
  | { kind: 'step'; direction: 1 | -1 }
  | { kind: 'clear' };

/** The command of a keyboard shortcut in the meeting. */
export type MeetingCommand =
  GradeCommand | { kind: 'next' | 'previous' | 'notes' | 'page' | 'time' | 'criteria' | 'help' };

/** Where the key was pressed: in a text field, in a choice that arrow keys control, or elsewhere on the page. */
export type KeyPlace = 'text' | 'choice' | 'page';

type Pressed = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey'>;

/**
 * Returns the command of a key; undefined for keys that belong to the browser or to the focused element.
 * @param characters `noCharacters` after the user has switched character keys off, because speech input can trigger them
 * (WCAG 2.1.4)
 */
export function commandOf(
  { key, altKey, ctrlKey, metaKey }: Pressed,
  place: KeyPlace,
  characters: CharacterKeys,
): MeetingCommand | undefined {
  if (altKey || ctrlKey || metaKey) return undefined;
  if (place === 'text') return key === 'Escape' ? { kind: 'page' } : undefined;
  if (key.length === 1) return characters.get(key.toLowerCase());
  if (place === 'choice' && key.startsWith('Arrow')) return undefined;
  return otherKeys.get(key);
}

const wholeGrades: Grade[] = [0, 1, 2, 3];

export type CharacterKeys = ReadonlyMap<string, MeetingCommand>;

/** No key that types a character is a command. */
export const noCharacters: CharacterKeys = new Map();

/** The characters that change a grade. */
export const gradeCharacters: ReadonlyMap<string, GradeCommand> = new Map<string, GradeCommand>([
  ...wholeGrades.map((grade) => [String(grade), { kind: 'grade', grade }] as const),
  ['+', { kind: 'step', direction: 1 }],
  ['-', { kind: 'step', direction: -1 }],
]);

/** The characters of the meeting page. */
export const meetingCharacters: CharacterKeys = new Map<string, MeetingCommand>([
  ...gradeCharacters,
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

/** The shortcuts of the meeting and their keys, in the order of the list that explains them. */
export const meetingKeyRows = [
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
