import {
  infoLockReason,
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
 * Saves the info of an organisation, which all its questionnaires share, and the workforce figures of this
 * questionnaire. Identical info is not written again.
 * @throws Refusal locked with `{reason}`; invalid-input with the missing `fields` of a client; conflict if the stored
 *   info differs from `seen`, and nothing is written then
 */
export const saveInfo: UseCase<'infoSave'> = async (
  { info, countries, categories, seen },
  { db, account, questionnaire, role, now },
) => {
  const lock = infoLockReason({ role, settings: questionnaire.settings });
  if (lock) throw refuse('locked', { reason: lock });
  const sent: OrganisationInfo = { ...info, countries, categories };
  const missing = listMissingInfo(sent, role);
  if (missing.length > 0)
    throw refuse('invalid-input', {
      fields: Object.fromEntries(missing.map((field) => [pathOf(field), 'missing'])),
    });

  // The organisation is locked, because its info may be saved simultaneously through another questionnaire. After
  // waiting for the lock, this call reads the new state.
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

/** Returns the path of a field in the call's input. */
function pathOf(field: InfoField): string {
  return field === 'countries' || field === 'categories' ? field : `info.${field}`;
}
