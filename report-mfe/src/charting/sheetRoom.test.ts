import { sheetRoom } from './sheetRoom.ts';

const usual = {
  eyebrow: 'Key topics',
  headline: 'All reach grade 2',
  names: ['2026'],
  notes: [],
  hasScale: false,
};

it('is most of a sheet below a short headline', () => {
  expect(sheetRoom(usual)).toBeCloseTo(129, 0);
});

it.each([
  { ...usual, headline: 'a'.repeat(57) },
  { ...usual, eyebrow: 'a'.repeat(91) },
  { ...usual, names: ['a'.repeat(125)] },
  { ...usual, hasScale: true },
  { ...usual, notes: ['n/a: too few'] },
])('is less where more is said: %j', (texts) => {
  expect(sheetRoom(texts)).toBeLessThan(sheetRoom(usual));
});
