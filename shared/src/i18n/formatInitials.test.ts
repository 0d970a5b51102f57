import { formatInitials, mapInitials } from './formatInitials.ts';

test.each<[string, string[], string[]]>([
  ['given and family name', ['Ana Kovačević', 'Jelena Petrović'], ['AK', 'JP']],
  ['letters outside of ASCII', ['Željka Šarić', 'Ćiro Đurić'], ['ŽŠ', 'ĆĐ']],
  ['three names: the first and the last', ['Ana Marija Kovač'], ['AK']],
  ['one name', ['Ana'], ['A']],
  ['two that would be equal', ['Ana Kovač', 'Ante Kos', 'Iva Jurić'], ['AnaK', 'AntK', 'IJ']],
  ['two that differ in the second letter', ['Ana Kovač', 'Azra Kos'], ['AnK', 'AzK']],
  ['the same name twice', ['Ana Kos', 'Ana Kos'], ['AK', 'AK']],
  ['no name', [''], ['']],
])('%s', (_, names, initials) => {
  expect(formatInitials(names)).toEqual(initials);
});

test('are found by the ids of the people', () => {
  const people = [
    { id: 7, name: 'Ana Kovač' },
    { id: 5, name: 'Azra Kos' },
  ];
  expect([...mapInitials(people)]).toEqual([
    [7, 'AnK'],
    [5, 'AzK'],
  ]);
});
