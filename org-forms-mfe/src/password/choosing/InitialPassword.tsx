import { useTranslation } from 'react-i18next';
import { useSetPageName } from '@cert/shared/platform';
import { Card } from '@cert/shared/ui';
import { PageWithHeader } from '../../PageWithHeader.tsx';
import { OwnPasswordForm } from '../OwnPasswordForm.tsx';

/** The page on which users replace the password that the programme's office has set for them. */
export function InitialPassword({ onChanged }: { onChanged: () => void }) {
  const { t } = useTranslation('org-forms/choosing-password');
  const title = t('initial.title');
  useSetPageName(title);
  return (
    <PageWithHeader title={title} lead={t('initial.lead')} isNarrow>
      <Card>
        <OwnPasswordForm onSaved={onChanged} />
      </Card>
    </PageWithHeader>
  );
}
