import { randomInt } from 'node:crypto';
import {
  buildCertificateNumber,
  certificateKinds,
  certificateNumberRandomCharacters,
  type CertificateKind,
} from '@cert/shared/domain';
import type { Certificate } from '@cert/shared/contract';
import type { Selectable } from 'kysely';
import type { CertificatesTable } from '../database/questionnaireTables.ts';
import { toFlag } from '../toFlag.ts';
import type { MemberContext } from '../useCase.ts';
import { readEarnedCertificateKinds } from './findValidCertificate.ts';

/**
 * Lists the valid certificates of a questionnaire. Those that are still missing are issued by the first call that reads
 * a passed outcome after the release of the report. A number never changes. See docs/product/certificate.md#number.
 * @param outcome null if it is not decided, or if the caller may not know it
 */
export async function issueAndListCertificates(
  context: MemberContext,
  outcome: { isPassed: boolean; isBeyond: boolean } | null,
): Promise<Certificate[]> {
  if (!outcome?.isPassed || !(await isReleased(context))) return [];
  const issued = await readIssued(context);
  const earned = new Set<CertificateKind>([
    'certificate',
    ...(outcome.isBeyond ? (['beyond'] as const) : []),
  ]);
  const missing = [...earned].filter((kind) => !issued.some((row) => row.kind === kind));
  const rows = missing.length === 0 ? issued : await issue(context, missing);
  // An issued certificate for Above and Beyond stays valid when the results of other organisations improve.
  const valid = rows.every(({ kind }) => earned.has(kind)) ? earned : await readValid(context);
  return certificateKinds.flatMap((kind) =>
    rows.filter((row) => row.kind === kind && valid.has(kind)).map(presentCertificate),
  );
}

/** Converts a stored certificate to the format of the API. */
export function presentCertificate(row: Selectable<CertificatesTable>): Certificate {
  return {
    kind: row.kind,
    number: row.number,
    issuedAt: row.issued_at.toISOString(),
    badge: toFlag(row.badge_withdrawn_at === null),
  };
}

async function isReleased({ db, questionnaire }: MemberContext): Promise<boolean> {
  const row = await db
    .selectFrom('questionnaires')
    .select('report_released_at')
    .where('id', '=', questionnaire.id)
    .executeTakeFirstOrThrow();
  return row.report_released_at !== null;
}

const readIssued = ({ db, questionnaire }: MemberContext) =>
  db
    .selectFrom('certificates')
    .selectAll()
    .where('questionnaire_id', '=', questionnaire.id)
    .execute();

const readValid = (context: MemberContext) =>
  readEarnedCertificateKinds(context.questionnaire, context);

/** Issues certificates. If two calls issue them at the same time, both get the numbers of the first one. */
async function issue(context: MemberContext, kinds: readonly CertificateKind[]) {
  const { db, questionnaire, now } = context;
  await db
    .insertInto('certificates')
    .values(
      kinds.map((kind) => ({
        questionnaire_id: questionnaire.id,
        kind,
        number: buildCertificateNumber(questionnaire.year, drawRandom()),
        issued_at: now(),
        badge_withdrawn_at: null,
      })),
    )
    .onConflict((conflict) => conflict.columns(['questionnaire_id', 'kind']).doNothing())
    .execute();
  return readIssued(context);
}

const drawRandom = () =>
  Array.from({ length: certificateNumberRandomCharacters }, () => randomInt(32));
