import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Loaded, useLazy, useRefresh } from '@cert/shared/platform';
import { Button, type ButtonProps } from '@cert/shared/ui';
import type { SubmitDialogProps } from './SubmitDialog.tsx';

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
      {isOpen && <LazyDialog questionnaireId={questionnaireId} onClose={() => setOpen(false)} />}
    </>
  );
}

/** The dialog loads when it is first opened, because few visits need it. */
function LazyDialog(props: SubmitDialogProps) {
  const loaded = useLazy('submit-dialog', () => import('./SubmitDialog.tsx'));
  return <Loaded of={loaded}>{({ SubmitDialog }) => <SubmitDialog {...props} />}</Loaded>;
}
