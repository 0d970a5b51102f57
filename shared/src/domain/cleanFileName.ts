import { fileEndings, type FileType } from './fileTypes.ts';

/** Longest name that is kept, in UTF-16 units. Source: file systems take 255 bytes, and "č" needs two of them. */
export const maxFileNameLength = 120;

/**
 * The name of an uploaded file as it may be kept and given back: the last part of its path, in one line, without
 * characters that no file system or reader can do with, shortened before its ending where it is too long.
 * @returns undefined when it does not end as files of its type do: `a.pdf.exe` is no PDF
 */
export function cleanFileName(name: string, fileType: FileType): string | undefined {
  const lastPart = name.split(/[/\\]/).at(-1) ?? '';
  const line = lastPart
    // Controls, marks that turn the reading direction around, halves of characters, and what Windows does not take.
    .replaceAll(/[\p{Cc}\p{Cf}\p{Cs}<>:"|?*]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  const dot = line.lastIndexOf('.');
  const ending = line.slice(dot + 1);
  const endings: readonly string[] = fileEndings[fileType];
  if (dot < 1 || !endings.includes(ending.toLowerCase())) return undefined;
  const stem = line
    .slice(0, Math.min(dot, maxFileNameLength - ending.length - 1))
    .replace(/[\uD800-\uDBFF]$/, '')
    .trim();
  return `${stem}.${ending}`;
}
