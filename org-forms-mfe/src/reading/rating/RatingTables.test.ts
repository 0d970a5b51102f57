import { suggestedGradeRanges } from './RatingTables.tsx';

it('the page “Rating” states for each suggested grade the range of averages that the programme publishes, such as 1.8 to 2.2 for grade 2', () => {
  const published = suggestedGradeRanges.map(
    ({ from, to, gives }) => `${from / 10}-${to / 10}: ${gives}`,
  );
  expect(published).toEqual([
    '0-0.2: 0',
    '0.3-0.7: 0.5',
    '0.8-1.2: 1',
    '1.3-1.7: 1.5',
    '1.8-2.2: 2',
    '2.3-2.7: 2.5',
    '2.8-3: 3',
  ]);
});
