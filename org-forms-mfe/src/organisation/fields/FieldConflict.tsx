import { useTranslation } from 'react-i18next';
import { VersionChoice } from '@cert/shared/ui';
import type { FormField } from '../editing/formValues.ts';
import { useInfoFormContext } from '../InfoFormContext.ts';
import { useFieldText } from '../useFieldText.ts';

type Props = { field: FormField };

/** The choice between the two versions of a field in conflict. Renders nothing for other fields. */
export function FieldConflict({ field }: Props) {
  const { t } = useTranslation('org-forms');
  const { conflicting, stored, values, choose, ...lists } = useInfoFormContext();
  const textOf = useFieldText(lists);
  if (!conflicting.includes(field)) return null;
  return (
    <div data-conflict={field}>
      <VersionChoice
        title={t('organisation.fieldConflict.title')}
        mine={{
          label: t('organisation.fieldConflict.mine'),
          content: textOf(field, values),
          choose: t('organisation.fieldConflict.keepMine'),
        }}
        theirs={{
          label: t('organisation.fieldConflict.theirs'),
          content: textOf(field, stored),
          choose: t('organisation.fieldConflict.takeTheirs'),
        }}
        onChoose={(whose) => choose(field, whose)}
      />
    </div>
  );
}
