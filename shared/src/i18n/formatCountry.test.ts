import { countries } from '../domain/organisation/companies.ts';
import { formatCountry } from './formatCountry.ts';

test.each([
  ['hr', 'hr', 'Hrvatska'],
  ['hr', 'sr', 'Hrvatska'],
  ['hr', 'en', 'Croatia'],
  ['rs', 'hr', 'Srbija'],
  ['rs', 'sr', 'Srbija'],
  ['mk', 'en', 'North Macedonia'],
  ['ba', 'hr', 'Bosna i Hercegovina'],
  ['at', 'sr', 'Austrija'],
] as const)('the country %s in %s is called %s', (code, language, name) => {
  expect(formatCountry(code, language)).toBe(name);
});

test('every country of the programme has a name in Latin script in every language', () => {
  for (const language of ['hr', 'sr', 'en'] as const)
    for (const code of countries)
      expect(formatCountry(code, language)).toMatch(/^\p{Lu}[\p{Script=Latin} &]{3,}$/u);
});
