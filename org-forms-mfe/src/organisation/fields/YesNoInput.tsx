import { useTranslation } from 'react-i18next';
import type { infoChoiceFields } from '@cert/shared/domain';
import { ChoiceList, Field } from '@cert/shared/ui';
import { useInfoFormContext } from '../InfoFormContext.ts';
import { FieldWithConflict } from './FieldWithConflict.tsx';

type Props = { field: (typeof infoChoiceFields)[number] };

/** A choice of '-', no and yes. '-' means that nothing is chosen. */
export function YesNoInput({ field }: Props) {
  const { t } = useTranslation('org-forms');
  const { control, labelOf } = useInfoFormContext();
  const none = (
    <>
      <span aria-hidden="true">–</span>
      <span className="visually-hidden">{t('organisation.noChoice')}</span>
    </>
  );
  return (
    <FieldWithConflict field={field}>
      <Field control={control} name={field}>
        {({ value, onChange, error }) => (
          <ChoiceList
            label={labelOf(field)}
            arrangement="columns"
            choices={[
              { value: 'none', text: none },
              { value: 'no', text: t('organisation.no') },
              { value: 'yes', text: t('organisation.yes') },
            ]}
            value={chosen.get(value) ?? 'none'}
            onChange={(next) => onChange(next === 'yes' ? 1 : next === 'no' ? 0 : null)}
            error={error}
          />
        )}
      </Field>
    </FieldWithConflict>
  );
}

const chosen = new Map<0 | 1 | null, 'none' | 'no' | 'yes'>([
  [null, 'none'],
  [0, 'no'],
  [1, 'yes'],
]);
