import type { Language } from '../domain/texts/languages.ts';
import { compareNames } from './compareNames.ts';

const sorted = (names: readonly string[], language: Language) =>
  names.toSorted((one, other) => compareNames(one, other, language));

test.each<[Language, string[]]>([
  ['hr', ['cvijet', 'Čačak', 'Ćuprija', 'Dubrovnik', 'Đurđevac', 'Zeta', 'Žeta']],
  ['sr', ['cvijet', 'Čačak', 'Ćuprija', 'Dubrovnik', 'Đurđevac', 'Zeta', 'Žeta']],
  ['en', ['Čačak', 'Ćuprija', 'cvijet', 'Dubrovnik', 'Đurđevac', 'Zeta', 'Žeta']],
])('names are sorted by the alphabet of the language, ignoring case: %s', (language, names) => {
  expect(sorted([...names].reverse(), language)).toEqual(names);
});

test.each(['hr', 'sr', 'en'] as const)(
  'in a sorted list of names, “Plant 2” stands before “Plant 10”: %s',
  (language) => {
    expect(sorted(['Plant 10', 'Plant 2'], language)).toEqual(['Plant 2', 'Plant 10']);
  },
);
