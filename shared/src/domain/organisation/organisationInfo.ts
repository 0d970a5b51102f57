import { type Country, industries, countries, otherOption } from './companies.ts';
import type { NumberBounds } from '../answers/questionKinds.ts';
import { isInTeam, type Role } from '../access/roles.ts';

/** The text fields of the organisation's form (one line each), by their names in the API. */
export const infoTextFields = ['brand', 'address', 'city', 'contact', 'email'] as const;

/** The fields that take a number of people. */
export const infoNumberFields = [
  'numberOfEmployees',
  'numberOfEmployeesHired',
  'numberOfEmployeesLeft',
  'numberOfEmployeesLaidOff',
] as const;

/** The fields whose value is yes, no or '-' (no answer yet). */
export const infoChoiceFields = ['externalWorkForce', 'sindicate', 'newManagers'] as const;

/**
 * The values of the organisation's form: the organisation and its workforce in one year. The fields have the names of
 * the API.
 */
export type OrganisationInfo = Record<(typeof infoTextFields)[number], string> &
  /** Null while the number is unknown. */
  Record<(typeof infoNumberFields)[number], number | null> &
  /** 1 for yes, 0 for no, null for '-'. */
  Record<(typeof infoChoiceFields)[number], 0 | 1 | null> & {
    /**
     * Id of a type from the list. Null with a description means a type outside the list; null without one means that
     * the type is unknown. Requests may contain `otherOption.id` instead of null.
     */
    typeId: number | null;
    typeDescription: string;
    /** Id of the main industry; null has the same meanings as in `typeId`. */
    categoryId: number | null;
    categoryDescription: string;
    countries: Country[];
    /** Ids of all industries of the organisation. */
    categories: number[];
  };

export type InfoField = keyof OrganisationInfo;

/**
 * Maximum length of one field, in characters; a limit chosen by the office. See docs/product/organisation.md#the-form.
 */
export const maxInfoTextLength = 200;

/**
 * Bounds for a number of employees: a whole number. The maximum is above the headcount of the largest employers on
 * earth. See docs/product/organisation.md#the-form.
 */
export const headcountBounds: NumberBounds = { min: 0, max: 9_999_999, decimals: 0 };

/**
 * Normalises the info for storage: trims texts; replaces the id of "Other" by null and keeps its description; removes
 * the description beside any other id; sorts lists and removes duplicates; adds the main industry to the list of all
 * industries. See docs/product/organisation.md#other.
 */
export function normaliseInfo(info: OrganisationInfo): OrganisationInfo {
  const texts = Object.fromEntries(infoTextFields.map((field) => [field, info[field].trim()]));
  const type = ofListOrInWords(info.typeId, info.typeDescription);
  const category = ofListOrInWords(info.categoryId, info.categoryDescription);
  return {
    ...info,
    ...(texts as Pick<OrganisationInfo, (typeof infoTextFields)[number]>),
    typeId: type.id,
    typeDescription: type.description,
    categoryId: category.id,
    categoryDescription: category.description,
    countries: countries.filter((code) => info.countries.includes(code)),
    categories: industries
      .map(({ id }): number => id)
      .filter((id) => id === category.id || info.categories.includes(id)),
  };
}

function ofListOrInWords(
  id: number | null,
  description: string,
): { id: number | null; description: string } {
  return id === null || id === otherOption.id
    ? { id: null, description: description.trim() }
    : { id, description: '' };
}

/**
 * Lists the required fields of the organisation's form that are still empty; for the team none is required. See
 * docs/product/organisation.md#required-fields.
 */
export function listMissingInfo(info: OrganisationInfo, role: Role): InfoField[] {
  if (isInTeam(role)) return [];
  return [
    ...infoTextFields.filter((field) => info[field].trim() === ''),
    ...missingOf(info, 'type'),
    ...missingOf(info, 'category'),
    ...(['categories', 'countries'] as const).filter((field) => info[field].length === 0),
    ...[...infoNumberFields, ...infoChoiceFields].filter((field) => info[field] === null),
  ];
}

/**
 * A field whose number of people is implausible compared with the other numbers; `max` is the largest plausible
 * number. Pages only ask the user to check it; the form can be saved.
 */
export type ImplausibleHeadcount = { field: (typeof infoNumberFields)[number]; max: number };

/**
 * Finds numbers of people that are implausible compared with the other numbers: more people laid off than left, and
 * more people hired than are employed now or left. See docs/product/organisation.md#doubts.
 * @returns the implausible fields, each with the largest number that fits the other numbers
 */
export function listImplausibleHeadcounts({
  numberOfEmployees: employees,
  numberOfEmployeesHired: hired,
  numberOfEmployeesLeft: left,
  numberOfEmployeesLaidOff: laidOff,
}: Pick<OrganisationInfo, (typeof infoNumberFields)[number]>): ImplausibleHeadcount[] {
  const doubts: ImplausibleHeadcount[] = [];
  if (employees !== null && left !== null && hired !== null && hired > employees + left)
    doubts.push({ field: 'numberOfEmployeesHired', max: employees + left });
  if (left !== null && laidOff !== null && laidOff > left)
    doubts.push({ field: 'numberOfEmployeesLaidOff', max: left });
  return doubts;
}

function missingOf(info: OrganisationInfo, what: 'type' | 'category'): InfoField[] {
  const id = info[`${what}Id`];
  if (info[`${what}Description`].trim() !== '') return [];
  if (id === otherOption.id) return [`${what}Description`];
  return id === null ? [`${what}Id`] : [];
}
