import type { QuestionnaireInfo, Input } from '@cert/shared/contract';
import {
  findNumberIssue,
  headcountBounds,
  infoChoiceFields,
  infoNumberFields,
  infoTextFields,
  otherOption,
  type Country,
  type Language,
} from '@cert/shared/domain';
import { listNumberReadings, parseNumber } from '@cert/shared/ui';

/** A choice from a list, or "Other" (`otherOption.id`) with a description; `id` is null while nothing is chosen. */
export type ListedChoice = { id: number | null; description: string };

/** The values of the form, by field. */
export type FormValues = Record<(typeof infoTextFields)[number], string> & {
  type: ListedChoice;
  category: ListedChoice;
  categories: number[];
  countries: Country[];
  /** Headcounts as typed. A stored number appears as plain digits; an empty text means that there is no number. */
} & Record<(typeof infoNumberFields)[number], string> &
  Record<(typeof infoChoiceFields)[number], 0 | 1 | null>;

export type FormField = keyof FormValues;

export const formFields: readonly FormField[] = [
  'brand',
  'address',
  'city',
  'type',
  'contact',
  'email',
  'category',
  'categories',
  'countries',
  ...infoNumberFields,
  ...infoChoiceFields,
];

export function toFormValues(info: QuestionnaireInfo): FormValues {
  return {
    ...pickProperties(info, infoTextFields),
    type: listed(info.typeId, info.typeDescription),
    category: listed(info.categoryId, info.categoryDescription),
    categories: info.categories,
    countries: info.countries,
    numberOfEmployees: asTyped(info.numberOfEmployees),
    numberOfEmployeesHired: asTyped(info.numberOfEmployeesHired),
    numberOfEmployeesLeft: asTyped(info.numberOfEmployeesLeft),
    numberOfEmployeesLaidOff: asTyped(info.numberOfEmployeesLaidOff),
    ...pickProperties(info, infoChoiceFields),
  };
}

/** Converts valid form values to the input of `infoSave`. */
export function toInfoSaveInput(
  values: FormValues,
  language: Language,
): Omit<Input<'infoSave'>, 'id' | 'seen'> {
  const { type, category, countries, categories } = values;
  const number = (field: (typeof infoNumberFields)[number]) => parseNumber(values[field], language);
  return {
    info: {
      ...pickProperties(values, infoTextFields),
      typeId: type.id,
      typeDescription: type.description,
      categoryId: category.id,
      categoryDescription: category.description,
      numberOfEmployees: number('numberOfEmployees'),
      numberOfEmployeesHired: number('numberOfEmployeesHired'),
      numberOfEmployeesLeft: number('numberOfEmployeesLeft'),
      numberOfEmployeesLaidOff: number('numberOfEmployeesLaidOff'),
      ...pickProperties(values, infoChoiceFields),
    },
    countries,
    categories,
  };
}

/** Returns the headcounts of the form as numbers; null for an empty or invalid one. */
export function toHeadcounts(
  values: FormValues,
  language: Language,
): Record<(typeof infoNumberFields)[number], number | null> {
  const number = (field: (typeof infoNumberFields)[number]) => {
    const entered = parseNumber(values[field], language);
    return entered === null || findNumberIssue(entered, headcountBounds) ? null : entered;
  };
  return {
    numberOfEmployees: number('numberOfEmployees'),
    numberOfEmployeesHired: number('numberOfEmployeesHired'),
    numberOfEmployeesLeft: number('numberOfEmployeesLeft'),
    numberOfEmployeesLaidOff: number('numberOfEmployeesLaidOff'),
  };
}

/**
 * Lists the headcounts that a text with two meanings can mean: `1.500` can mean 1.5 or 1500 in English, and only 1500
 * is a headcount. Empty for a text with one meaning. See `listNumberReadings`.
 */
export function listAmbiguousHeadcounts(text: string, language: Language): number[] {
  const all = listNumberReadings(text, language);
  return all.length < 2 ? [] : all.filter((one) => !findNumberIssue(one, headcountBounds));
}

function listed(id: number | null, description: string): ListedChoice {
  return { id: id ?? (description === '' ? null : otherOption.id), description };
}

function asTyped(number: number | null): string {
  return number === null ? '' : String(number);
}

export function pickProperties<Of, Key extends keyof Of>(
  from: Of,
  keys: readonly Key[],
): Pick<Of, Key> {
  return Object.fromEntries(keys.map((key) => [key, from[key]])) as Pick<Of, Key>;
}
