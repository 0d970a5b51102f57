import { grades, type ScoringRule } from '@cert/shared/domain';
import { z } from 'zod';

const grade = z.literal(grades, `a grade is one of ${grades.join(', ')}`);

/** The domain's scoring rules by their names in content files. */
export const scoringKinds = Object.keys({
  single: true,
  sum: true,
  bands: true,
  marked: true,
  none: true,
} satisfies Record<ScoringRule['kind'], true>);

/** The rule by which a question's grade is computed from its answers: the domain's `ScoringRule`. */
export const scoring: z.ZodType<ScoringRule> = z.discriminatedUnion(
  'kind',
  [
    z.strictObject({ kind: z.literal('single') }),
    z.strictObject({ kind: z.literal('sum') }),
    z.strictObject({
      kind: z.literal('bands'),
      bands: z.array(z.strictObject({ from: z.number(), gives: grade })).min(2),
    }),
    z.strictObject({ kind: z.literal('marked') }),
    z.strictObject({ kind: z.literal('none') }),
  ],
  `the scoring kind is one of ${scoringKinds.join(', ')}`,
);
