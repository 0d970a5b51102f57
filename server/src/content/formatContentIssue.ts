import type { ContentIssue } from './contentIssue.ts';

/** Formats an issue on one line: `file:line  id path  [language]  message`. */
export function formatContentIssue({ file, line, at, language, message }: ContentIssue): string {
  const place = [at, language && `[${language}]`].filter(Boolean).join(' ');
  return `${file}:${line}  ${place ? `${place}: ` : ''}${message}`;
}
