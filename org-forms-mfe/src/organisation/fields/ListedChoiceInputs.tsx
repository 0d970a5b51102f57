import { useTranslation } from 'react-i18next';
import { otherOption } from '@cert/shared/domain';
import { Field, SelectField, ChoiceList, TextField, type FormFieldProps } from '@cert/shared/ui';
import type { ListedChoice } from '../form/formValues.ts';
import { useInfoFormContext } from '../InfoFormContext.ts';
import { FieldWithConflict } from './FieldWithConflict.tsx';
import { toSingleLine } from './TextInput.tsx';

/** The main industry: an entry of the list, or "Other" with a description. */
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

/** The type of the organisation by its owner: an entry of the list, or "Other" with a description. */
export function OrganisationTypeInput() {
  const { control, types, issueOf, labelOf } = useInfoFormContext();
  const issue = issueOf('type');
  const isShownHere = issue === 'missing' || issue === 'refused';
  return (
    <FieldWithConflict field="type">
      <Field control={control} name="type">
        {({ value, onChange, error }) => (
          <ChoiceList
            label={labelOf('type')}
            choices={types.map(({ id, title }) => ({
              value: id,
              text: title,
              extra:
                id === value.id && id === otherOption.id
                  ? {
                      place: 'below',
                      content: <OtherDescription field="type" {...{ value, onChange, error }} />,
                    }
                  : undefined,
            }))}
            value={value.id}
            onChange={(id) => onChange({ id, description: value.description })}
            error={isShownHere ? error : undefined}
          />
        )}
      </Field>
    </FieldWithConflict>
  );
}

type Props = FormFieldProps<ListedChoice> & { field: 'type' | 'category' };

/** The description of the choice "Other". */
function OtherDescription({ field, value, onChange, error }: Props) {
  const { t } = useTranslation('org-forms');
  const { issueOf, isRequired } = useInfoFormContext();
  const issue = issueOf(field);
  const isShownHere = issue === 'description-missing' || issue === 'too-long';
  const label = t(`organisation.description.${field}`);
  return (
    <TextField
      label={isRequired ? `${label} *` : label}
      value={value.description}
      onChange={(entered) => onChange({ id: value.id, description: toSingleLine(entered) })}
      error={isShownHere ? error : undefined}
      input={{ name: `${field}Description`, required: isRequired, autoComplete: 'off' }}
    />
  );
}
