import type { companyCategories, companyTypes, Country } from '@cert/shared/domain';

export type CompanyType = (typeof companyTypes)[number]['key'];
export type CompanyCategory = (typeof companyCategories)[number]['key'];

/** An organisation as the office writes it down: lists by their keys, unknown texts empty. */
export type Organisation = {
  /** The office's own; never changes. */
  key: string;
  title: string;
  brand: string;
  address: string;
  city: string;
  contact: string;
  email: string;
  /** Null while unknown, and where `typeOther` describes another one. */
  type: CompanyType | null;
  typeOther: string;
  /** All business types. */
  categories: readonly CompanyCategory[];
  /** The primary business type; null while unknown, and where `categoryOther` describes another one. */
  primaryCategory: CompanyCategory | null;
  categoryOther: string;
  countries: readonly Country[];
  /** Organisations of one company group share it; null for one that stands alone. */
  group: string | null;
};
