import { anArea } from '@cert/shared/testing';
import type { AreaSummary, CategorySummary } from '@cert/shared/contract';
import { findMeetingStartArea, listMeetingAreas } from './meetingAreas.ts';

const category = (position: number, areas: Partial<AreaSummary>[]): CategorySummary => ({
  ...{
    id: position,
    title: `Category ${position}`,
    slug: `c${position}`,
    position,
    completeness: 0,
  },
  areas: areas.map((area) => anArea(area)),
});

test('in the meeting, the areas that count are numbered across all categories, without gaps', () => {
  const stops = listMeetingAreas([
    category(1, [{ id: 11 }, { id: 12, open: false }]),
    category(2, [{ id: 21 }]),
  ]);
  expect(stops.map(({ number, area, category: { slug } }) => [number, area.id, slug])).toEqual([
    [1, 11, 'c1'],
    [2, 21, 'c2'],
  ]);
});

test.each<[string, AreaSummary['certifierGrade'][], number | undefined]>([
  ['the first area without an own grade', [2, null, null], 2],
  ['the first area of all when every area has an own grade, of which one is 0', [0, 2], 1],
  ['no area when there is none', [], undefined],
])('the start page of the meeting leads to %s', (_, grades, number) => {
  const stops = listMeetingAreas([
    category(
      1,
      grades.map((certifierGrade) => ({ certifierGrade })),
    ),
  ]);
  expect(findMeetingStartArea(stops)?.number).toBe(number);
});
