import { useTranslation } from 'react-i18next';
import { countries, languageTags } from '@cert/shared/domain';
import { formatCountry } from '@cert/shared/i18n';
import { useLanguage } from '@cert/shared/platform';
import { CheckboxList } from '../fields/CheckboxList.tsx';
import { Section } from '../Section.tsx';

/** The countries in which the organisation has employees, sorted by name in the reader's language. */
export function CountriesSection() {
  const { t } = useTranslation('org-forms');
  const language = useLanguage();
  const choices = countries
    .map((code) => ({ value: code, text: formatCountry(code, language) }))
    .sort((one, other) => one.text.localeCompare(other.text, languageTags[language]));
  return (
    <Section title={t('organisation.section.countries')}>
      <CheckboxList field="countries" choices={choices} />
    </Section>
  );
}
