import fc from 'fast-check';
import { calculateResultPercent, sumAreaPoints } from './areaGrades.ts';
import { calculateBeyondShares, decideBeyond, beyondCategories } from './beyond.ts';
import { decideCertificate } from './certificate.ts';
import { selectAnswersInForce } from '../answers/answersInForce.ts';
import { completenessPercent, countCompleted } from '../answers/completeness.ts';
import { answerKey, questionKey } from '../answers/formKeys.ts';
import { grades } from './grade.ts';
import { gradeQuestion, type ScoringRule } from './scoring.ts';
import { sharePercent } from './share.ts';
import type { StoredAnswers } from '../answers/storedAnswers.ts';
import { suggestGrade } from './suggestion.ts';

/*
 * An independent second implementation of the rules, to check the first one. It follows the programme's documents: it
 * uses fractions and published ranges instead of half steps and lower bounds, and describes a question as a user sees
 * it. It calls no function of the domain.
 */

/** Larger than any floating-point error in these tests, smaller than any difference between two results. */
const tolerance = 1e-9;
const publishedRanges = [
  { from: 0, to: 0.2, grade: 0 },
  { from: 0.3, to: 0.7, grade: 0.5 },
  { from: 0.8, to: 1.2, grade: 1 },
  { from: 1.3, to: 1.7, grade: 1.5 },
  { from: 1.8, to: 2.2, grade: 2 },
  { from: 2.3, to: 2.7, grade: 2.5 },
  { from: 2.8, to: 3, grade: 3 },
];
const mean = (values: number[]) => values.reduce((sum, value) => sum + value / values.length, 0);
const wholePercent = (fraction: number) => Math.round(100 * fraction + tolerance);

function gradeSeen({ rule, marks, picked, ...one }: Seen, _: number, area: Seen[]): number | null {
  if (isClosed(one, area)) return null;
  if (rule === 'none' || picked.length === 0) return null;
  if (rule !== 'sum') return marks[picked[0]!]!;
  let left = 3;
  for (const place of picked) left -= Math.min(left, marks[place]!);
  return 3 - left;
}

function suggestSeen(known: number[]): number | null {
  if (known.length === 0) return null;
  const oneDecimal = Math.floor(mean(known) * 10 + 0.5 + tolerance) / 10;
  const hits = publishedRanges.filter(({ from, to }) => oneDecimal >= from && oneDecimal <= to);
  expect(hits).toHaveLength(1);
  return hits[0]!.grade;
}

const isClosed = ({ closesByFirst }: Pick<Seen, 'closesByFirst'>, area: Seen[]) =>
  closesByFirst && area[0]!.picked.includes(0);

function completenessSeen(area: Seen[]): number {
  const open = area.filter((one) => !isClosed(one, area));
  const done = open.filter(({ picked }) => picked.length > 0);
  return open.length === 0 ? 100 : Math.floor((100 * done.length) / open.length + tolerance);
}

type Seen = {
  rule: 'single' | 'sum' | 'bands' | 'none';
  /** The grade of each answer, or of each band. */
  marks: (typeof grades)[number][];
  /** Positions of the chosen answers, or of the band that contains the number. */
  picked: number[];
  /** The question is disabled while the first answer of the area's first question is chosen. */
  closesByFirst: boolean;
};

const grade = fc.constantFrom(...grades);
const question = fc
  .record({
    rule: fc.constantFrom('single', 'sum', 'bands', 'none'),
    marks: fc.array(grade, { minLength: 2, maxLength: 5 }),
    ticks: fc.nat(31),
    closesByFirst: fc.boolean(),
  })
  .map(({ ticks, ...rest }): Seen => {
    const ticked = rest.marks.map((_, place) => place).filter((place) => (ticks >> place) & 1);
    return { ...rest, picked: rest.rule === 'sum' ? ticked : ticked.slice(0, 1) };
  });
const questions = fc.array(question, { maxLength: 4 }).map((area) =>
  area.map((each, place): Seen => {
    const canClose = place > 0 && area[0]!.rule !== 'bands';
    return { ...each, closesByFirst: each.closesByFirst && canClose };
  }),
);
const percent = fc.integer({ min: 20, max: 80 });
const questionnaire = fc.record({
  areas: fc.array(
    fc.record({
      minGrade: fc.constantFrom(0, 0, 2),
      final: fc.option(grade, { freq: 30 }),
      questions,
    }),
    { minLength: 1, maxLength: 6 },
  ),
  others: fc.array(fc.array(grade, { minLength: 1, maxLength: 12 }), { maxLength: 4 }),
  marks: fc.array(
    fc.record({ beyondCategory: fc.constantFrom(...beyondCategories), isMarked: fc.boolean() }),
    { maxLength: 12 },
  ),
  certificatePercent: percent,
  thresholds: fc.record({ beyondTotalPercent: percent, beyondCategoryPercent: percent }),
});

/**
 * Converts a question to its stored form. Questions have the ids 100, 101, …, answers 1000, 1001, … Bands begin at 0,
 * 10, 20, …
 */
function store({ rule, marks, picked, closesByFirst }: Seen, place: number) {
  const id = 100 + place;
  const answers = marks.map((mark, answerPlace) => ({ id: 10 * id + answerPlace, mark }));
  const scoring: ScoringRule =
    rule === 'bands'
      ? { kind: rule, bands: marks.map((gives, band) => ({ from: 10 * band, gives })) }
      : { kind: rule };
  const entries = picked.map((pickedPlace) => {
    const answerId = rule === 'bands' ? 10 * id : 10 * id + pickedPlace;
    const key = rule === 'single' ? questionKey(id) : answerKey(answerId);
    const value = rule === 'bands' ? 10 * pickedPlace + 3 * place : true;
    return [key, { questionId: id, answerId, value }] as const;
  });
  const disabledOn = closesByFirst ? { questionId: 100, answerId: 1000 } : null;
  return {
    stored: entries,
    asked: { id, scoring, answers, disabled: false, isLocked: false, disabledOn },
  };
}

function compareArea(area: Seen[]) {
  const kept = area.map(store);
  const asked = kept.map((each) => each.asked);
  const stored: StoredAnswers = Object.fromEntries(kept.flatMap((each) => each.stored));
  const areas = [{ minGrade: 0, questions: asked }];
  const answers = selectAnswersInForce({ areas, isKeyOnly: false }, stored);
  const given = asked.map((each) => gradeQuestion(each, answers));
  expect(given).toEqual(area.map(gradeSeen));
  const known = area.map(gradeSeen).filter((each) => each !== null);
  expect(suggestGrade(given)).toBe(suggestSeen(known));
  expect(completenessPercent(countCompleted(asked, answers))).toBe(completenessSeen(area));
}

type Questionnaire = typeof questionnaire extends fc.Arbitrary<infer Value> ? Value : never;

function compare({ areas, others, marks, certificatePercent, thresholds }: Questionnaire): string {
  for (const area of areas) compareArea(area.questions);
  const finals = areas.map(({ final }) => final);
  const reached = mean(finals.map((final) => (final ?? 0) / 3));
  expect(calculateResultPercent(finals, {})).toBe(wholePercent(reached));

  const certificate = decideCertificate(areas, certificatePercent);
  const passes =
    areas.every(({ minGrade, final }) => final !== null && final >= minGrade) &&
    100 * reached > certificatePercent - tolerance;
  expect(certificate === 'passed').toBe(passes);
  expect(certificate === 'not-decided').toBe(finals.includes(null));

  const categories = calculateBeyondShares(marks);
  const filled = beyondCategories.map((category) => {
    const own = marks.filter(({ beyondCategory }) => beyondCategory === category);
    const fraction = own.length === 0 ? null : mean(own.map(({ isMarked }) => Number(isMarked)));
    expect(sharePercent(categories[category], {})).toBe(
      fraction === null ? null : wholePercent(fraction),
    );
    return fraction ?? -1;
  });
  const average = mean(others.map((given) => mean(given.map((final) => final / 3))));
  const beyond = decideBeyond({
    certificate,
    total: sumAreaPoints(finals),
    otherTotals: others.map(sumAreaPoints),
    categories,
    thresholds,
  });
  const isBeyond =
    passes &&
    100 * reached > thresholds.beyondTotalPercent - tolerance &&
    (others.length === 0 || reached > average + tolerance) &&
    100 * Math.max(...filled) > thresholds.beyondCategoryPercent - tolerance;
  expect(beyond === 'passed').toBe(isBeyond);
  return `${certificate}, ${beyond}`;
}

test('a second implementation of the grading computes the same results for 10,000 random questionnaires', () => {
  const outcomes: string[] = [];
  const property = fc.property(questionnaire, (given) => void outcomes.push(compare(given)));
  fc.assert(property, { numRuns: 10_000, seed: 20_261_120 });
  // Checks that the generated data produced every outcome often enough.
  for (const outcome of [
    'not-decided, not-decided',
    'not-passed, not-passed',
    'passed, not-passed',
    'passed, passed',
  ])
    expect(outcomes.filter((met) => met === outcome).length).toBeGreaterThan(300);
});
