import { useTranslation } from 'react-i18next';
import { TextField, type FieldWires } from '@cert/shared/ui';
import { oneLine } from '../editing/oneLine.ts';
import type { ListedChoice } from '../editing/formValues.ts';
import { useOpenForm } from '../InfoFormContext.ts';

type Props = FieldWires<ListedChoice> & { field: 'type' | 'category' };

/** The words that go with "Other". */
export function OtherDescription({ field, value, onChange, error }: Props) {
  const { t } = useTranslation('org-forms');
  const { issueOf, isRequired } = useOpenForm();
  const fault = issueOf(field);
  const isOwnIssue = fault === 'description-missing' || fault === 'too-long';
  const label = t(`organisation.description.${field}`);
  return (
    <TextField
      label={isRequired ? `${label} *` : label}
      value={value.description}
      onChange={(entered) => onChange({ id: value.id, description: oneLine(entered) })}
      error={isOwnIssue ? error : undefined}
      input={{ name: `${field}Description`, required: isRequired, autoComplete: 'off' }}
    />
  );
}
