import type { Saver } from './savers.ts';

/** The functions that all savers of texts have in common. The empty text means that the value is cleared. */
export const textValue: Required<Pick<Saver<string>, 'read' | 'isSame' | 'describe'>> = {
  read: (stored) => (typeof stored === 'string' ? stored : ''),
  /** Blank texts are equal, because the server stores each of them as an empty text. */
  isSame: (a, b) => (a.trim() === '' ? b.trim() === '' : a === b),
  describe: (text) => (text === '' ? [] : [text]),
};
