import type { ContentFault } from './contentFault.ts';

/** One line for people and editors: `file:line  id path  [language]  what is wrong`. */
export function formatContentFault({ file, line, at, language, message }: ContentFault): string {
  const place = [at, language && `[${language}]`].filter(Boolean).join(' ');
  return `${file}:${line}  ${place ? `${place}: ` : ''}${message}`;
}
