import { shortenMapNames, type GradeMapRow } from './fitMapNames.ts';

const tile = (name: string, gap?: string) => ({
  id: 1,
  name,
  label: '2',
  share: 0.67,
  isKey: gap !== undefined,
  gap,
});
/** A map of seven rows with five tiles each. */
const map = (title: string, ...tiles: ReturnType<typeof tile>[]): GradeMapRow[] =>
  Array.from({ length: 7 }, (_, id) => ({
    id,
    title,
    figure: '60%',
    href: '',
    tiles: Array.from({ length: 5 }, (__, index) => tiles[index % tiles.length] ?? tile('')),
  }));
const namesOf = (rows: readonly GradeMapRow[]) =>
  new Set(rows.flatMap(({ title, tiles }) => [title, ...tiles.map(({ name }) => name)]));

const oneLine = '18 of 30 areas reach at least grade 2';
const longest = 'Recognition of results and handling of underperformance';

it('the map of areas does not shorten names of usual length, not even in a row with a failing grade', () => {
  const rows = map('HR as a partner', tile('Work organisation and productivity')).with(2, {
    id: 2,
    title: 'Performance',
    figure: '57%',
    href: '',
    tiles: [tile(longest), tile('Well-being', '0.5 below the required 2')],
  });
  expect(shortenMapNames(rows, oneLine)).toEqual(rows);
});

it('the map of areas shortens names only if the map would not fit on its sheet; a headline of two lines leaves less space', () => {
  const long = map('HR as a partner', tile(longest));
  const mixed = [...long.slice(3), ...map('HR as a partner', tile('Goals')).slice(0, 3)];
  const isWhole = (rows: readonly GradeMapRow[], headline: string) =>
    namesOf(shortenMapNames(rows, headline)).has(longest);
  expect(isWhole(long, oneLine)).toBe(false);
  expect(isWhole(mixed, oneLine)).toBe(true);
  expect(isWhole(mixed, 'A headline of fifty letters or more, in two lines.')).toBe(false);
});

it('the map of areas shortens names of ten times the usual length to at most 30 characters', () => {
  const rows = map('Attracting and selecting '.repeat(10), tile(longest.repeat(10), '0.5 below 2'));
  for (const name of namesOf(shortenMapNames(rows, oneLine))) expect(name).toMatch(/^.{9,29}…$/);
});
