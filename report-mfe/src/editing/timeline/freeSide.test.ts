import { freeSide } from './freeSide.ts';

const texts = { title: '', subtitle: '' };
const timeline = [
  { position: 'right', top: 0, ...texts },
  { position: 'left', top: 100, ...texts },
] as const;

test.each([
  [0, 'left'],
  [99, 'left'],
  [100, 'right'],
  [300, 'right'],
])('an item at %d comes on the %s', (top, side) => {
  expect(freeSide([...timeline], top)).toBe(side);
});

it('the first item comes on the left', () => {
  expect(freeSide([], 0)).toBe('left');
});
