import { industries, countries, otherOption } from './companies.ts';
import { infoTextFields, type OrganisationInfo } from './organisationInfo.ts';

/**
 * Normalises the info for storage: trims texts; stores "Other" as a missing id with its description, and no description
 * beside an id of the list; sorts lists and removes duplicates; adds the main category to the categories.
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
