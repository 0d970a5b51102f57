import {
  infoLock,
  listMissingInfo,
  normaliseInfo,
  refuse,
  type InfoField,
  type OrganisationInfo,
} from '@cert/shared/domain';
import { isDeepStrictEqual } from 'node:util';
import { recordChanges } from '../audit/recordChanges.ts';
import type { UseCase } from '../http/useCase.ts';
import { digestOfInfo } from './digestOfInfo.ts';
import { readStoredInfo } from './readStoredInfo.ts';
import { storeInfo } from './storeInfo.ts';

/**
 * Saves what an organisation tells about itself, which all its questionnaires share, and about its workforce, which is
 * the questionnaire's. What stands there already is not written again, whoever has written it.
 * @throws Refusal locked with `{reason}`; invalid-input with the `fields` that a client still owes; conflict when the
 *   stored info is another one than `seen`, and nothing is written then
 */
export const saveInfo: UseCase<'infoSave'> = async (
  { info, countries, categories, seen },
  { db, account, questionnaire, role, now },
) => {
  const lock = infoLock({ role, settings: questionnaire.settings });
  if (lock) throw refuse('locked', { reason: lock });
  const sent: OrganisationInfo = { ...info, countries, categories };
  const missing = listMissingInfo(sent, role);
  if (missing.length > 0)
    throw refuse('invalid-input', {
      fields: Object.fromEntries(missing.map((field) => [pathOf(field), 'missing'])),
    });

  // Others may save it at the same moment through another questionnaire. What waits here reads what they have saved.
  await db
    .selectFrom('organisations')
    .select('id')
    .where('id', '=', questionnaire.organisationId)
    .forNoKeyUpdate()
    .execute();
  const before = await readStoredInfo(db, questionnaire.id);
  const after = normaliseInfo(sent);
  const changed = (Object.keys(after) as InfoField[]).filter(
    (field) => !isDeepStrictEqual(before[field], after[field]),
  );
  if (changed.length === 0) return {};
  if (seen !== undefined && seen !== digestOfInfo(before)) throw refuse('conflict');
  await storeInfo(db, { questionnaire, info: after });
  await recordChanges(db, {
    at: now(),
    accountId: account.id,
    questionnaireId: questionnaire.id,
    action: 'infoSave',
    changes: changed.map((field) => ({
      subject: field,
      before: before[field],
      after: after[field],
    })),
  });
  return {};
};

/** Where a field stands in the call. */
function pathOf(field: InfoField): string {
  return field === 'countries' || field === 'categories' ? field : `info.${field}`;
}
