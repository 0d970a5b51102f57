import type { Country } from './companies.ts';
import type { NumberBounds } from './questionKinds.ts';

/** The text fields of the organisation's form (one line each), by their names in the API. */
export const infoTexts = ['brand', 'address', 'city', 'contact', 'email'] as const;

/** The fields that take a number of people. */
export const infoNumbers = [
  'numberOfEmployees',
  'numberOfEmployeesHired',
  'numberOfEmployeesLeft',
  'numberOfEmployeesLaidOff',
] as const;

/** The fields that are answered with '-', no or yes. */
export const infoChoices = ['externalWorkForce', 'sindicate', 'newManagers'] as const;

/** An organisation and its workforce in one year as the form holds them, by the names of the API. */
export type OrganisationInfo = Record<(typeof infoTexts)[number], string> &
  /** Null while unknown. */
  Record<(typeof infoNumbers)[number], number | null> &
  /** Null for '-'. */
  Record<(typeof infoChoices)[number], 0 | 1 | null> & {
    /**
     * Id of the list. Null with a description means another type; null without one means unknown. Requests may also
     * contain `otherCompany.id`.
     */
    typeId: number | null;
    typeDescription: string;
    /** The main category; null as above. */
    categoryId: number | null;
    categoryDescription: string;
    countries: Country[];
    /** Ids of all its categories. */
    categories: number[];
  };

export type InfoField = keyof OrganisationInfo;

/** Maximum length of one field, in characters; a limit chosen by the office. */
export const maxInfoTextLength = 200;

/** Bounds for a number of employees: whole, with a maximum above that of the largest employers on earth. */
export const headcountBounds: NumberBounds = { least: 0, most: 9_999_999, decimals: 0 };
