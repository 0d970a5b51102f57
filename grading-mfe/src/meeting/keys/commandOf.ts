import type { Grade } from '@cert/shared/domain';
import type { MeetingCommand } from './MeetingCommand.ts';

/** Where a key was pressed: in text that is typed, on a choice that arrow keys move, or anywhere else on the page. */
export type KeyPlace = 'text' | 'choice' | 'page';

type Pressed = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey'>;

/**
 * What a key asks for; undefined for keys that belong to the browser or to what is in focus.
 * @param hasCharacterKeys whether keys that type a character are commands, too: one can switch them off, as people who
 * speak to their machine must be able to (WCAG 2.1.4)
 */
export function commandOf(
  { key, altKey, ctrlKey, metaKey }: Pressed,
  place: KeyPlace,
  hasCharacterKeys: boolean,
): MeetingCommand | undefined {
  if (altKey || ctrlKey || metaKey) return undefined;
  if (place === 'text') return key === 'Escape' ? { kind: 'page' } : undefined;
  if (key.length === 1) return hasCharacterKeys ? characters.get(key.toLowerCase()) : undefined;
  if (place === 'choice' && key.startsWith('Arrow')) return undefined;
  return otherKeys.get(key);
}

const wholeGrades: Grade[] = [0, 1, 2, 3];

const characters = new Map<string, MeetingCommand>([
  ...wholeGrades.map((grade) => [String(grade), { kind: 'grade', grade }] as const),
  ['+', { kind: 'step', direction: 1 }],
  ['-', { kind: 'step', direction: -1 }],
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
