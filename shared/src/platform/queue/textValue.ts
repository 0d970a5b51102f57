import type { Saver } from './savers.ts';

/** The functions that all savers of texts have in common. The empty text means that the value is cleared. */
export const textValue: Required<Pick<Saver<string>, 'read' | 'isSame' | 'describe'>> = {
  /** Before contract 2 the queue stored a text as the object `{content}`, and a cleared text as `false`. */
  read(stored) {
    if (typeof stored === 'string') return stored;
    const { content } = (stored || {}) as { content?: unknown };
    return typeof content === 'string' ? content : '';
  },
  /** Blank texts are equal, because the server stores each of them as an empty text. */
  isSame: (a, b) => (a.trim() === '' ? b.trim() === '' : a === b),
  describe: (text) => (text === '' ? [] : [text]),
};
