import { availableHeightMm } from './availableHeightMm.ts';

const usual = {
  eyebrow: 'Key topics',
  headline: 'All reach grade 2',
  names: ['2026'],
  notes: [],
  hasScale: false,
};

it('is most of a sheet below a short headline', () => {
  expect(availableHeightMm(usual)).toBeCloseTo(129, 0);
});

it.each([
  { ...usual, headline: 'a'.repeat(57) },
  { ...usual, eyebrow: 'a'.repeat(91) },
  { ...usual, names: ['a'.repeat(125)] },
  { ...usual, hasScale: true },
  { ...usual, notes: ['n/a: too few'] },
])('is less where more is said: %j', (texts) => {
  expect(availableHeightMm(texts)).toBeLessThan(availableHeightMm(usual));
});
