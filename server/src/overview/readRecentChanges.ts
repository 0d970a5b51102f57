import {
  isCommentKey,
  joinChanges,
  parseFormKey,
  type AreaChange,
  type ChangeKind,
  type Role,
} from '@cert/shared/domain';
import type { RecentChange } from '@cert/shared/contract';
import { sql } from 'kysely';
import { toFlag } from '../toFlag.ts';
import { listActionsInHistory } from '../audit/auditVisibility.ts';
import { buildVisibleAuditRowsCondition } from '../audit/buildVisibleAuditRowsCondition.ts';
import type { Database } from '../database/connect.ts';
import type { Localizer } from '../editions/createLocalizer.ts';
import type { Edition } from '../editions/edition.ts';

/** Maximum number of entries in the reply. */
const maxEntries = 8;
/**
 * Maximum number of changes that are read and joined to entries. An older change is not included in the count of its
 * entry.
 */
const maxRows = 300;

/** The actions whose changes are listed. */
const listedActions = listActionsInHistory('answer', 'document');

/**
 * Reads the latest changes of answers, comments and documents, the latest first. See
 * docs/product/overview.md#what-is-left.
 */
export async function readRecentChanges({
  db,
  questionnaireId,
  accountId,
  role,
  edition,
  localize,
}: {
  db: Database;
  questionnaireId: number;
  accountId: number;
  role: Role;
  edition: Edition;
  localize: Localizer;
}): Promise<RecentChange[]> {
  const { rows } = await sql<TrailRow>`
    select l.at, l.account_id as "accountId", a.name, l.subject,
      (coalesce(l.after, l.before)->>'areaId')::integer as "documentAreaId"
    from audit_log l left join accounts a on a.id = l.account_id
    where l.questionnaire_id = ${questionnaireId} and l.action = any(${listedActions}::text[])
      and ${buildVisibleAuditRowsCondition({ accountId, role })}
    order by l.at desc, l.id desc limit ${maxRows}`.execute(db);
  const names = new Map(rows.map(({ accountId: id, name }) => [id, name]));
  const areas = new Map(
    edition.categories.flatMap(({ slug, areas: ofCategory }) =>
      ofCategory.map((area) => [area.id, { slug, area }]),
    ),
  );
  const changes = rows.flatMap((row) => toAreaChange(row, edition) ?? []);
  return joinChanges(changes, maxEntries).flatMap(({ at, accountId: by, kind, areaId, count }) => {
    const found = areas.get(areaId);
    if (!found) return [];
    return [
      {
        at: at.toISOString(),
        by: names.get(by) ?? null,
        own: toFlag(by === accountId),
        kind,
        count,
        areaTitle: localize(found.area.title),
        categorySlug: found.slug,
        areaPosition: found.area.position,
      },
    ];
  });
}

type TrailRow = {
  at: Date;
  accountId: number | null;
  name: string | null;
  subject: string;
  documentAreaId: number | null;
};

/**
 * Converts a row of the audit trail to a change with its kind and area; undefined for a subject that the edition does
 * not have.
 */
function toAreaChange(
  { at, accountId, subject, documentAreaId }: TrailRow,
  edition: Edition,
): AreaChange | undefined {
  const key = parseFormKey(subject);
  const areaId = key ? areaOfKey(key, edition) : (documentAreaId ?? undefined);
  return areaId === undefined
    ? undefined
    : { at, accountId, kind: kindOf(subject, key !== undefined), areaId, subject };
}

function kindOf(subject: string, isFormKey: boolean): ChangeKind {
  if (!isFormKey) return 'documents';
  return isCommentKey(subject) ? 'comments' : 'answers';
}

function areaOfKey(
  { kind, id }: NonNullable<ReturnType<typeof parseFormKey>>,
  edition: Edition,
): number | undefined {
  if (kind === 'areaComment') return edition.areas.get(id)?.id;
  const isOfAnswer = kind === 'answer' || kind === 'additional';
  const questionId = isOfAnswer ? edition.answers.get(id)?.questionId : id;
  return questionId === undefined ? undefined : edition.questions.get(questionId)?.areaId;
}
