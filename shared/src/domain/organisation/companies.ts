import type { Language, LocalizedText } from '../texts/languages.ts';

/** One entry of a list that an organisation chooses from. Ids are stored and never change; the office uses the keys. */
type Listed = { readonly id: number; readonly key: string; readonly title: LocalizedText };

/** The types of organisations. The API sends their ids and titles. See docs/product/organisation.md#the-form. */
export const organisationTypes = [
  {
    id: 1,
    key: 'private-domestic',
    title: {
      hr: 'Privatno poduzeće u domaćem vlasništvu',
      sr: 'Privatno preduzeće u domaćem vlasništvu',
      en: 'Privately owned, domestic',
    },
  },
  {
    id: 2,
    key: 'private-foreign',
    title: {
      hr: 'Privatno poduzeće u stranom vlasništvu',
      sr: 'Privatno preduzeće u stranom vlasništvu',
      en: 'Privately owned, foreign',
    },
  },
  {
    id: 3,
    key: 'state-company',
    title: { hr: 'Državno poduzeće', sr: 'Državno preduzeće', en: 'State-owned company' },
  },
  {
    id: 4,
    key: 'public-institution',
    title: { hr: 'Javna ustanova', sr: 'Javna ustanova', en: 'Public institution' },
  },
] as const satisfies readonly Listed[];

/**
 * The industries. The last one, "Other industries", is an ordinary entry. `otherOption` is different: it stands for an
 * industry that is not in this list. See docs/product/organisation.md#the-form.
 */
export const industries = [
  {
    id: 1,
    key: 'fmcg',
    title: {
      hr: 'Roba široke potrošnje',
      sr: 'Roba široke potrošnje',
      en: 'Fast-moving consumer goods',
    },
  },
  {
    id: 2,
    key: 'finance',
    title: {
      hr: 'Financije i osiguranje',
      sr: 'Finansije i osiguranje',
      en: 'Finance and insurance',
    },
  },
  {
    id: 3,
    key: 'ict',
    title: {
      hr: 'Informatika i telekomunikacije',
      sr: 'Informatika i telekomunikacije',
      en: 'IT and telecommunications',
    },
  },
  {
    id: 4,
    key: 'pharma',
    title: { hr: 'Farmacija', sr: 'Farmacija', en: 'Pharmaceuticals' },
  },
  {
    id: 5,
    key: 'hospitality',
    title: {
      hr: 'Ugostiteljstvo i turizam',
      sr: 'Ugostiteljstvo i turizam',
      en: 'Hospitality and tourism',
    },
  },
  { id: 6, key: 'retail', title: { hr: 'Trgovina', sr: 'Trgovina', en: 'Retail' } },
  {
    id: 7,
    key: 'manufacturing',
    title: { hr: 'Proizvodnja', sr: 'Proizvodnja', en: 'Manufacturing' },
  },
  {
    id: 8,
    key: 'agriculture',
    title: { hr: 'Poljoprivreda', sr: 'Poljoprivreda', en: 'Agriculture' },
  },
  {
    id: 9,
    key: 'construction',
    title: { hr: 'Građevinarstvo', sr: 'Građevinarstvo', en: 'Construction' },
  },
  {
    id: 10,
    key: 'logistics',
    title: { hr: 'Promet i logistika', sr: 'Saobraćaj i logistika', en: 'Transport and logistics' },
  },
  {
    id: 11,
    key: 'professional-services',
    title: { hr: 'Stručne usluge', sr: 'Stručne usluge', en: 'Professional services' },
  },
  { id: 12, key: 'media', title: { hr: 'Mediji', sr: 'Mediji', en: 'Media' } },
  {
    id: 13,
    key: 'gaming',
    title: { hr: 'Industrija igara', sr: 'Industrija igara', en: 'Gaming' },
  },
  {
    id: 14,
    key: 'public-sector',
    title: { hr: 'Javni sektor', sr: 'Javni sektor', en: 'Public sector' },
  },
  { id: 15, key: 'energy', title: { hr: 'Energetika', sr: 'Energetika', en: 'Energy' } },
  {
    id: 16,
    key: 'other',
    title: { hr: 'Ostale djelatnosti', sr: 'Ostale delatnosti', en: 'Other industries' },
  },
] as const satisfies readonly Listed[];

/** The title of an industry; undefined for an unknown id. */
export function findIndustryTitle(id: number | null, language: Language): string | undefined {
  return industries.find((industry) => industry.id === id)?.title[language];
}

/**
 * The entry "Other" at the end of the lists of types and of industries in replies. The title is an instruction, to
 * distinguish the entry from the industry "Other industries". See docs/product/organisation.md#other.
 */
export const otherOption = {
  id: 999_999,
  title: {
    hr: 'Drugo (opišite svojim riječima)',
    sr: 'Drugo (opišite svojim rečima)',
    en: 'Other (describe it in your own words)',
  },
} as const satisfies Omit<Listed, 'key'>;

/**
 * Countries that an organisation can be in: ISO 3166 codes in lower case. See docs/product/organisation.md#the-form.
 */
export const countries = ['al', 'at', 'ba', 'hr', 'hu', 'me', 'mk', 'pl', 'rs', 'si'] as const;
export type Country = (typeof countries)[number];
