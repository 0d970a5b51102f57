import { formatInitials, formatInitialsById } from './formatInitials.ts';

test.each<[string, string[], string[]]>([
  ['a given and a family name', ['Ana Kovačević', 'Jelena Petrović'], ['AK', 'JP']],
  ['letters with accents', ['Željka Šarić', 'Ćiro Đurić'], ['ŽŠ', 'ĆĐ']],
  ['three names: the first and the last count', ['Ana Marija Kovač'], ['AK']],
  ['one name', ['Ana'], ['A']],
  [
    'two people whose initials would be equal get more letters',
    ['Ana Kovač', 'Ante Kos', 'Iva Jurić'],
    ['AnaK', 'AntK', 'IJ'],
  ],
  ['two people who differ in the second letter', ['Ana Kovač', 'Azra Kos'], ['AnK', 'AzK']],
  ['two people of the same name have equal initials', ['Ana Kos', 'Ana Kos'], ['AK', 'AK']],
  ['no name', [''], ['']],
])('the initials of people (%s): %j become %j', (_, names, initials) => {
  expect(formatInitials(names)).toEqual(initials);
});

test('the initials of people can be looked up by the ids of the people', () => {
  const people = [
    { id: 7, name: 'Ana Kovač' },
    { id: 5, name: 'Azra Kos' },
  ];
  expect([...formatInitialsById(people)]).toEqual([
    [7, 'AnK'],
    [5, 'AzK'],
  ]);
});
