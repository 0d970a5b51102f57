import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { ContentIssue } from '../contentIssue.ts';

/** Words that are right although no dictionary has them. */
export type KnownWords = {
  has: (word: string) => boolean;
  issues: ContentIssue[];
};

/**
 * Reads a word list, `spelling/<language>.txt`: one word on each line, `#` before a comment. `brend*` stands for every
 * word that begins so. A word in small letters is also right with capitals, one with capitals only as it stands.
 * @param path where the list may be; none is an empty one
 */
export async function readKnownWords(path: string): Promise<KnownWords> {
  const lines = existsSync(path) ? (await readFile(path, 'utf8')).split('\n') : [];
  const entries = lines
    .map((text, index) => ({ line: index + 1, text: text.replace(/#.*/, '').trim() }))
    .filter(({ text }) => text !== '');
  const words = new Set(entries.map(({ text }) => text));
  const stems = entries.map(({ text }) => text).filter((text) => text.endsWith('*'));
  const beginnings = stems.map((stem) => stem.slice(0, -1));
  const hasExactly = (word: string) =>
    words.has(word) || beginnings.some((beginning) => word.startsWith(beginning));
  return {
    has: (word) => hasExactly(word) || hasExactly(word.toLowerCase()),
    issues: entries
      .filter(({ text }) => !/^[\p{L}\p{M}]+([-'][\p{L}\p{M}]+)*\*?$/u.test(text))
      .map(({ line, text }) => ({
        file: path,
        line,
        at: '',
        language: undefined,
        message: `“${text}” is not one word`,
      })),
  };
}
