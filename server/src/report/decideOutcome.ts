import {
  sumAreaPoints,
  decideBeyond,
  decideCertificate,
  type CertificateDecision,
  type Grade,
  type Share,
  countsInTotal,
} from '@cert/shared/domain';
import { countMarksByCategory, readMarksInForce } from '../above-beyond/beyondMarks.ts';
import type { MemberContext } from '../useCase.ts';

/** Whether a questionnaire has earned the certificate, and Above and Beyond. */
type Outcome = { certificate: CertificateDecision; beyond: CertificateDecision };

/**
 * Decides whether the questionnaire has earned the certificate, and Above and Beyond, from the team's final grades and
 * marks. See docs/product/report.md#decision.
 * @param finals minimum and final grades of the areas that count
 * @param marked ids of the marked Above-and-Beyond questions
 */
export async function decideOutcome(
  context: MemberContext,
  finals: readonly { minGrade: number; final: Grade | null }[],
  marked: ReadonlySet<number>,
): Promise<Outcome> {
  const { db, questionnaire, edition, programme, yearResults } = context;
  const { thresholds } = programme;
  const certificate = decideCertificate(finals, thresholds.certificatePercent);
  if (certificate !== 'passed') return { certificate, beyond: certificate };
  const decideAmong = (otherTotals: readonly Share[]) =>
    decideBeyond({
      certificate,
      total: sumAreaPoints(finals.map(({ final }) => final)),
      otherTotals,
      categories: countMarksByCategory(edition, marked),
      thresholds,
    });
  // The comparison with others can only prevent Above and Beyond. If it is not earned without this comparison, the
  // results of others are not needed.
  const alone = decideAmong([]);
  if (alone !== 'passed') return { certificate, beyond: alone };
  const { year, organisationId } = questionnaire;
  const certified = await yearResults.readCertified(db, year);
  const beyond = decideAmong(
    certified.flatMap((other) => (other.organisationId === organisationId ? [] : [other.total])),
  );
  return { certificate, beyond };
}

/** Reads the outcome from the database, for replies that need no other grading data. */
export async function readOutcome(context: MemberContext): Promise<Outcome> {
  const { db, questionnaire, edition } = context;
  const rows = await db
    .selectFrom('final_grades')
    .select(['area_id', 'grade'])
    .where('questionnaire_id', '=', questionnaire.id)
    .execute();
  const finals = new Map(rows.map((row) => [row.area_id, row.grade as Grade]));
  return decideOutcome(
    context,
    [...edition.areas.values()]
      .filter((area) => countsInTotal(area, questionnaire.isKeyOnly))
      .map(({ id, minGrade }) => ({ minGrade, final: finals.get(id) ?? null })),
    await readMarksInForce(context),
  );
}
