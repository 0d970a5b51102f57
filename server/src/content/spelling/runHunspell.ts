import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { devNull } from 'node:os';
import { text } from 'node:stream/consumers';

/** The words that the dictionary does not contain; or why hunspell could not run. */
export type HunspellReply = { unknown: ReadonlySet<string> } | { refusal: string };

/**
 * Checks many words in one run of hunspell.
 * @param words letters and apostrophes only, because `-l` splits at other characters
 * @param program name or path of hunspell
 */
export async function runHunspell({
  dictionary,
  words,
  program = 'hunspell',
}: {
  dictionary: string;
  words: readonly string[];
  program?: string;
}): Promise<HunspellReply> {
  // `-p` replaces the user's personal dictionary by an empty one.
  const args = ['-d', dictionary, '-i', 'utf-8', '-p', devNull, '-l'];
  const child = spawn(program, args, { stdio: 'pipe' });
  // Ignores the error of writing to a hunspell that has exited, for example without a dictionary: its exit code is
  // checked instead.
  child.stdin.on('error', () => undefined);
  child.stdin.end(words.map((word) => `${word}\n`).join(''));
  const output = Promise.all([text(child.stdout), text(child.stderr)]);
  const ended = once(child, 'close') as Promise<[code: number | null]>;
  try {
    const [[code], [found, complaint]] = await Promise.all([ended, output]);
    if (code !== 0) return { refusal: complaint.trim() || `${program} ended with code ${code}` };
    return { unknown: new Set(found.split('\n').filter(Boolean)) };
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    return { refusal: code === 'ENOENT' ? `${program} is not installed` : message };
  }
}
