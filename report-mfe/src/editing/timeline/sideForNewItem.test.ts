import { sideForNewItem } from './sideForNewItem.ts';

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
  expect(sideForNewItem([...timeline], top)).toBe(side);
});

it('the first item comes on the left', () => {
  expect(sideForNewItem([], 0)).toBe('left');
});
