import { useTranslation } from 'react-i18next';
import type { infoChoiceFields } from '@cert/shared/domain';
import { ChoiceList, Field } from '@cert/shared/ui';
import { useInfoFormContext } from '../InfoFormContext.ts';
import { FieldWithConflict } from './FieldWithConflict.tsx';

type Props = { field: (typeof infoChoiceFields)[number] };

/** The choices "no" and "yes". Null means no answer. A second click on the selected choice clears it. */
export function YesNoInput({ field }: Props) {
  const { t } = useTranslation('org-forms');
  const { control, labelOf } = useInfoFormContext();
  return (
    <FieldWithConflict field={field}>
      <Field control={control} name={field}>
        {({ value, onChange, error }) => (
          <ChoiceList
            label={labelOf(field)}
            arrangement="columns"
            choices={[
              { value: 'no', text: t('organisation.no') },
              { value: 'yes', text: t('organisation.yes') },
            ]}
            value={value === null ? null : value === 1 ? 'yes' : 'no'}
            onChange={(next) => onChange(next === 'yes' ? 1 : next === 'no' ? 0 : null)}
            error={error}
          />
        )}
      </Field>
    </FieldWithConflict>
  );
}
