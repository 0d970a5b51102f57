import type { Country } from './companies.ts';
import type { NumberBounds } from './questionKinds.ts';

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
     * the type is unknown. Requests may contain `otherCompany.id` in place of null.
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

/** Maximum length of one field, in characters; a limit chosen by the office. */
export const maxInfoTextLength = 200;

/** Bounds for a number of employees: whole, with a maximum above that of the largest employers on earth. */
export const headcountBounds: NumberBounds = { least: 0, most: 9_999_999, decimals: 0 };
