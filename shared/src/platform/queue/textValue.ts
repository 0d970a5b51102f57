import type { Saver } from './savers.ts';

/** The parts of a saver whose values are texts; the empty text is a cleared value. */
export const textValue: Required<Pick<Saver<string>, 'read' | 'isSame' | 'describe'>> = {
  /** Before contract 2 the queue kept each text as a comment's record, and `false` for a cleared one. */
  read(stored) {
    if (typeof stored === 'string') return stored;
    const { content } = (stored || {}) as { content?: unknown };
    return typeof content === 'string' ? content : '';
  },
  /** The server stores blank text as no text. */
  isSame: (a, b) => (a.trim() === '' ? b.trim() === '' : a === b),
  describe: (text) => (text === '' ? [] : [text]),
};
