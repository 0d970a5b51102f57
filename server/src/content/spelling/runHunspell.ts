import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { devNull } from 'node:os';
import { text } from 'node:stream/consumers';

/** The words that the dictionary does not have; or why it could not be asked. */
export type HunspellReply = { unknown: ReadonlySet<string> } | { refusal: string };

/**
 * Asks hunspell about many words in one go.
 * @param words letters and apostrophes only, as `-l` would cut anything else to pieces
 * @param program hunspell, by its name or full path
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
  // The word list of whoever runs this must not decide: `-p` names another one, which is empty.
  const args = ['-d', dictionary, '-i', 'utf-8', '-p', devNull, '-l'];
  const child = spawn(program, args, { stdio: 'pipe' });
  // Without its dictionary it ends before it has read a word; its exit tells.
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
