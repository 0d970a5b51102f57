import { aCategory, anArea } from '@cert/shared/testing';
import { toCategorySummary } from '../testing/toCategorySummary.ts';
import { findNeighbourAreas } from './AreaNeighbours.tsx';

const categories = [
  aCategory({ slug: 'a', areas: [anArea({ id: 1 }), anArea({ id: 2, position: 2, open: false })] }),
  aCategory({ slug: 'b', areas: [anArea({ id: 3 })] }),
].map(toCategorySummary);
const ids = (areaId: number) => {
  const { previous, next } = findNeighbourAreas(areaId, categories);
  return [
    previous && `${previous.categorySlug} ${previous.position}`,
    next && `${next.categorySlug} ${next.position}`,
  ];
};

describe('the previous and the next area', () => {
  it('are the nearest open areas, also in other categories', () => {
    expect(ids(1)).toEqual([undefined, 'b 1']);
    expect(ids(3)).toEqual(['a 1', undefined]);
  });

  it('do not exist for an area that is not in the list', () => {
    expect(ids(99)).toEqual([undefined, undefined]);
  });
});
