/**
 * The messages step of `npm run check`: compares all `locales/<language>.json` with each other and with the code,
 * checks their spelling, and prints the issues.
 */
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { languages, type Language } from '../shared/src/domain/index.ts';
import { findMessageUseIssues } from './messages/findMessageUseIssues.ts';
import { findMessageIssues } from './messages/findMessageIssues.ts';
import { findSpellingIssues } from './messages/findSpellingIssues.ts';
import { flattenMessages, type MessageTree } from './messages/flattenMessages.ts';

const root = resolve(import.meta.dirname, '..');
const exclude = ['**/node_modules/**', '.cache/**', '**/dist/**'];
const folders = [...new Set(globSync('**/locales/*.json', { cwd: root, exclude }).map(dirname))];
const namespaces = folders.map((folder) => ({ name: folder, words: readAll(folder) }));
const sources = readSources();

const spelling = await findSpellingIssues(resolve(root, 'content', 'spelling'), namespaces);
const issues = [
  ...namespaces.flatMap(({ name, words }) => [
    ...findMessageIssues(words).map((issue) => `${name}: ${issue}`),
    ...findMessageUseIssues({
      messages: flattenMessages(words.en),
      files: filesFor(name),
      // `MessageValues` gives long texts their names and figures, so the calls do not show which values are missing.
      // The component tests of the pages with these texts look for unfilled placeholders.
      hasOwnValues: isLongText(name),
    }).map((issue) => `${name}: ${issue}`),
  ]),
  ...spelling.issues,
];
for (const issue of issues) console.error(issue);
if (spelling.notChecked) console.log(`note: ${spelling.notChecked}`);
if (folders.length === 0) console.error('No messages were found: the check looked at nothing.');
else console.log(`${folders.length} namespaces in ${languages.length} languages`);
process.exitCode = folders.length === 0 || issues.length > 0 ? 1 : 0;

/**
 * Reads the messages of a folder in all languages.
 * @throws {Error} when the file of a language is missing or is not valid JSON
 */
function readAll(folder: string): Record<Language, MessageTree> {
  const read = (language: Language) =>
    JSON.parse(readFileSync(join(root, folder, `${language}.json`), 'utf8')) as MessageTree;
  return { hr: read('hr'), sr: read('sr'), en: read('en') };
}

function readSources(): Map<string, string> {
  const files = globSync('{shared,shell,*-mfe}/src/**/*.{ts,tsx}', {
    cwd: root,
    exclude: [...exclude, '**/*.test.*', '**/testing/**', '**/*.d.ts'],
  });
  return new Map(files.map((file) => [file, readFileSync(join(root, file), 'utf8')]));
}

/** Returns the code that may use a namespace: all code for the platform's messages, otherwise only the part's own. */
function filesFor(folder: string): Map<string, string> {
  if (folder.startsWith('shared/')) return sources;
  const [part = ''] = folder.split('/');
  return new Map([...sources].filter(([file]) => file.startsWith(`${part}/`)));
}

/** Whether the `locales/` of the namespace is in a subfolder of its part's `src/`, as with long texts. */
function isLongText(folder: string): boolean {
  return folder.startsWith('shared/') ? false : folder.split('/').length > 3;
}
