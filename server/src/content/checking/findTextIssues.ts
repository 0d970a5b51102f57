import { isLanguage, placeholders, type Language } from '@cert/shared/domain';
import type { ContentIssue } from '../contentIssue.ts';
import type { ContentFile, ContentPath } from '../reading/contentFile.ts';

/** The allowed placeholders, with braces as in a text. */
const known = placeholders.map((name) => `{${name}}`);

/** Finds unknown and malformed placeholders, and those that differ between languages. */
export function findTextIssues(file: ContentFile): ContentIssue[] {
  return listLocatedTexts(file.value).flatMap((texts) => [
    ...texts.flatMap((text) => findUnknown(file, text)),
    ...findMismatched(file, texts),
  ]);
}

function findUnknown(file: ContentFile, { path, text }: LocatedText): ContentIssue[] {
  const unknown = placeholdersOf(text).filter((found) => !known.includes(found));
  const broken = /[{}]/.test(text.replaceAll(/\{[^{}]*\}/g, ''));
  return [
    ...unknown.map((found) =>
      file.issueAt(path, `the placeholder ${found} does not exist; there are ${known.join(', ')}`),
    ),
    ...(broken ? [file.issueAt(path, 'a brace has no partner')] : []),
  ];
}

/**
 * Compares the placeholders of every language with those of the first language that a text has, and reports each
 * language that differs.
 */
function findMismatched(file: ContentFile, texts: readonly LocatedText[]): ContentIssue[] {
  const [first, ...others] = texts;
  if (!first) return [];
  const wanted = placeholdersOf(first.text).join(' ');
  return others.flatMap(({ path, text }) => {
    const found = placeholdersOf(text).join(' ');
    if (found === wanted) return [];
    return [
      file.issueAt(
        path,
        `has the placeholders “${found}”, but [${first.language}] has “${wanted}”`,
      ),
    ];
  });
}

function placeholdersOf(text: string): string[] {
  return [...text.matchAll(/\{[^{}]*\}/g)].map(([found]) => found).sort();
}

/** A text of one language, or one of its plural forms, with its location. */
export type LocatedText = { language: Language; path: ContentPath; text: string };

/**
 * Finds every text of a file in any field, even if the structure around it is invalid.
 * @returns for each field its texts in the languages present, with all plural forms
 */
export function listLocatedTexts(value: unknown, path: ContentPath = []): LocatedText[][] {
  if (Array.isArray(value))
    return value.flatMap((entry, index) => listLocatedTexts(entry, [...path, index]));
  if (!isObject(value)) return [];
  const texts = Object.entries(value).flatMap(([name, entry]) =>
    isLanguage(name) ? listForms(entry, { language: name, path: [...path, name] }) : [],
  );
  if (texts.length > 0) return [texts];
  return Object.entries(value).flatMap(([name, entry]) => listLocatedTexts(entry, [...path, name]));
}

function listForms(text: unknown, place: Omit<LocatedText, 'text'>): LocatedText[] {
  if (typeof text === 'string') return [{ ...place, text }];
  if (!isObject(text)) return [];
  return Object.entries(text).flatMap(([form, entry]) =>
    typeof entry === 'string' ? [{ ...place, path: [...place.path, form], text: entry }] : [],
  );
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
