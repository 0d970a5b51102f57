import { parseNonEmptyTimeline } from './parseTimeline.ts';

const item = { position: 'left', top: 0, title: 'Kick-off', subtitle: '' };

it('reads the items that the server stored', () => {
  expect(parseNonEmptyTimeline(JSON.stringify([item]))).toEqual([item]);
});

test.each([
  [undefined],
  [''],
  ['[]'],
  ['<p>soon</p>'],
  ['{"position":"left"}'],
  ['[null]'],
  [JSON.stringify([{ ...item, position: 'middle' }])],
  [JSON.stringify([{ ...item, top: '12' }])],
  [JSON.stringify([{ ...item, title: 7 }])],
])('takes %j for no timeline', (json) => {
  expect(parseNonEmptyTimeline(json)).toBeUndefined();
});
