import {
  industries,
  organisationTypes,
  defaultLanguage,
  otherOption,
  type Language,
  type LocalizedText,
} from '@cert/shared/domain';
import type { OrganisationChoices } from '@cert/shared/contract';
import type { UseCase } from '../useCase.ts';

/** Lists the types of organisations that the form offers, with the option for another type last. */
export const listOrganisationTypes: UseCase<'companyTypes'> = async ({ language }) =>
  inLanguage([...organisationTypes, otherOption], language);

/** Lists the industries that the form offers, with the option for another industry last. */
export const listIndustries: UseCase<'companyCategories'> = async ({ language }) =>
  inLanguage([...industries, otherOption], language);

function inLanguage(
  list: readonly { id: number; title: LocalizedText }[],
  language: Language = defaultLanguage,
): OrganisationChoices {
  return list.map(({ id, title }) => ({ id, title: title[language] }));
}
