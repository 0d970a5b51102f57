import { languages } from '@cert/shared/domain';
import type { ContentPath } from '../reading/contentFile.ts';

/** A text in the languages present, with its location. */
export type PlacedTexts = { path: ContentPath; texts: { [language: string]: string } };

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
