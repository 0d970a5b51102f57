import { useTranslation } from 'react-i18next';
import type { OrganisationChoices } from '@cert/shared/contract';
import { otherOption } from '@cert/shared/domain';
import { formatCountry, formatNumber } from '@cert/shared/i18n';
import { useLanguage } from '@cert/shared/platform';
import { parseNumber } from '@cert/shared/ui';
import type { FormField, FormValues, ListedChoice } from './form/formValues.ts';

export type ChoiceLists = { types: OrganisationChoices; categories: OrganisationChoices };

/** Returns a function that formats the value of a field as text in the user's language. */
export function useFieldText({
  types,
  categories,
}: ChoiceLists): (field: FormField, values: FormValues) => string {
  const { t } = useTranslation('org-forms');
  const language = useLanguage();
  const none = t('organisation.none');
  const titleIn = (list: OrganisationChoices, id: number) =>
    list.find((one) => one.id === id)?.title;

  function choiceText(list: OrganisationChoices, { id, description }: ListedChoice): string {
    if (id === null) return none;
    return (id === otherOption.id ? description : titleIn(list, id)) || none;
  }
  function listText(texts: readonly (string | undefined)[]): string {
    return texts.join(', ') || none;
  }

  return (field, values) => {
    switch (field) {
      case 'type':
        return choiceText(types, values.type);
      case 'category':
        return choiceText(categories, values.category);
      case 'categories':
        return listText(values.categories.map((id) => titleIn(categories, id)));
      case 'countries':
        return listText(values.countries.map((code) => formatCountry(code, language)));
      case 'externalWorkForce':
      case 'sindicate':
      case 'newManagers': {
        const choice = values[field];
        return choice === null ? none : t(choice === 1 ? 'organisation.yes' : 'organisation.no');
      }
      case 'numberOfEmployees':
      case 'numberOfEmployeesHired':
      case 'numberOfEmployeesLeft':
      case 'numberOfEmployeesLaidOff': {
        const number = parseNumber(values[field], language);
        if (number === null) return none;
        return Number.isNaN(number) ? values[field] : formatNumber(number, language);
      }
      case 'brand':
      case 'address':
      case 'city':
      case 'contact':
      case 'email':
        return values[field].trim() || none;
    }
  };
}
