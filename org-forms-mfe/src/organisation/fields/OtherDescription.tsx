import { useTranslation } from 'react-i18next';
import { TextField } from '@cert/shared/ui';
import { oneLine } from '../editing/oneLine.ts';
import { useOpenForm } from '../InfoFormContext.ts';

type Props = { field: 'type' | 'category' };

/** The words that go with "Other". */
export function OtherDescription({ field }: Props) {
  const { t } = useTranslation('org-forms');
  const { values, edit, faults, faultText, isRequired } = useOpenForm();
  const { id, description } = values[field];
  const isOwnFault = faults[field] === 'description-missing' || faults[field] === 'too-long';
  const label = t(`organisation.description.${field}`);
  return (
    <TextField
      label={isRequired ? `${label} *` : label}
      value={description}
      onChange={(entered) => edit(field, { id, description: oneLine(entered) })}
      error={isOwnFault ? faultText(field) : undefined}
      input={{ name: `${field}Description`, required: isRequired, autoComplete: 'off' }}
    />
  );
}
