import { basename } from 'node:path';
import type { Language } from '@cert/shared/domain';
import type { ContentIssue } from '../contentIssue.ts';
import { readEdition } from '../reading/readEdition.ts';
import { smallCategoryYaml, writeEdition } from './writeContent.ts';

/** A defect to put into `smallCategoryYaml` by writing `instead` in the place of `written`, and the expected issue. */
export type InjectedDefect = {
  issue: string;
  written: string;
  instead: string;
  at: string;
  language?: Language;
  /** Text of the line at which the issue must be reported. */
  text: string;
  message: string | RegExp;
};

/** Applies the defect and expects its issue: file, line, id, language and message. */
export async function expectIssue(place: InjectedDefect): Promise<void> {
  const issues = await readIssuesAfterReplacing(place.written, place.instead);
  expect(issues).toContainEqual({
    file: '1-attracting.yaml',
    line: expect.any(Number) as number,
    at: place.at,
    language: place.language,
    text: place.text,
    message:
      typeof place.message === 'string'
        ? place.message
        : (expect.stringMatching(place.message) as string),
  });
}

/**
 * Reads the small edition after replacing a piece of its category's file.
 * @returns the issues, each with the text of its line
 */
export async function readIssuesAfterReplacing(
  written: string,
  instead: string,
): Promise<(ContentIssue & { text: string })[]> {
  if (!smallCategoryYaml.includes(written))
    throw new Error(`the small category does not contain “${written}”`);
  const source = smallCategoryYaml.replace(written, instead);
  const folder = await writeEdition({ '1-attracting.yaml': source });
  const { edition, issues } = await readEdition(folder);
  if (edition && issues.length > 0) throw new Error('an edition with issues was returned');
  return issues.map((issue) => ({
    ...issue,
    file: basename(issue.file),
    text: source.split('\n')[issue.line - 1]!.trim(),
  }));
}
