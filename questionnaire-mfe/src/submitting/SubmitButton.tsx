import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRefresh } from '@cert/shared/platform';
import { Button, type ButtonProps } from '@cert/shared/ui';
import { SubmitDialog } from './SubmitDialog.tsx';

type Props = { questionnaireId: number; tone: ButtonProps['tone'] };

/** Begins the final submission; nothing is submitted before the dialog is confirmed. */
export function SubmitButton({ questionnaireId, tone }: Props) {
  const { t } = useTranslation('questionnaire');
  const refresh = useRefresh();
  const [isOpen, setOpen] = useState(false);
  const open = () => {
    // What was missing at an earlier opening may be there by now.
    void refresh('questionnaireMissing');
    setOpen(true);
  };
  return (
    <>
      <Button tone={tone} aria-haspopup="dialog" onClick={open}>
        {t('submitting.open')}
      </Button>
      {isOpen && <SubmitDialog questionnaireId={questionnaireId} onClose={() => setOpen(false)} />}
    </>
  );
}
