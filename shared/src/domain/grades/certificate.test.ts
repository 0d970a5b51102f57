import { calculateResultPercent } from './areaGrades.ts';
import { certificateThresholdPercent, decideCertificate } from './certificate.ts';
import type { Grade } from './grade.ts';

type Area = Parameters<typeof decideCertificate>[0][number];

const areas = (count: number, final: Grade | null, minGrade = 0): Area[] =>
  Array.from({ length: count }, () => ({ minGrade, final }));

/** The key areas of the questionnaires with 30 areas, where the threshold of 75 % is 135 of 180 half steps. */
const keyAreas = areas(10, 2, 2);

describe('the certificate', () => {
  it('has by default a threshold of 75 % of all points', () => {
    expect(certificateThresholdPercent).toBe(75);
  });

  test.each<[string, Area[], string]>([
    ['all areas at grade 3: passed', areas(30, 3, 2), 'passed'],
    // 40 half steps of the key areas and 95 of the other areas, of 180: 75 %
    [
      'exactly 75 % of the points: passed',
      [...keyAreas, ...areas(15, 2.5), ...areas(5, 2)],
      'passed',
    ],
    // 40 half steps of the key areas and 94 of the other areas, of 180: 74.4 %
    [
      'half a grade less than 75 %: not passed',
      [...keyAreas, ...areas(14, 2.5), ...areas(6, 2)],
      'not-passed',
    ],
    ['a key area at 2, all others at 3: passed', [...areas(1, 2, 2), ...areas(29, 3)], 'passed'],
    [
      'a key area at 1.5, all others at 3: not passed',
      [...areas(1, 1.5, 2), ...areas(29, 3)],
      'not-passed',
    ],
    [
      'an area that is no key area at 0, all others at 3: passed',
      [...areas(1, 0), ...areas(29, 3, 2)],
      'passed',
    ],
    ['all areas at 0: not passed', areas(30, 0, 2), 'not-passed'],
  ])('with %s', (_, given, decision) => {
    expect(decideCertificate(given)).toBe(decision);
  });

  test.each<[string, Area[]]>([
    ['without any area', []],
    [
      'while one final grade is missing, although all others are 3',
      [...areas(29, 3), ...areas(1, null)],
    ],
    [
      'while one final grade is missing, although a key area already fails',
      [...areas(1, 0, 2), ...areas(1, null)],
    ],
  ])('is not decided %s', (_, given) => {
    expect(decideCertificate(given)).toBe('not-decided');
  });

  it('can have another threshold: 83.3 % do not reach 84 %', () => {
    const at83 = areas(6, 2.5);
    expect(decideCertificate(at83, 83)).toBe('passed');
    expect(decideCertificate(at83, 84)).toBe('not-passed');
  });

  it('is not passed with 74.6 %, and the percentage is not shown as 75 %', () => {
    // 94 of 126 half steps: 74.6 %
    const given = [...areas(11, 2.5), ...areas(9, 2), ...areas(1, 1.5)];
    const finals = given.map(({ final }) => final);
    expect(calculateResultPercent(finals, {})).toBe(75);
    expect(calculateResultPercent(finals, { certificatePercent: 75 })).toBe(74);
    expect(decideCertificate(given)).toBe('not-passed');
  });
});
