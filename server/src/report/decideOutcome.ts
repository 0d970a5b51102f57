import {
  areaTotal,
  countBeyond,
  decideBeyond,
  decideCertificate,
  type Decision,
} from '@cert/shared/domain';
import type { MemberContext } from '../http/useCase.ts';
import type { AreaStanding } from '../questionnaires/areaStanding.ts';
import type { QuestionnaireState } from '../questionnaires/readState.ts';
import { findCertifiedTotals } from './findCertifiedTotals.ts';

/** Whether a questionnaire has earned the certificate, and Above and Beyond (decisions §2). */
export type Outcome = { certificate: Decision; beyond: Decision };

/**
 * Decides by the final grades and the marks of the team.
 * @param standings of the areas that count
 */
export async function decideOutcome(
  { db, questionnaire, edition, programme }: MemberContext,
  { standings, state }: { standings: readonly AreaStanding[]; state: QuestionnaireState },
): Promise<Outcome> {
  const { thresholds } = programme;
  const finals = standings.map(({ area: { minGrade }, grades }) => ({
    minGrade,
    final: grades?.final ?? null,
  }));
  const certificate = decideCertificate(finals, thresholds.certificatePercent);
  if (certificate !== 'passed') return { certificate, beyond: certificate };
  const marked = new Set(state.grading?.marked);
  const beyond = decideBeyond({
    certificate,
    total: areaTotal(finals.map(({ final }) => final)),
    otherTotals: await findCertifiedTotals({
      db,
      year: questionnaire.year,
      exceptOrganisationId: questionnaire.organisationId,
      certificatePercent: thresholds.certificatePercent,
    }),
    categories: countBeyond(
      [...edition.questions.values()].map(({ id, beyondCategory }) => ({
        beyondCategory,
        isMarked: marked.has(id),
      })),
    ),
    thresholds,
  });
  return { certificate, beyond };
}
