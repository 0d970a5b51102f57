/**
 * What an organisation can be (spec 2 §3). The wire carries the ids; the office writes the keys. Ids are stored and
 * never change.
 */
export const companyTypes = [
  { id: 1, key: 'private-domestic' },
  { id: 2, key: 'private-foreign' },
  { id: 3, key: 'state-company' },
  { id: 4, key: 'public-institution' },
] as const;

/** What an organisation does (spec 2 §3). */
export const companyCategories = [
  { id: 1, key: 'fmcg' },
  { id: 2, key: 'finance' },
  { id: 3, key: 'ict' },
  { id: 4, key: 'pharma' },
  { id: 5, key: 'hospitality' },
  { id: 6, key: 'retail' },
  { id: 7, key: 'manufacturing' },
  { id: 8, key: 'agriculture' },
  { id: 9, key: 'construction' },
  { id: 10, key: 'logistics' },
  { id: 11, key: 'professional-services' },
  { id: 12, key: 'media' },
  { id: 13, key: 'gaming' },
  { id: 14, key: 'public-sector' },
  { id: 15, key: 'energy' },
  { id: 16, key: 'other' },
] as const;

/** On the wire only: "Other", which is stored as no id with a description (spec 2 §4). */
export const otherCompanyId = 999_999;

/** Countries that an organisation can be in: ISO 3166 codes in lower case (spec 2 §3). */
export const countries = ['al', 'at', 'ba', 'hr', 'hu', 'me', 'mk', 'pl', 'rs', 'si'] as const;
export type Country = (typeof countries)[number];
