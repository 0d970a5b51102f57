import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@cert/shared/ui';
import { SetBackDialog } from './SetBackDialog.tsx';

type Props = {
  questionnaireId: number;
  accountId: number;
  /** Whose finalization it is. */
  name: string;
  /** The team has seen each other's grades. */
  isRevealed: boolean;
};

/** Begins to set one finalization back; nothing happens before the dialog is confirmed. */
export function SetBackButton(props: Props) {
  const { t } = useTranslation('grading');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        tone="quiet"
        aria-haspopup="dialog"
        aria-label={t('sidebar.settingBack.open', { name: props.name })}
        onClick={() => setOpen(true)}
      >
        {t('sidebar.settingBack.short')}
      </Button>
      {isOpen && <SetBackDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}
