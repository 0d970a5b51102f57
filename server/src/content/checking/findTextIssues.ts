import { isLanguage, placeholders, languages } from '@cert/shared/domain';
import type { ContentIssue } from '../contentIssue.ts';
import type { ContentFile, ContentPath } from '../reading/contentFile.ts';

/** The allowed placeholders, with braces as in a text. */
const known = placeholders.map((name) => `{${name}}`);

/** Finds unknown and malformed placeholders, and those that differ between languages. */
export function findTextIssues(file: ContentFile): ContentIssue[] {
  return listTexts(file.value).flatMap((placed) => [
    ...findUnknown(file, placed),
    ...findMismatched(file, placed),
  ]);
}

function findUnknown(file: ContentFile, { path, texts }: PlacedTexts): ContentIssue[] {
  return Object.entries(texts).flatMap(([language, text]) => {
    const unknown = placeholdersOf(text).filter((found) => !known.includes(found));
    const broken = /[{}]/.test(text.replaceAll(/\{[^{}]*\}/g, ''));
    return [
      ...unknown.map((found) =>
        file.issueAt(
          [...path, language],
          `the placeholder ${found} does not exist; there are ${known.join(', ')}`,
        ),
      ),
      ...(broken ? [file.issueAt([...path, language], 'a brace has no partner')] : []),
    ];
  });
}

/**
 * Compares the placeholders of every language with those of the first one present; the issue is reported at the
 * language that differs.
 */
function findMismatched(file: ContentFile, { path, texts }: PlacedTexts): ContentIssue[] {
  const [first, ...others] = Object.entries(texts).filter(([language]) => isLanguage(language));
  if (!first) return [];
  const wanted = placeholdersOf(first[1]).join(' ');
  return others.flatMap(([language, text]) => {
    const found = placeholdersOf(text).join(' ');
    if (found === wanted) return [];
    return [
      file.issueAt(
        [...path, language],
        `has the placeholders “${found}”, but [${first[0]}] has “${wanted}”`,
      ),
    ];
  });
}

function placeholdersOf(text: string): string[] {
  return [...text.matchAll(/\{[^{}]*\}/g)].map(([found]) => found).sort();
}

/** A text in the languages present, with its location. */
type PlacedTexts = { path: ContentPath; texts: { [language: string]: string } };

/** Finds every text of a file in any field, even if the structure around it is invalid. */
export function listTexts(value: unknown, path: ContentPath = []): PlacedTexts[] {
  if (Array.isArray(value))
    return value.flatMap((entry, index) => listTexts(entry, [...path, index]));
  if (typeof value !== 'object' || value === null) return [];
  const fields = Object.entries(value);
  const texts = fields.filter(
    (field): field is [string, string] =>
      languages.some((language) => language === field[0]) && typeof field[1] === 'string',
  );
  if (texts.length > 0) return [{ path, texts: Object.fromEntries(texts) }];
  return fields.flatMap(([name, entry]) => listTexts(entry, [...path, name]));
}
