import type { Country } from './companies.ts';
import type { NumberBounds } from './questionKinds.ts';

/** The fields of the organisation's form that take one line of text, under the wire's names (spec 2 §3). */
export const infoTexts = ['brand', 'address', 'city', 'contact', 'email'] as const;

/** Those that take a number of people. */
export const infoNumbers = [
  'numberOfEmployees',
  'numberOfEmployeesHired',
  'numberOfEmployeesLeft',
  'numberOfEmployeesLaidOff',
] as const;

/** Those that are answered with '-', no or yes. */
export const infoChoices = ['externalWorkForce', 'sindicate', 'newManagers'] as const;

/** An organisation and its workforce in one year as the form has them, under the wire's names (spec 2 §3). */
export type OrganisationInfo = Record<(typeof infoTexts)[number], string> &
  /** Null while unknown. */
  Record<(typeof infoNumbers)[number], number | null> &
  /** Null for '-'. */
  Record<(typeof infoChoices)[number], 0 | 1 | null> & {
    /** Of the list; null with a description for another one, or while unknown. On its way in also `otherCompany.id`. */
    typeId: number | null;
    typeDescription: string;
    /** The main one; null as above. */
    categoryId: number | null;
    categoryDescription: string;
    countries: Country[];
    /** All that it does, by ids of the list. */
    categories: number[];
  };

export type InfoField = keyof OrganisationInfo;

/** Longest text of one field, in characters; the office's own bound. */
export const maxInfoTextLength = 200;

/** How many people work for an organisation: whole, and more than the largest employers on earth have. */
export const headcountBounds: NumberBounds = { least: 0, most: 9_999_999, decimals: 0 };
