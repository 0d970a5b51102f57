import { useTranslation } from 'react-i18next';
import { otherOption } from '@cert/shared/domain';
import { MainIndustryInput } from '../fields/MainIndustryInput.tsx';
import { CheckboxList } from '../fields/CheckboxList.tsx';
import { useInfoFormContext } from '../InfoFormContext.ts';
import { Section } from '../Section.tsx';

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
