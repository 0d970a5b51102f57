import { useTranslation } from 'react-i18next';
import { otherCompany } from '@cert/shared/domain';
import { SelectField } from '@cert/shared/ui';
import { useOpenForm } from '../InfoFormContext.ts';
import { FieldPlace } from './FieldPlace.tsx';
import { OtherDescription } from './OtherDescription.tsx';

/** What the organisation does first of all: one of the list, or something else in words. */
export function CategoryInput() {
  const { t } = useTranslation('org-forms');
  const { values, edit, categories, faults, faultText, labelOf, isRequired } = useOpenForm();
  const { id, description } = values.category;
  const isOwnFault = faults.category === 'missing' || faults.category === 'refused';
  return (
    <FieldPlace field="category">
      <SelectField
        label={labelOf('category')}
        choices={categories.map((category) => ({ value: category.id, text: category.title }))}
        value={id}
        onChange={(next) => edit('category', { id: next, description })}
        emptyText={t('organisation.choose')}
        error={isOwnFault ? faultText('category') : undefined}
        select={{ name: 'category', required: isRequired }}
      />
      {id === otherCompany.id && <OtherDescription field="category" />}
    </FieldPlace>
  );
}
