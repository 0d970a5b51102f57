import { useTranslation } from 'react-i18next';
import { otherOption } from '@cert/shared/domain';
import { Field, SelectField } from '@cert/shared/ui';
import { useInfoFormContext } from '../InfoFormContext.ts';
import { FieldWithConflict } from './FieldWithConflict.tsx';
import { OtherDescription } from './OtherDescription.tsx';

/** The main industry: one of the list, or "Other" with a description. */
export function MainIndustryInput() {
  const { t } = useTranslation('org-forms');
  const { control, categories, issueOf, labelOf, isRequired } = useInfoFormContext();
  const issue = issueOf('category');
  const isShownHere = issue === 'missing' || issue === 'refused';
  return (
    <FieldWithConflict field="category">
      <Field control={control} name="category">
        {({ value, onChange, error }, native) => (
          <>
            <SelectField
              label={labelOf('category')}
              choices={categories.map((category) => ({ value: category.id, text: category.title }))}
              value={value.id}
              onChange={(id) => onChange({ id, description: value.description })}
              emptyText={t('organisation.choose')}
              error={isShownHere ? error : undefined}
              select={{ ...native, required: isRequired }}
            />
            {value.id === otherOption.id && (
              <OtherDescription field="category" {...{ value, onChange, error }} />
            )}
          </>
        )}
      </Field>
    </FieldWithConflict>
  );
}
