import {
  countsInTotal,
  decideBeyond,
  decideCertificate,
  parseCertificateNumber,
  sumAreaPoints,
  type CertificateKind,
  type Grade,
} from '@cert/shared/domain';
import { sql } from 'kysely';
import { countMarksByCategory, readMarksInForce } from '../above-beyond/beyondMarks.ts';
import type { BaseContext } from '../useCase.ts';

type Dependencies = Pick<BaseContext, 'db' | 'programme' | 'readEdition'>;

/** Data of a valid certificate. */
export type ValidCertificate = {
  organisation: string;
  year: number;
  kind: CertificateKind;
  number: string;
  isBadgeShown: boolean;
};

/** The data of a certificate's questionnaire that determine whether the certificate is valid. */
type CertifiedQuestionnaire = { id: number; editionId: number; year: number; isKeyOnly: boolean };

type Row = CertifiedQuestionnaire & {
  number: string;
  kind: CertificateKind;
  organisation: string;
  isReleased: boolean;
  isBadgeShown: boolean;
};

/**
 * Finds the certificate with a number, if it is valid: the report is released, and the questionnaire still fulfils the
 * conditions (`readEarnedCertificateKinds`). For an unknown number, the same statements run on another
 * certificate, so that the time of the reply does not reveal whether a number was ever issued.
 * @param typed the number as the caller typed it
 */
export async function findValidCertificate(
  typed: string,
  dependencies: Dependencies,
): Promise<ValidCertificate | undefined> {
  const number = parseCertificateNumber(typed);
  const row = await findCertificate(dependencies, number ?? '');
  if (!row) return undefined;
  const earned = await readEarnedCertificateKinds(row, dependencies);
  if (row.number !== number || !row.isReleased || !earned.has(row.kind)) return undefined;
  const { organisation, year, kind, isBadgeShown } = row;
  return { organisation, year, kind, number, isBadgeShown };
}

/** Finds the certificate with this number, else any other one; undefined if there is none at all. */
async function findCertificate({ db }: Dependencies, number: string): Promise<Row | undefined> {
  const { rows } = await sql<Row>`
    with found as (
      (select *, 0 as rank from certificates where number = ${number})
      union all (select *, 1 as rank from certificates limit 1)
    )
    select c.number, c.kind, c.badge_withdrawn_at is null as "isBadgeShown", o.title as organisation,
      q.id, q.edition_id as "editionId", q.year, q.is_key_only as "isKeyOnly",
      q.report_released_at is not null as "isReleased"
    from found c join questionnaires q on q.id = c.questionnaire_id
      join organisations o on o.id = q.organisation_id
    order by c.rank limit 1`.execute(db);
  return rows[0];
}

/**
 * Decides which certificates the final grades and marks of a questionnaire earn today. Above and Beyond also requires
 * a comparison with others. It was made when the certificate was issued, and is not repeated here. See
 * docs/product/certificate.md#validity.
 */
export async function readEarnedCertificateKinds(
  questionnaire: CertifiedQuestionnaire,
  { db, programme: { thresholds }, readEdition }: Dependencies,
): Promise<ReadonlySet<CertificateKind>> {
  const edition = await readEdition(db, questionnaire);
  const rows = await db
    .selectFrom('final_grades')
    .select(['area_id', 'grade'])
    .where('questionnaire_id', '=', questionnaire.id)
    .execute();
  const marked = await readMarksInForce({ db, questionnaire, edition });
  const grades = new Map(rows.map((row) => [row.area_id, row.grade as Grade]));
  const finals = [...edition.areas.values()]
    .filter((area) => countsInTotal(area, questionnaire.isKeyOnly))
    .map(({ id, minGrade }) => ({ minGrade, final: grades.get(id) ?? null }));
  const certificate = decideCertificate(finals, thresholds.certificatePercent);
  const beyond = decideBeyond({
    certificate,
    total: sumAreaPoints(finals.map(({ final }) => final)),
    otherTotals: [],
    categories: countMarksByCategory(edition, marked),
    thresholds,
  });
  return new Set<CertificateKind>([
    ...(certificate === 'passed' ? (['certificate'] as const) : []),
    ...(beyond === 'passed' ? (['beyond'] as const) : []),
  ]);
}
