import type { Grade } from '@cert/shared/domain';
import type { MeetingCommand } from './MeetingCommand.ts';

/** Where the key was pressed: in a text field, in a choice that arrow keys control, or elsewhere on the page. */
export type KeyPlace = 'text' | 'choice' | 'page';

type Pressed = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey'>;

/**
 * Returns the command of a key; undefined for keys that belong to the browser or to the focused element.
 * @param hasCharacterKeys whether character keys are shortcuts. Users can switch them off, because speech input can
 * trigger them (WCAG 2.1.4)
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
