import { useDeferredValue, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isRefusal } from '../domain/index.ts';
import { Button, Notice } from '../ui/index.ts';
import type { Read } from './api/useRead.ts';
import { LoadingPart } from './loading/LoadingPart.tsx';

type Props<Data> = {
  of: Read<Data>;
  children: (data: Data) => ReactNode;
  /** Shown instead of the children when there is nothing: what to do next. */
  empty?: { when: (data: Data) => boolean; show: ReactNode };
};

/** The one way to show what was read: loading, failed with "Try again", empty, or the children (decisions §5). */
export function Loaded<Data>({ of, children, empty }: Props<Data>) {
  const { t } = useTranslation('platform');
  // The first drawing of what was read may be long: in slices, so that keys and touches are answered meanwhile.
  const isDrawn = useDeferredValue(of.data !== undefined);
  if (of.data === undefined || !isDrawn) {
    if (!of.failure) return <LoadingPart />;
    return (
      <Notice
        tone="failure"
        action={
          <Button tone="secondary" onClick={of.retry}>
            {t('tryAgain')}
          </Button>
        }
      >
        {t(`failed.${failureCode(of.failure)}`)}
      </Notice>
    );
  }
  if (empty?.when(of.data)) return empty.show;
  return children(of.data);
}

/** The key of the sentence that explains a failure, among the platform's `failed` words. */
export function failureCode(failure: unknown) {
  return isRefusal(failure) ? failure.code : 'unreachable';
}
