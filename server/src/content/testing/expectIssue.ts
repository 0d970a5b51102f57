import type { Language } from '@cert/shared/domain';
import { issuesAfter } from './issuesAfter.ts';

/** One thing broken in the small category, and where and how it must be told. */
export type BrokenPlace = {
  issue: string;
  written: string;
  instead: string;
  at: string;
  language?: Language;
  /** What stands in the line that the issue names. */
  text: string;
  message: string | RegExp;
};

/** Breaks the place and looks for its issue: file, line, id, language and message. */
export async function expectIssue(place: BrokenPlace): Promise<void> {
  const issues = await issuesAfter(place.written, place.instead);
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
