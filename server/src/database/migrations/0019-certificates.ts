import { sql, type Kysely } from 'kysely';

/** Adds the certificates: their numbers, and when the organisation withdrew a badge. */
const table = `create table certificates (
  questionnaire_id integer not null references questionnaires,
  kind text not null check (kind in ('certificate', 'beyond')),
  number text not null unique,
  issued_at timestamptz not null,
  badge_withdrawn_at timestamptz,
  primary key (questionnaire_id, kind)
)`;

/**
 * Replaces `count_changes` of migration 0018. It now also counts as visible to clients: a badge that is withdrawn or
 * shown again. `visibleAuditRowsCondition` follows the same rules.
 */
const counters = [
  `create or replace function count_changes() returns trigger language plpgsql as $$
    begin
      insert into change_counters as c (questionnaire_id, account_id, for_clients, for_team, blind)
      select l.questionnaire_id, coalesce(l.account_id, 0),
        count(*) filter (where l.subject in ('inactive', 'locked', 'answersDue', 'meetingAt', 'reportReleasedAt')
          or l.action in ('infoSave',
          'questionnaireAnswersSave', 'questionnaireDocumentSubmit', 'questionnaireDocumentDelete',
          'questionnaireDocumentRename', 'questionnaireSubmit', 'questionSavedAdd',
          'questionSavedRemove', 'questionnaireSavedAdd', 'questionnaireSavedRemove',
          'certificateBadgeSet')
          or (q.report_released_at is not null and l.action in ('certifierAreaFinalGradeSet',
            'certifierFinalizeGrades', 'certifierFinalizationReset', 'aboveBeyondUpdate',
            'reportContentSaveItems'))),
        count(*) filter (where l.action not in ('certifierAreaGradeSet', 'certifierAreaCommentSet')),
        count(*) filter (where l.action in ('certifierAreaGradeSet', 'certifierAreaCommentSet'))
      from changed l join questionnaires q on q.id = l.questionnaire_id
      group by 1, 2 order by 1, 2
      on conflict (questionnaire_id, account_id) do update set
        for_clients = c.for_clients + excluded.for_clients,
        for_team = c.for_team + excluded.for_team,
        blind = c.blind + excluded.blind;
      return null;
    end $$`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [table, ...counters]) await sql.raw(statement).execute(db);
}
