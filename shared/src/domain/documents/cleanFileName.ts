import { fileExtensions, type FileType } from './fileTypes.ts';

/**
 * Maximum length of a stored name, in UTF-16 units. Source: file systems allow 255 bytes, and "č" needs two of them.
 */
export const maxFileNameLength = 120;

/**
 * Cleans the name of an uploaded file for storage and download: keeps the last part of its path, removes line breaks,
 * direction marks and characters that file systems do not allow, and shortens a long name before its extension. See
 * docs/product/documents.md#file-names.
 * @returns undefined when the extension does not match the file type: `a.pdf.exe` is not a PDF
 */
export function cleanFileName(name: string, fileType: FileType): string | undefined {
  const lastPart = name.split(/[/\\]/).at(-1) ?? '';
  const line = lastPart
    // Control characters, direction marks, unpaired surrogates, and characters that Windows does not allow.
    .replaceAll(/[\p{Cc}\p{Cf}\p{Cs}<>:"|?*]/gu, ' ')
    // macOS may store a letter of a file name and its accent as two characters.
    .normalize('NFC')
    .replaceAll(/\s+/g, ' ')
    .trim();
  const dot = line.lastIndexOf('.');
  const ending = line.slice(dot + 1);
  const endings: readonly string[] = fileExtensions[fileType];
  if (dot < 1 || !endings.includes(ending.toLowerCase())) return undefined;
  const stem = line
    .slice(0, Math.min(dot, maxFileNameLength - ending.length - 1))
    .replace(/[\uD800-\uDBFF]$/, '')
    .trim();
  return `${stem}.${ending}`;
}

/** Maximum length of the title of a document, in characters. See docs/product/questionnaire.md#text-limits. */
export const maxTitleLength = 300;

/**
 * Cleans the title of a document for display: removes line breaks, control characters, unpaired surrogates, direction
 * marks and invisible characters, and joins letters with their accents. Joiners are kept, because some scripts and
 * emoji need them.
 * @returns an empty text when nothing visible is left
 */
export function cleanTitle(title: string): string {
  return title
    .normalize('NFC')
    .replaceAll(/(?![\u200C\u200D])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replaceAll(/^[\u200C\u200D\s]+$/g, '');
}
