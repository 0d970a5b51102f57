import type { companyCategories, companyTypes, Country } from '@cert/shared/domain';

export type CompanyType = (typeof companyTypes)[number]['key'];
export type CompanyCategory = (typeof companyCategories)[number]['key'];

/** An organisation as the office enters it: list values by key, unknown texts empty. */
export type Organisation = {
  /** Assigned by the office; never changes. */
  key: string;
  title: string;
  brand: string;
  address: string;
  city: string;
  contact: string;
  email: string;
  /** Null while unknown, or if `typeOther` describes another type. */
  type: CompanyType | null;
  typeOther: string;
  /** All businesses. */
  categories: readonly CompanyCategory[];
  /** The main business; null while unknown, or if `categoryOther` describes another one. */
  primaryCategory: CompanyCategory | null;
  categoryOther: string;
  countries: readonly Country[];
  /** Shared by the organisations of one company group; null for a single one. */
  group: string | null;
};
