import type { Country, OrganisationInfo } from '@cert/shared/domain';
import { prepareStatement } from '../database/prepareStatement.ts';
import type { Database } from '../database/connect.ts';
import { sha256Hex } from '../sha256Hex.ts';

type InfoRow = {
  brand: string;
  address: string;
  city: string;
  contact: string;
  email: string;
  type_id: number | null;
  type_description: string;
  category_id: number | null;
  category_description: string;
  countries: Country[];
  category_ids: number[];
  employees: number | null;
  hired: number | null;
  leavers: number | null;
  laid_off: number | null;
  has_external: boolean | null;
  has_union: boolean | null;
  has_new_managers: boolean | null;
};

const readRow = prepareStatement<{ questionnaireId: number }, InfoRow>(`
  select o.brand, o.address, o.city, o.contact, o.email, o.type_id, o.type_description,
    o.category_id, o.category_description, o.countries, o.category_ids,
    f.employees, f.hired, f.leavers, f.laid_off, f.has_external, f.has_union, f.has_new_managers
  from questionnaires q join organisations o on o.id = q.organisation_id
    left join workforce_figures f on f.questionnaire_id = q.id
  where q.id = $questionnaireId`);

/** Reads the info of a questionnaire's organisation, and its workforce figures of that year. */
export async function readOrganisationInfo(
  db: Database,
  questionnaireId: number,
): Promise<OrganisationInfo> {
  const [row] = await readRow(db, { questionnaireId });
  if (!row) throw new Error(`there is no questionnaire ${questionnaireId}`);
  return {
    brand: row.brand,
    address: row.address,
    city: row.city,
    contact: row.contact,
    email: row.email,
    numberOfEmployees: row.employees,
    typeId: row.type_id,
    typeDescription: row.type_description,
    categoryId: row.category_id,
    categoryDescription: row.category_description,
    externalWorkForce: asOptionalFlag(row.has_external),
    sindicate: asOptionalFlag(row.has_union),
    newManagers: asOptionalFlag(row.has_new_managers),
    numberOfEmployeesHired: row.hired,
    numberOfEmployeesLeft: row.leavers,
    numberOfEmployeesLaidOff: row.laid_off,
    countries: row.countries,
    categories: row.category_ids,
  };
}

/** Converts a stored yes, no or unknown to the format of the API. */
function asOptionalFlag(is: boolean | null): 0 | 1 | null {
  if (is === null) return null;
  return is ? 1 : 0;
}

/** Computes the SHA-256 of an organisation's info in hexadecimal, to detect changes. */
export function computeInfoDigest(info: OrganisationInfo): string {
  const fields = Object.entries(info).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return sha256Hex(JSON.stringify(fields));
}
