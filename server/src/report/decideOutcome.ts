import {
  areaTotal,
  decideBeyond,
  decideCertificate,
  type Decision,
  type Grade,
} from '@cert/shared/domain';
import { countMarkedShares } from '../above-beyond/countMarkedShares.ts';
import type { MemberContext } from '../http/useCase.ts';

/** Whether a questionnaire has earned the certificate, and Above and Beyond. */
export type Outcome = { certificate: Decision; beyond: Decision };

/**
 * Decides from the team's final grades and marks.
 * @param finals minimum and final grades of the areas that count
 * @param marked ids of the marked Above-and-Beyond questions
 */
export async function decideOutcome(
  context: MemberContext,
  finals: readonly { minGrade: number; final: Grade | null }[],
  marked: ReadonlySet<number>,
): Promise<Outcome> {
  const { db, questionnaire, edition, programme, readYearResults, now } = context;
  const { thresholds } = programme;
  const certificate = decideCertificate(finals, thresholds.certificatePercent);
  if (certificate !== 'passed') return { certificate, beyond: certificate };
  const { year, organisationId } = questionnaire;
  const { certified } = await readYearResults(db, { year, isFinalizedOnly: true, now: now() });
  const beyond = decideBeyond({
    certificate,
    total: areaTotal(finals.map(({ final }) => final)),
    otherTotals: certified.flatMap((other) =>
      other.organisationId === organisationId ? [] : [other.total],
    ),
    categories: countMarkedShares(edition, marked),
    thresholds,
  });
  return { certificate, beyond };
}
