import { languages, type Language } from '@cert/shared/domain';
import { aProgramme, aReport } from '@cert/shared/testing';
import { toReportData } from '../reportData.ts';
import { proseMessages, formatProseValues } from './prose.ts';

/** Lists all texts of a tree with their paths. */
function listTexts(tree: object, prefix = ''): { path: string; text: string }[] {
  return Object.entries(tree).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'string'
      ? [{ path: prefix + key, text: value }]
      : listTexts(value as object, `${prefix}${key}.`),
  );
}

const textsIn = async (language: Language) => listTexts((await proseMessages[language]()).default);
const placesIn = (text: string) => text.match(/\{\{\w+\}\}/g) ?? [];

it.each(['hr', 'sr'] as const)(
  'the report’s prose in %s has the same messages as in English',
  async (language) => {
    const skeleton = async (of: Language) => (await textsIn(of)).map(({ path }) => path);
    expect((await skeleton(language)).toSorted()).toEqual((await skeleton('en')).toSorted());
  },
);

it.each(languages)(
  'the report’s prose in %s contains no figure and no name, only placeholders for them',
  async (language) => {
    const own = (await textsIn(language)).map(({ text }) => text.replace(/\{\{\w+\}\}/g, ''));
    expect(own.length).toBeGreaterThan(150);
    expect(own.filter((text) => /\d|Meridian/.test(text))).toEqual([]);
  },
);

it.each(languages)(
  'the report’s prose in %s uses only placeholders that have a value',
  async (language) => {
    const values = formatProseValues(toReportData(aReport()), {
      programme: aProgramme(),
      language,
    });
    const asked = new Set((await textsIn(language)).flatMap(({ text }) => placesIn(text)));
    expect(asked.size).toBeGreaterThan(8);
    // `SigningSheet` in `certificateSheets.tsx` fills in the date itself, so `formatProseValues` does not have it.
    asked.delete('{{date}}');
    for (const place of asked) expect(values).toHaveProperty(place.slice(2, -2));
  },
);
