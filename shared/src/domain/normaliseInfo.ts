import { companyCategories, countries, otherCompany } from './companies.ts';
import { infoTexts, type OrganisationInfo } from './organisationInfo.ts';

/**
 * Normalises the info for storage: trims texts; stores "Other" as a missing id with its description, and no description
 * beside an id of the list; sorts lists and removes duplicates; adds the main category to the categories.
 */
export function normaliseInfo(info: OrganisationInfo): OrganisationInfo {
  const texts = Object.fromEntries(infoTexts.map((field) => [field, info[field].trim()]));
  const type = ofListOrInWords(info.typeId, info.typeDescription);
  const category = ofListOrInWords(info.categoryId, info.categoryDescription);
  return {
    ...info,
    ...(texts as Pick<OrganisationInfo, (typeof infoTexts)[number]>),
    typeId: type.id,
    typeDescription: type.description,
    categoryId: category.id,
    categoryDescription: category.description,
    countries: countries.filter((code) => info.countries.includes(code)),
    categories: companyCategories
      .map(({ id }): number => id)
      .filter((id) => id === category.id || info.categories.includes(id)),
  };
}

function ofListOrInWords(
  id: number | null,
  description: string,
): { id: number | null; description: string } {
  return id === null || id === otherCompany.id
    ? { id: null, description: description.trim() }
    : { id, description: '' };
}
