import { industries, organisationTypes, countries } from '@cert/shared/domain';
import type { Insertable, Selectable } from 'kysely';
import type { OrganisationsTable } from '../../database/accountTables.ts';
import type { Organisation } from './organisation.ts';

type Listed<Key extends string> = readonly { id: number; key: Key }[];

/** Converts an organisation to a row. */
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
  };
}

/** Converts a row to an organisation. */
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
  };
}

/** Fields that are stored unchanged. */
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
