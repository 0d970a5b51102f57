import { useTranslation } from 'react-i18next';
import { VersionChoice } from '@cert/shared/ui';
import type { FormField } from '../editing/formValues.ts';
import { useOpenForm } from '../InfoFormContext.ts';
import { useFieldText } from '../useFieldText.ts';

type Props = { field: FormField };

/** Both values of a field that somebody else has changed meanwhile, and the choice between them; else nothing. */
export function Disputed({ field }: Props) {
  const { t } = useTranslation('org-forms');
  const { disputed, stored, values, choose, ...lists } = useOpenForm();
  const textOf = useFieldText(lists);
  if (!disputed.includes(field)) return null;
  return (
    <div data-disputed={field}>
      <VersionChoice
        title={t('organisation.dispute.title')}
        mine={{
          label: t('organisation.dispute.mine'),
          content: textOf(field, values),
          choose: t('organisation.dispute.keepMine'),
        }}
        theirs={{
          label: t('organisation.dispute.theirs'),
          content: textOf(field, stored),
          choose: t('organisation.dispute.takeTheirs'),
        }}
        onChoose={(whose) => choose(field, whose)}
      />
    </div>
  );
}
