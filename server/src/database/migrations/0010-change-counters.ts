import { sql, type Kysely } from 'kysely';

/**
 * How often something was changed, by questionnaire and by who did it: whoever asks whether anything is new need not
 * look back. Triggers raise the counters in the transaction of the change itself. So no writer can forget it, not even
 * a server of an older version that runs beside this one, and nobody sees a counter without its change. Each person who
 * writes has a row of their own: two who save at the same moment do not wait for each other. Account 0 is the office.
 *
 * `count_changes` sorts changes by the rules of `audit/noticeableTo.ts`; `audit/readChangeTag.test.ts` compares both.
 */
const counters = [
  `create table change_counters (
    questionnaire_id integer not null references questionnaires on delete cascade,
    account_id integer not null,
    for_clients bigint not null default 0,
    for_team bigint not null default 0,
    blind bigint not null default 0,
    own bigint not null default 0,
    primary key (questionnaire_id, account_id)
  ) with (fillfactor = 50)`,
  `create function count_changes() returns trigger language plpgsql as $$
    begin
      insert into change_counters as c (questionnaire_id, account_id, for_clients, for_team, blind)
      select l.questionnaire_id, coalesce(l.account_id, 0),
        count(*) filter (where l.subject in ('inactive', 'locked') or l.action in ('infoSave',
          'questionnaireAnswersSave', 'questionnaireDocumentSubmit', 'questionnaireDocumentDelete',
          'questionnaireDocumentRename', 'questionnaireSubmit', 'questionSavedAdd',
          'questionSavedRemove', 'questionnaireSavedAdd', 'questionnaireSavedRemove')),
        count(*) filter (where l.action not in ('certifierAreaGradeSet', 'certifierAreaCommentSet')),
        count(*) filter (where l.action in ('certifierAreaGradeSet', 'certifierAreaCommentSet'))
      from changed l where exists (select from questionnaires q where q.id = l.questionnaire_id)
      group by 1, 2 order by 1, 2
      on conflict (questionnaire_id, account_id) do update set
        for_clients = c.for_clients + excluded.for_clients,
        for_team = c.for_team + excluded.for_team,
        blind = c.blind + excluded.blind;
      return null;
    end $$`,
  `create trigger count_changes after insert on audit_log
    referencing new table as changed for each statement execute function count_changes()`,

  // Bookmarks are one's own, and have no place in the trail.
  `create function count_bookmarks() returns trigger language plpgsql as $$
    begin
      insert into change_counters as c (questionnaire_id, account_id, own)
      select s.questionnaire_id, s.account_id, count(*)
      from changed s where exists (select from questionnaires q where q.id = s.questionnaire_id)
      group by 1, 2 order by 1, 2
      on conflict (questionnaire_id, account_id) do update set own = c.own + excluded.own;
      return null;
    end $$`,
  `create trigger count_added_bookmarks after insert on saved_questions
    referencing new table as changed for each statement execute function count_bookmarks()`,
  `create trigger count_removed_bookmarks after delete on saved_questions
    referencing old table as changed for each statement execute function count_bookmarks()`,

  // What stands on pages of all the questionnaires that belong to it, also where the trail names none of them.
  `create function count_renaming() returns trigger language plpgsql as $$
    begin
      insert into change_counters as c (questionnaire_id, account_id, for_clients, for_team)
      select q.id, 0, 1, 1 from questionnaires q
      where case tg_table_name when 'organisations' then q.organisation_id = new.id
        else exists (select from members m where m.questionnaire_id = q.id and m.account_id = new.id)
        end
      order by q.id
      on conflict (questionnaire_id, account_id) do update set
        for_clients = c.for_clients + 1, for_team = c.for_team + 1;
      return null;
    end $$`,
  `create trigger count_renaming after update on organisations for each row
    when (old.* is distinct from new.*) execute function count_renaming()`,
  `create trigger count_renaming after update of name on accounts for each row
    when (old.name is distinct from new.name) execute function count_renaming()`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of counters) await sql.raw(statement).execute(db);
}
