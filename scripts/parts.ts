import { globSync } from 'node:fs';
import path from 'node:path';

/** A part of the site that is built and released separately. */
export type Part = { folder: string; kind: 'shell' | 'module' };

/** The links in the sidebar begin with these modules; all others follow in alphabetical order. */
const firstModules = ['questionnaire-mfe', 'grading-mfe', 'report-mfe', 'org-forms-mfe'];

const root = path.dirname(import.meta.dirname);
const modules = globSync('*-mfe/module.json', { cwd: root }).map((file) => path.dirname(file));

/** The shell and all modules of the repository. */
export const parts: readonly Part[] = [
  { folder: 'shell', kind: 'shell' },
  ...[...new Set([...firstModules, ...modules.sort()])]
    .filter((folder) => modules.includes(folder))
    .map((folder) => ({ folder, kind: 'module' as const })),
];
