import {
  industries,
  organisationTypes,
  defaultLanguage,
  otherOption,
  type Language,
  type LocalizedText,
} from '@cert/shared/domain';
import type { OptionList } from '@cert/shared/contract';
import type { UseCase } from '../useCase.ts';

/** Lists the types of organisations. */
export const listCompanyTypes: UseCase<'companyTypes'> = async ({ language }) =>
  inLanguage([...organisationTypes, otherOption], language);

/** Lists the industries that an organisation can choose from. */
export const listCompanyCategories: UseCase<'companyCategories'> = async ({ language }) =>
  inLanguage([...industries, otherOption], language);

function inLanguage(
  list: readonly { id: number; title: LocalizedText }[],
  language: Language = defaultLanguage,
): OptionList {
  return list.map(({ id, title }) => ({ id, title: title[language] }));
}
