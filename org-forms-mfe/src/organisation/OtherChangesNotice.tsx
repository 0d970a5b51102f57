import { useTranslation } from 'react-i18next';
import { Notice } from '@cert/shared/ui';
import { useInfoFormContext } from './InfoFormContext.ts';

/** Lists the fields that other people saved in the meantime. Shown after a save was refused with a conflict. */
export function OtherChangesNotice() {
  const { t } = useTranslation('org-forms');
  const { changedByOthers, conflicting } = useInfoFormContext();
  if (changedByOthers.length === 0) return null;
  const fields = changedByOthers.map((field) => t(`organisation.field.${field}`)).join(', ');
  const sentence = conflicting.length > 0 ? 'organisation.othersChoose' : 'organisation.others';
  return (
    <div data-others tabIndex={-1}>
      <Notice tone="warning" title={t('organisation.othersTitle')}>
        {t(sentence, { fields })}
      </Notice>
    </div>
  );
}
