import { usePlatform, usePlatformWords, useStore } from '@cert/shared/platform';
import { ToastStack } from '@cert/shared/ui';

/** The page's short messages. */
export function Toasts() {
  const { toasts } = usePlatform();
  const t = usePlatformWords();
  return (
    <ToastStack
      toasts={useStore(toasts)}
      onDismiss={(id) => toasts.dismiss(Number(id))}
      words={{ region: t('messages'), dismiss: t('dismiss') }}
    />
  );
}
