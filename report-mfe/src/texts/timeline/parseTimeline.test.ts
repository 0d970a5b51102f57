import { parseNonEmptyTimeline } from './parseTimeline.ts';

const item = { position: 'left', top: 0, title: 'Kick-off', subtitle: '' };

it('a stored timeline is read with its items', () => {
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
])('%j is not read as a timeline', (json) => {
  expect(parseNonEmptyTimeline(json)).toBeUndefined();
});
