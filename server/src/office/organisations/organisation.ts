import { industries, organisationTypes, type Country, countries } from '@cert/shared/domain';
import type { Insertable, Selectable } from 'kysely';
import type { OrganisationsTable } from '../../database/accountTables.ts';
import type { Database } from '../../database/connect.ts';
import { UsageError } from '../command-line/usageError.ts';

export type OrganisationTypeKey = (typeof organisationTypes)[number]['key'];
export type IndustryKey = (typeof industries)[number]['key'];

/** An organisation as the office enters it: entries of lists by key, and an empty text for unknown data. */
export type Organisation = {
  /** Key that the office assigns; it never changes. */
  key: string;
  title: string;
  brand: string;
  address: string;
  city: string;
  contact: string;
  email: string;
  /** Type from the list; null while unknown, or if `typeOther` describes another type. */
  type: OrganisationTypeKey | null;
  typeOther: string;
  /** All industries of the organisation, including the main one. */
  categories: readonly IndustryKey[];
  /** The main industry; null while unknown, or if `categoryOther` describes another one. */
  primaryCategory: IndustryKey | null;
  categoryOther: string;
  countries: readonly Country[];
  /** Key shared by all organisations of one company group; null for an organisation without a group. */
  group: string | null;
  /** Whether its first person may invite colleagues. */
  firstPersonInvites: boolean;
};

/** Default values of an organisation. */
export const blankOrganisation: Omit<Organisation, 'key' | 'title'> = {
  brand: '',
  address: '',
  city: '',
  contact: '',
  email: '',
  type: null,
  typeOther: '',
  categories: [],
  primaryCategory: null,
  categoryOther: '',
  countries: [],
  group: null,
  firstPersonInvites: true,
};

export type StoredOrganisation = { id: number; organisation: Organisation };

/**
 * Finds organisations by keys, in one statement.
 * @param isLocked whether their rows are locked until the end of the transaction
 */
export async function findOrganisations(
  db: Database,
  keys: readonly string[],
  isLocked = false,
): Promise<ReadonlyMap<string, StoredOrganisation>> {
  const rows = await db
    .selectFrom('organisations')
    .selectAll()
    .where((is) => is('key', '=', is.fn.any(is.val(keys))))
    .$if(isLocked, (query) => query.forNoKeyUpdate())
    .execute();
  return new Map(
    rows.map((row) => [row.key, { id: row.id, organisation: fromOrganisationRow(row) }]),
  );
}

/**
 * Reads one organisation.
 * @param isLocked whether its row is locked until the end of the transaction, so that nobody changes what the caller
 *   decides on
 * @throws UsageError if there is none with this key
 */
export async function readOrganisation(
  db: Database,
  key: string,
  isLocked = false,
): Promise<StoredOrganisation> {
  const found = (await findOrganisations(db, [key], isLocked)).get(key);
  if (!found)
    throw new UsageError(`There is no organisation “${key}”; “organisation list” names them all.`);
  return found;
}

/** Lists the names of the fields in which two organisations differ. */
export function listDifferingFields(
  one: Organisation,
  other: Organisation,
): (keyof Organisation)[] {
  return (Object.keys(one) as (keyof Organisation)[]).filter(
    (field) => JSON.stringify(one[field]) !== JSON.stringify(other[field]),
  );
}

type Listed<Key extends string> = readonly { id: number; key: Key }[];

export function toOrganisationRow(organisation: Organisation): Insertable<OrganisationsTable> {
  return {
    ...namesOf(organisation),
    type_id: idOf(organisationTypes, organisation.type),
    type_description: organisation.typeOther,
    category_id: idOf(industries, organisation.primaryCategory),
    category_description: organisation.categoryOther,
    countries: [...organisation.countries],
    category_ids: industries
      .filter(({ key: category }) => organisation.categories.includes(category))
      .map(({ id }) => id),
    group_key: organisation.group,
    first_person_invites: organisation.firstPersonInvites,
  };
}

export function fromOrganisationRow(row: Omit<Selectable<OrganisationsTable>, 'id'>): Organisation {
  return {
    ...namesOf(row),
    type: keyOf(organisationTypes, row.type_id),
    typeOther: row.type_description,
    categories: industries
      .filter(({ id }) => row.category_ids.includes(id))
      .map(({ key: category }) => category),
    primaryCategory: keyOf(industries, row.category_id),
    categoryOther: row.category_description,
    countries: countries.filter((code) => row.countries.includes(code)),
    group: row.group_key,
    firstPersonInvites: row.first_person_invites,
  };
}

/** Fields that are stored as the office enters them, without conversion. */
type Names = Pick<
  Organisation,
  'key' | 'title' | 'brand' | 'address' | 'city' | 'contact' | 'email'
>;

function namesOf({ key, title, brand, address, city, contact, email }: Names): Names {
  return { key, title, brand, address, city, contact, email };
}

function idOf<Key extends string>(list: Listed<Key>, wanted: Key | null): number | null {
  return list.find(({ key }) => key === wanted)?.id ?? null;
}

function keyOf<Key extends string>(list: Listed<Key>, wanted: number | null): Key | null {
  return list.find(({ id }) => id === wanted)?.key ?? null;
}
