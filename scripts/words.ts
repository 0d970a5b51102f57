/** `npm run check`, words: reads every `words.<language>.ts` and prints what is wrong with them. */
import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { languages } from '../shared/src/domain/index.ts';
import { findWordsFaults, type WordTree } from './findWordsFaults.ts';

const root = resolve(import.meta.dirname, '..');
const endings = languages.map((language) => `.${language}.ts`);
const files = globSync(`**/*{${endings.join(',')}}`, {
  cwd: root,
  exclude: ['**/node_modules/**', '.cache/**', '**/dist/**'],
});
const parts = new Set(files.map((file) => file.replace(/\.\w+\.ts$/, '')));

const faults = await Promise.all([...parts].map(faultsOf));
for (const fault of faults.flat()) console.error(fault);
if (parts.size === 0) console.error('No words file was found: the check looked at nothing.');
else console.log(`${files.length} words files of ${parts.size} parts`);
process.exitCode = parts.size === 0 || faults.flat().length > 0 ? 1 : 0;

async function faultsOf(part: string): Promise<string[]> {
  const missing = languages.filter((language) => !files.includes(`${part}.${language}.ts`));
  if (missing.length > 0) return [`${part}: there are no words in ${missing.join(', ')}.`];
  const words = await Promise.all(
    languages.map(async (language) => [language, await readWords(`${part}.${language}.ts`)]),
  );
  return findWordsFaults(Object.fromEntries(words) as Record<string, WordTree>).map(
    (fault) => `${part}: ${fault}`,
  );
}

/** The one object that a words file exports, by whatever name. */
async function readWords(file: string): Promise<WordTree> {
  const exported = (await import(pathToFileURL(resolve(root, file)).href)) as object;
  const [words, ...more] = Object.values(exported) as unknown[];
  if (typeof words !== 'object' || words === null || more.length > 0)
    throw new Error(`${file} must export one object of words.`);
  return words as WordTree;
}
