import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Programme } from '../../programme/programme.ts';
import type { ContentIssue } from '../contentIssue.ts';
import type { ContentEdition } from '../schema/edition.ts';
import type { ContentFile } from './contentFile.ts';
import { readEdition } from './readEdition.ts';
import { readProgramme } from './readProgramme.ts';

/** A validated content folder. */
export type ValidatedContent = { programme: Programme; editions: ContentEdition[] };

/**
 * Reads and validates a content folder: the programme and every edition in `editions/`.
 * @returns the content, undefined if there is any issue; the issues of all files; and the files
 */
export async function readContent(folder: string): Promise<{
  content: ValidatedContent | undefined;
  issues: ContentIssue[];
  files: ContentFile[];
}> {
  const { programme, issues, file } = await readProgramme(join(folder, 'programme.yaml'));
  const keys = await listEditionFolders(folder);
  const read = await Promise.all(keys.map((key) => readEdition(join(folder, 'editions', key))));
  const allIssues = [...issues, ...read.flatMap((each) => each.issues)];
  if (keys.length === 0)
    allIssues.push({
      file: join(folder, 'editions'),
      line: 1,
      at: '',
      language: undefined,
      message: 'there is no edition in this folder',
    });
  return {
    issues: allIssues,
    files: [file, ...read.flatMap((each) => each.files)],
    content:
      allIssues.length === 0 && programme
        ? { programme, editions: read.flatMap(({ edition }) => edition ?? []) }
        : undefined,
  };
}

async function listEditionFolders(folder: string): Promise<string[]> {
  const entries = await readdir(join(folder, 'editions'), { withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
}
