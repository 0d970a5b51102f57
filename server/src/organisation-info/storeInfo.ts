import type { OrganisationInfo } from '@cert/shared/domain';
import type { Database } from '../database/connect.ts';
import type { Questionnaire } from '../questionnaires/toVisibleMembership.ts';

/** Writes the info to the organisation and to the questionnaire. The caller holds the lock on the organisation. */
export async function storeInfo(
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
