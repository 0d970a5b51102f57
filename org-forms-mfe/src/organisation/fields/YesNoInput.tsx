import { useTranslation } from 'react-i18next';
import type { infoChoices } from '@cert/shared/domain';
import { ChoiceList } from '@cert/shared/ui';
import { useOpenForm } from '../InfoFormContext.ts';
import { FieldPlace } from './FieldPlace.tsx';

type Props = { field: (typeof infoChoices)[number] };

/** '-', no or yes; '-' is no choice (spec 2 §2). */
export function YesNoInput({ field }: Props) {
  const { t } = useTranslation('org-forms');
  const { values, edit, faultText, labelOf } = useOpenForm();
  const none = (
    <>
      <span aria-hidden="true">–</span>
      <span className="visually-hidden">{t('organisation.noChoice')}</span>
    </>
  );
  return (
    <FieldPlace field={field}>
      <ChoiceList
        label={labelOf(field)}
        arrangement="columns"
        choices={[
          { value: 'none', text: none },
          { value: 'no', text: t('organisation.no') },
          { value: 'yes', text: t('organisation.yes') },
        ]}
        value={chosen.get(values[field]) ?? 'none'}
        onChange={(next) => edit(field, next === 'yes' ? 1 : next === 'no' ? 0 : null)}
        error={faultText(field)}
      />
    </FieldPlace>
  );
}

const chosen = new Map<0 | 1 | null, 'none' | 'no' | 'yes'>([
  [null, 'none'],
  [0, 'no'],
  [1, 'yes'],
]);
