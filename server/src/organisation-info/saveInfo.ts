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
import type { UseCase } from '../useCase.ts';
import { computeInfoDigest, readOrganisationInfo } from './readOrganisationInfo.ts';
import type { Database } from '../database/connect.ts';
import type { Questionnaire } from '../membership.ts';

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

  // The organisation's row is locked, because its info may be saved simultaneously through another questionnaire. After
  // waiting for the lock, this call reads the new state.
  await db
    .selectFrom('organisations')
    .select('id')
    .where('id', '=', questionnaire.organisationId)
    .forNoKeyUpdate()
    .execute();
  const before = await readOrganisationInfo(db, questionnaire.id);
  const after = normaliseInfo(sent);
  const changed = (Object.keys(after) as InfoField[]).filter(
    (field) => !isDeepStrictEqual(before[field], after[field]),
  );
  if (changed.length === 0) return {};
  if (seen !== undefined && seen !== computeInfoDigest(before)) throw refuse('conflict');
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

/** Writes the info to the organisation and to the questionnaire. The caller holds the lock on the organisation. */
async function storeInfo(
  db: Database,
  { questionnaire, info }: { questionnaire: Questionnaire; info: OrganisationInfo },
): Promise<void> {
  await db
    .updateTable('organisations')
    .set({
      brand: info.brand,
      address: info.address,
      city: info.city,
      contact: info.contact,
      email: info.email,
      type_id: info.typeId,
      type_description: info.typeDescription,
      category_id: info.categoryId,
      category_description: info.categoryDescription,
      countries: [...info.countries],
      category_ids: [...info.categories],
    })
    .where('id', '=', questionnaire.organisationId)
    .execute();
  const figures = {
    employees: info.numberOfEmployees,
    hired: info.numberOfEmployeesHired,
    leavers: info.numberOfEmployeesLeft,
    laid_off: info.numberOfEmployeesLaidOff,
    has_external: asStored(info.externalWorkForce),
    has_union: asStored(info.sindicate),
    has_new_managers: asStored(info.newManagers),
  };
  await db
    .insertInto('workforce_figures')
    .values({ questionnaire_id: questionnaire.id, ...figures })
    .onConflict((conflict) => conflict.column('questionnaire_id').doUpdateSet(figures))
    .execute();
}

function asStored(choice: 0 | 1 | null): boolean | null {
  return choice === null ? null : choice === 1;
}
