import type { industries, organisationTypes, Country } from '@cert/shared/domain';

export type CompanyType = (typeof organisationTypes)[number]['key'];
export type CompanyCategory = (typeof industries)[number]['key'];

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
  type: CompanyType | null;
  typeOther: string;
  /** All businesses of the organisation. */
  categories: readonly CompanyCategory[];
  /** The main business; null while unknown, or if `categoryOther` describes another one. */
  primaryCategory: CompanyCategory | null;
  categoryOther: string;
  countries: readonly Country[];
  /** Key shared by all organisations of one company group; null for an organisation without a group. */
  group: string | null;
};
