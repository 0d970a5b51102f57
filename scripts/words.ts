/** `npm run check`, words: reads every `words.<language>.ts` and prints what is wrong with them. */
import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { languages } from '../shared/src/domain/index.ts';
import { findWordsFaults } from './findWordsFaults.ts';
import { findWordsSpelling } from './findWordsSpelling.ts';
import type { WordTree } from './flattenWords.ts';

const root = resolve(import.meta.dirname, '..');
const endings = languages.map((language) => `.${language}.ts`);
const files = globSync(`**/*{${endings.join(',')}}`, {
  cwd: root,
  exclude: ['**/node_modules/**', '.cache/**', '**/dist/**'],
});
const parts = new Set(files.map((file) => file.replace(/\.\w+\.ts$/, '')));

const read = await Promise.all([...parts].map(readPart));
const spelling = await findWordsSpelling(resolve(root, 'content', 'spelling'), read);
const faults = [...read.flatMap(faultsOf), ...spelling.faults];
for (const fault of faults) console.error(fault);
if (spelling.notChecked) console.log(`note: ${spelling.notChecked}`);
if (parts.size === 0) console.error('No words file was found: the check looked at nothing.');
else console.log(`${files.length} words files of ${parts.size} parts`);
process.exitCode = parts.size === 0 || faults.length > 0 ? 1 : 0;

/** A part's words in the languages that it has. */
type Part = { name: string; words: Record<string, WordTree> };

async function readPart(name: string): Promise<Part> {
  const there = languages.filter((language) => files.includes(`${name}.${language}.ts`));
  const words = await Promise.all(
    there.map(async (language) => [language, await readWords(`${name}.${language}.ts`)]),
  );
  return { name, words: Object.fromEntries(words) as Part['words'] };
}

function faultsOf({ name, words }: Part): string[] {
  const missing = languages.filter((language) => !(language in words));
  if (missing.length > 0) return [`${name}: there are no words in ${missing.join(', ')}.`];
  return findWordsFaults(words).map((fault) => `${name}: ${fault}`);
}

/** The one object that a words file exports, by whatever name. */
async function readWords(file: string): Promise<WordTree> {
  const exported = (await import(pathToFileURL(resolve(root, file)).href)) as object;
  const [words, ...more] = Object.values(exported) as unknown[];
  if (typeof words !== 'object' || words === null || more.length > 0)
    throw new Error(`${file} must export one object of words.`);
  return words as WordTree;
}
