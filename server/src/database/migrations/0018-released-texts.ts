import { sql, type Kysely } from 'kysely';

/**
 * Replaces `count_changes` of migration 0014. It now also counts as visible to clients: changed texts of a released
 * report. `visibleAuditRowsCondition` follows the same rules.
 */
const counter = `create or replace function count_changes() returns trigger language plpgsql as $$
    begin
      insert into change_counters as c (questionnaire_id, account_id, for_clients, for_team, blind)
      select l.questionnaire_id, coalesce(l.account_id, 0),
        count(*) filter (where l.subject in ('inactive', 'locked', 'answersDue', 'meetingAt', 'reportReleasedAt')
          or l.action in ('infoSave',
          'questionnaireAnswersSave', 'questionnaireDocumentSubmit', 'questionnaireDocumentDelete',
          'questionnaireDocumentRename', 'questionnaireSubmit', 'questionSavedAdd',
          'questionSavedRemove', 'questionnaireSavedAdd', 'questionnaireSavedRemove')
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
    end $$`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(counter).execute(db);
}
