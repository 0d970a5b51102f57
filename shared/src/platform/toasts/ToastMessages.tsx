import { useTranslation } from 'react-i18next';
import { ToastStack } from '../../ui/index.ts';
import { usePlatform } from '../platform.ts';
import { useStore } from '../store.ts';

/** The toasts of the page. The frame of the page renders this component once. */
export function ToastMessages() {
  const { toasts } = usePlatform();
  const { t } = useTranslation('platform');
  return (
    <ToastStack
      toasts={useStore(toasts)}
      onDismiss={(id) => toasts.dismiss(Number(id))}
      words={{ region: t('messages'), dismiss: t('dismiss') }}
    />
  );
}
