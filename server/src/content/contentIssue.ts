import type { Language } from '@cert/shared/domain';

/** An issue of a content file, with its location. */
export type ContentIssue = {
  /** Path of the file as passed to the reader. */
  file: string;
  /** Number of the line in the file, from 1. */
  line: number;
  /**
   * Location within the file by ids, such as `areas/employer-brand/questions/brand-strategy/title`; empty for the whole
   * file.
   */
  at: string;
  /** Language of the text concerned; undefined if the issue is not about a text. */
  language: Language | undefined;
  message: string;
};

/** Thrown by an import of content that has issues; contains all of them. */
export class InvalidContentError extends Error {
  readonly issues: readonly ContentIssue[];

  constructor(issues: readonly ContentIssue[]) {
    super(
      [
        `The content has ${formatIssueCount(issues)}; nothing was imported.`,
        ...issues.map(formatContentIssue),
      ].join('\n'),
    );
    this.name = 'InvalidContentError';
    this.issues = issues;
  }
}

/** Formats an issue on one line: `file:line  areas/brand/title [hr]: message`. */
export function formatContentIssue({ file, line, at, language, message }: ContentIssue): string {
  const place = [at, language && `[${language}]`].filter(Boolean).join(' ');
  return `${file}:${line}  ${place ? `${place}: ` : ''}${message}`;
}

/** Formats the number of issues: `1 issue`, `7 issues`. */
export function formatIssueCount({ length }: readonly ContentIssue[]): string {
  return `${length} ${length === 1 ? 'issue' : 'issues'}`;
}
