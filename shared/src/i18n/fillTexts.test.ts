import { fillTexts } from './fillTexts.ts';

it('fills every text of a tree and keeps its shape', () => {
  const tree = { title: 'About {{product}}', list: ['{{steps}}', { note: 'no value' }] };
  expect(fillTexts(tree, { product: 'Meridian', steps: '7 steps' })).toEqual({
    title: 'About Meridian',
    list: ['7 steps', { note: 'no value' }],
  });
});

it('takes what it fills in literally', () => {
  expect(fillTexts('{{product}}!', { product: '$& {{steps}}', steps: '7' })).toBe('$& {{steps}}!');
});

it('leaves an unknown name as it stands', () => {
  expect(fillTexts('{{nobody}}', {})).toBe('{{nobody}}');
});
