import { basename } from 'node:path';
import type { ContentIssue } from '../contentIssue.ts';
import { readEdition } from '../reading/readEdition.ts';
import { smallCategory } from './smallCategory.ts';
import { writeEdition } from './writeEdition.ts';

/**
 * Reads the small edition after replacing a piece of its category's file.
 * @returns the issues, each with the text of its line
 */
export async function issuesAfterReplacing(
  written: string,
  instead: string,
): Promise<(ContentIssue & { text: string })[]> {
  if (!smallCategory.includes(written))
    throw new Error(`the small category does not contain “${written}”`);
  const source = smallCategory.replace(written, instead);
  const folder = await writeEdition({ '1-attracting.yaml': source });
  const { edition, issues } = await readEdition(folder);
  if (edition && issues.length > 0) throw new Error('an edition with issues was returned');
  return issues.map((issue) => ({
    ...issue,
    file: basename(issue.file),
    text: source.split('\n')[issue.line - 1]!.trim(),
  }));
}
