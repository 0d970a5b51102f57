import { useTranslation } from 'react-i18next';
import { usePlatform, useStore } from '@cert/shared/platform';
import { Button, Dialog } from '@cert/shared/ui';
import { useUnsentChangeCount } from './useUnsentChangeCount.ts';

type Props = {
  /** Text of the button that leaves the page although there are unsent changes. */
  leaveText: string;
  /** Text of the button that keeps the page and its session; by default "Stay here". */
  stayText?: string;
  onLeave: () => void;
  onStay: () => void;
};

/** Asks the user before leaving a page with changes that could not be sent, and explains what happens to them. */
export function UnsentChangesDialog({ leaveText, stayText, onLeave, onStay }: Props) {
  const { t } = useTranslation('shell');
  const { session } = usePlatform();
  const name = useStore(session)?.name ?? '';
  const stay = stayText ?? t('leaving.stay');
  return (
    <Dialog
      title={t('leaving.title')}
      closeText={stay}
      onClose={onStay}
      actions={
        <>
          <Button onClick={onStay}>{stay}</Button>
          <Button tone="secondary" onClick={onLeave}>
            {leaveText}
          </Button>
        </>
      }
    >
      <p>{t('leaving.unsent', { count: useUnsentChangeCount(), name })}</p>
    </Dialog>
  );
}
