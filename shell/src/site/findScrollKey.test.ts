import { findScrollKey } from './findScrollKey.ts';

const opened = { key: 'default', pathname: '/2/category/a/1', search: '', hash: '', state: null };

it('pages that were opened by their address do not share a scroll position', () => {
  const other = { ...opened, pathname: '/2/category/a/2' };
  expect(findScrollKey(opened)).not.toBe(findScrollKey(other));
  expect(findScrollKey(opened)).not.toBe(findScrollKey({ ...opened, hash: '#question-7' }));
  expect(findScrollKey(opened)).toBe(findScrollKey({ ...opened }));
});

it('two visits of one page have different scroll positions', () => {
  expect(findScrollKey({ ...opened, key: 'a1' })).not.toBe(findScrollKey({ ...opened, key: 'b2' }));
});
