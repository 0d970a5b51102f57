import { join } from 'node:path';
import { languages } from '@cert/shared/domain';
import { selectPluralForm } from '@cert/shared/i18n';
import { readEdition } from './reading/readEdition.ts';

const folder = join(__dirname, '..', '..', '..', 'content', 'editions', 'meridian-2026');

async function readBenchmarks() {
  const { edition } = await readEdition(folder);
  const questions = edition!.categories.flatMap(({ areas }) =>
    areas.flatMap((area) => area.questions),
  );
  return questions.flatMap(({ key, benchmark }) => (benchmark ? [{ key, ...benchmark }] : []));
}

/** Whether a unit is a symbol such as `%` or `€`, which is the same for every number. */
const isSymbol = (unit: string) => !/\p{L}/u.test(unit);

it('every benchmark line whose unit is a word has a text for each plural form of the language', async () => {
  const counting = (await readBenchmarks()).filter(({ unit }) => !isSymbol(unit.en));
  expect(counting.length).toBeGreaterThan(10);
  for (const { key, text } of counting)
    for (const language of languages)
      expect([key, language, typeof text[language]]).toEqual([key, language, 'object']);
});

it.each([
  {
    key: 'one-to-ones',
    value: 1,
    language: 'hr',
    sentence: 'Rukovoditelj sa svakim zaposlenikom godišnje individualno razgovara XXX put.',
  },
  {
    key: 'one-to-ones',
    value: 2,
    language: 'hr',
    sentence: 'Rukovoditelj sa svakim zaposlenikom godišnje individualno razgovara XXX puta.',
  },
  {
    key: 'one-to-ones',
    value: 21,
    language: 'sr',
    sentence: 'Rukovodilac sa svakim zaposlenim godišnje individualno razgovara XXX put.',
  },
  {
    key: 'one-to-ones',
    value: 1.5,
    language: 'sr',
    sentence: 'Rukovodilac sa svakim zaposlenim godišnje individualno razgovara XXX puta.',
  },
  {
    key: 'one-to-ones',
    value: 1,
    language: 'en',
    sentence: 'A manager talks one to one with each employee XXX time a year.',
  },
  {
    key: 'one-to-ones',
    value: 21,
    language: 'en',
    sentence: 'A manager talks one to one with each employee XXX times a year.',
  },
  {
    key: 'overtime-hours',
    value: 1,
    language: 'hr',
    sentence: 'Zaposlenik godišnje u prosjeku odradi XXX prekovremeni sat.',
  },
  {
    key: 'overtime-hours',
    value: 2,
    language: 'hr',
    sentence: 'Zaposlenik godišnje u prosjeku odradi XXX prekovremena sata.',
  },
  {
    key: 'overtime-hours',
    value: 5,
    language: 'sr',
    sentence: 'Zaposleni godišnje u proseku odradi XXX prekovremenih sati.',
  },
  {
    key: 'overtime-hours',
    value: 1.5,
    language: 'hr',
    sentence: 'Zaposlenik godišnje u prosjeku odradi XXX prekovremenih sati.',
  },
  {
    key: 'hr-staffing',
    value: 2,
    language: 'hr',
    sentence: 'Na 1000 zaposlenika dolaze XXX zaposlenika u ljudskim resursima.',
  },
  {
    key: 'hr-staffing',
    value: 2,
    language: 'sr',
    sentence: 'Na 1000 zaposlenih dolaze XXX zaposlena u ljudskim resursima.',
  },
  {
    key: 'hr-staffing',
    value: 1,
    language: 'en',
    sentence: 'There is XXX member of HR staff per 1,000 employees.',
  },
  {
    key: 'hr-staffing',
    value: 1.5,
    language: 'en',
    sentence: 'There are XXX HR staff per 1,000 employees.',
  },
  {
    key: 'injuries-per-thousand',
    value: 21,
    language: 'hr',
    sentence: 'Na 1000 zaposlenika godišnje dolazi XXX ozljeda na radu.',
  },
  {
    key: 'injuries-per-thousand',
    value: 2,
    language: 'sr',
    sentence: 'Na 1000 zaposlenih godišnje dolaze XXX povrede na radu.',
  },
] as const)(
  'the benchmark line of $key for the number $value in $language is “$sentence”',
  async ({ key, value, language, sentence }) => {
    const benchmark = (await readBenchmarks()).find((one) => one.key === key);
    expect(selectPluralForm(benchmark!.text[language], value, language)).toBe(sentence);
  },
);
