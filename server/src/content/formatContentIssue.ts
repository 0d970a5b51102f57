import type { ContentIssue } from './contentIssue.ts';

/** One line for people and editors: `file:line  id path  [language]  what is wrong`. */
export function formatContentIssue({ file, line, at, language, message }: ContentIssue): string {
  const place = [at, language && `[${language}]`].filter(Boolean).join(' ');
  return `${file}:${line}  ${place ? `${place}: ` : ''}${message}`;
}
