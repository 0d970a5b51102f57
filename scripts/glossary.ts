/** The glossary step of `npm run check`: prints every word in TypeScript files that `docs/glossary.md` forbids. */
import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { findGlossaryIssues, parseForbiddenTerms } from './findGlossaryIssues.ts';

/** Minimum number of files to check, less than there really are. Fewer means that the check has missed code. */
const minFiles = 1000;

const root = resolve(import.meta.dirname, '..');
const forbidden = parseForbiddenTerms(readFileSync(resolve(root, 'docs/glossary.md'), 'utf8'));
const files = listFiles();
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

/** Returns the tracked files; without git (an unpacked archive) all files. Omits the test that uses forbidden words. */
function listFiles(): string[] {
  const all = existsSync(resolve(root, '.git'))
    ? execFileSync('git', ['ls-files', '-z', '*.ts', '*.tsx'], { cwd: root, encoding: 'utf8' })
        .split('\0')
        .filter((file) => file !== '' && existsSync(resolve(root, file)))
    : globSync('**/*.{ts,tsx}', {
        cwd: root,
        exclude: ['**/node_modules/**', '.cache/**', '**/dist/**', 'data/**'],
      });
  return all.filter((file) => file !== 'scripts/findGlossaryIssues.test.ts');
}
