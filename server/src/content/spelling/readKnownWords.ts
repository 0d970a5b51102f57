import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { ContentIssue } from '../contentIssue.ts';

/** Correct words that no dictionary contains. */
export type KnownWords = {
  has: (word: string) => boolean;
  issues: ContentIssue[];
};

/**
 * Reads a word list, `spelling/<language>.txt`: one word per line, `#` starts a comment. `brend*` matches every word
 * with that prefix. A lower-case entry also matches capitalized words; an entry with capitals matches exactly.
 * @param path path of the list; a missing file is an empty list
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
