/** The glossary step of `npm run check`: prints every word in TypeScript files that `docs/glossary.md` forbids. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { findGlossaryIssues, parseForbiddenTerms } from './findGlossaryIssues.ts';
import { listFiles } from './listFiles.ts';

/** Minimum number of files to check, less than there really are. Fewer means that the check has missed code. */
const minFiles = 1000;

const root = resolve(import.meta.dirname, '..');
const forbidden = parseForbiddenTerms(readFileSync(resolve(root, 'docs/glossary.md'), 'utf8'));
// The test of this check uses forbidden words.
const files = listFiles(root).filter(
  (file) => /\.tsx?$/.test(file) && file !== 'scripts/findGlossaryIssues.test.ts',
);
const faults = files.flatMap((file) =>
  findGlossaryIssues({ file, text: readFileSync(resolve(root, file), 'utf8') }, forbidden),
);
for (const fault of faults) console.error(fault);
const words = forbidden.names.size + forbidden.phrases.length;
if (faults.length > 0) console.error('docs/glossary.md says which word to use instead.');
if (words === 0) console.error('docs/glossary.md rules out no word: the check looked for nothing.');
if (files.length < minFiles)
  console.error(`Only ${files.length} files were seen, and there are at least ${minFiles}.`);
else console.log(`${words} words, ${files.length} files`);
process.exitCode = faults.length > 0 || words === 0 || files.length < minFiles ? 1 : 0;
