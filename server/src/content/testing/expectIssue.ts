import type { Language } from '@cert/shared/domain';
import { issuesAfterReplacing } from './issuesAfterReplacing.ts';

/** A defect to put into the small category, and the expected issue. */
export type BrokenPlace = {
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
export async function expectIssue(place: BrokenPlace): Promise<void> {
  const issues = await issuesAfterReplacing(place.written, place.instead);
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
