import { useTranslation } from 'react-i18next';
import { TextField, type FormFieldProps } from '@cert/shared/ui';
import { toSingleLine } from '../editing/toSingleLine.ts';
import type { ListedChoice } from '../editing/formValues.ts';
import { useInfoFormContext } from '../InfoFormContext.ts';

type Props = FormFieldProps<ListedChoice> & { field: 'type' | 'category' };

/** The description of the choice "Other". */
export function OtherDescription({ field, value, onChange, error }: Props) {
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
