import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { otherOption, infoChoiceFields, infoNumberFields, countries } from '@cert/shared/domain';
import { compareNames, formatCountry } from '@cert/shared/i18n';
import { useLanguage } from '@cert/shared/platform';
import { TextField } from '@cert/shared/ui';
import { CheckboxList } from './fields/CheckboxList.tsx';
import { HeadcountInput } from './fields/HeadcountInput.tsx';
import { OrganisationTypeInput, MainIndustryInput } from './fields/ListedChoiceInputs.tsx';
import { TextInput } from './fields/TextInput.tsx';
import { YesNoInput } from './fields/YesNoInput.tsx';
import { useInfoFormContext } from './InfoFormContext.ts';
import { Section, TwoColumns } from '../Section.tsx';

type Props = { title: string };

/** Name, brand, address and type of the organisation. The name cannot be changed here. */
export function OrganisationSection({ title }: Props) {
  const { t } = useTranslation('org-forms');
  return (
    <Section title={t('organisation.section.organisation')} lead={t('organisation.shared')}>
      <TwoColumns>
        <TextField
          label={t('organisation.field.title')}
          value={title}
          onChange={() => undefined}
          hint={t('organisation.hint.title')}
          input={{ name: 'title', readOnly: true }}
        />
        <TextInput field="brand" hint={t('organisation.hint.brand')} />
        <TextInput field="address" />
        <TextInput field="city" />
      </TwoColumns>
      <OrganisationTypeInput />
    </Section>
  );
}

/** The contact person and e-mail address. */
export function ContactSection() {
  const { t } = useTranslation('org-forms');
  return (
    <Section title={t('organisation.section.contact')}>
      <TwoColumns>
        <TextInput field="contact" />
        <TextInput field="email" type="email" hint={t('organisation.hint.email')} />
      </TwoColumns>
    </Section>
  );
}

/** The main industry and the other industries. */
export function BusinessSection() {
  const { t } = useTranslation('org-forms');
  const { categories } = useInfoFormContext();
  return (
    <Section title={t('organisation.section.business')}>
      <MainIndustryInput />
      <CheckboxList
        field="categories"
        hint={t('organisation.hint.categories')}
        choices={categories
          .filter(({ id }) => id !== otherOption.id)
          .map(({ id, title }) => ({ value: id, text: title }))}
      />
    </Section>
  );
}

type WorkforceSectionProps = { questionnaireId: number; year: number };

/** The workforce of the questionnaire's year: headcounts and the yes/no questions. */
export function WorkforceSection({ questionnaireId, year }: WorkforceSectionProps) {
  const { t } = useTranslation('org-forms');
  return (
    <Section
      title={t('organisation.section.workforce', { year })}
      lead={
        <>
          {t('organisation.workforceLead')}{' '}
          <Link to={`/${questionnaireId}/instructions`}>{t('organisation.headcountLink')}</Link>
        </>
      }
    >
      <TwoColumns>
        {infoNumberFields.map((field) => (
          <HeadcountInput key={field} field={field} />
        ))}
      </TwoColumns>
      {infoChoiceFields.map((field) => (
        <YesNoInput key={field} field={field} />
      ))}
    </Section>
  );
}

/** The countries in which the organisation has employees, sorted by name in the user's language. */
export function CountriesSection() {
  const { t } = useTranslation('org-forms');
  const language = useLanguage();
  const choices = countries
    .map((code) => ({ value: code, text: formatCountry(code, language) }))
    .sort((one, other) => compareNames(one.text, other.text, language));
  return (
    <Section title={t('organisation.section.countries')}>
      <CheckboxList field="countries" choices={choices} />
    </Section>
  );
}
