import { splitMarked } from './splitMarked.ts';

it('leaves a text without marks whole', () => {
  expect(splitMarked('Count people, not positions.')).toEqual([
    { words: 'Count people, not positions.' },
  ]);
});

it('finds links, anchors and names of controls in their order', () => {
  expect(
    splitMarked('<b>Print</> it, see <rating#certificate>the rule</> and <info>info</>'),
  ).toEqual([
    { mark: 'b', words: 'Print' },
    { words: ' it, see ' },
    { mark: 'rating#certificate', words: 'the rule' },
    { words: ' and ' },
    { mark: 'info', words: 'info' },
  ]);
});

it('takes a sign of comparison for what it is', () => {
  expect(splitMarked('a < b and b > a')).toEqual([{ words: 'a < b and b > a' }]);
});
