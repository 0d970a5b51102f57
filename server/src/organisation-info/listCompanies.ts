import {
  companyCategories,
  companyTypes,
  defaultLanguage,
  otherCompany,
  type Language,
  type Texts,
} from '@cert/shared/domain';
import type { CompanyList } from '@cert/shared/contract';
import type { UseCase } from '../http/useCase.ts';

/** Lists the types of organisations. */
export const listCompanyTypes: UseCase<'companyTypes'> = async ({ language }) =>
  inLanguage([...companyTypes, otherCompany], language);

/** Lists the industries that an organisation can choose from. */
export const listCompanyCategories: UseCase<'companyCategories'> = async ({ language }) =>
  inLanguage([...companyCategories, otherCompany], language);

function inLanguage(
  list: readonly { id: number; title: Texts }[],
  language: Language = defaultLanguage,
): CompanyList {
  return list.map(({ id, title }) => ({ id, title: title[language] }));
}
