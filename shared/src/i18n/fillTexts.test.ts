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

it('asks for a value only for a text that is read', () => {
  const values = {
    get date(): string {
      throw new Error('nobody has read that text');
    },
  };
  const filled = fillTexts({ cover: 'Report', signing: { decided: 'On {{date}}' } }, values);
  expect(filled.cover).toBe('Report');
  expect(() => filled.signing.decided).toThrow('nobody has read that text');
});
