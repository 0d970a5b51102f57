import { sql, type Kysely } from 'kysely';

/**
 * Adds the dates of a questionnaire and the release of its report, and a table that caches how much of a questionnaire
 * is answered (`overview/readProgress.ts`).
 */
const tables = [
  `alter table questionnaires
    add answers_due date,
    add meeting_at timestamptz,
    add report_released_at timestamptz`,
  `create table questionnaire_progress (
    questionnaire_id integer primary key references questionnaires on delete cascade,
    version text not null,
    answerable integer not null check (answerable >= 0),
    completed integer not null check (completed between 0 and answerable),
    missing integer not null check (missing >= 0)
  )`,
  // For the desk, which counts the grades that a certifier has given on each of his or her questionnaires.
  `create index certifier_grades_account on certifier_grades (account_id, questionnaire_id, area_id)`,
];

/**
 * Replaces `count_changes` of migration 0010. It now also counts as visible to clients: the dates, the release of the
 * report and, after that release, changes of the outcome. `visibleAuditRowsCondition` follows the same rules.
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
          'questionSavedRemove', 'questionnaireSavedAdd', 'questionnaireSavedRemove')
          or (q.report_released_at is not null and l.action in ('certifierAreaFinalGradeSet',
            'certifierFinalizeGrades', 'certifierFinalizationReset', 'aboveBeyondUpdate'))),
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
  for (const statement of [...tables, ...counters]) await sql.raw(statement).execute(db);
}
