import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRefresh } from '@cert/shared/platform';
import { Button, type ButtonProps } from '@cert/shared/ui';
import { SubmitDialog } from './SubmitDialog.tsx';

type Props = { questionnaireId: number; tone: ButtonProps['tone'] };

/** Opens the dialog for the final submission. Nothing is submitted before the user confirms. */
export function SubmitButton({ questionnaireId, tone }: Props) {
  const { t } = useTranslation('questionnaire');
  const refresh = useRefresh();
  const [isOpen, setOpen] = useState(false);
  const open = () => {
    // Ask the server again: the user may have added items that were missing when the dialog was last open.
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
