import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@cert/shared/ui';
import { ResetFinalizationDialog } from './ResetFinalizationDialog.tsx';

type Props = {
  questionnaireId: number;
  accountId: number;
  /** Name of the team member whose finalization the button resets. */
  name: string;
  /** Whether the team members can already see each other's grades. */
  isRevealed: boolean;
};

/** Opens the dialog that resets one finalization. Nothing happens before the user confirms. */
export function ResetFinalizationButton(props: Props) {
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
      {isOpen && <ResetFinalizationDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}
