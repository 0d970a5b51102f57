import { useDeferredValue, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isRefusal } from '../domain/index.ts';
import { Button, Notice } from '../ui/index.ts';
import type { ReadState } from './api/useRead.ts';
import { LoadingPart } from './loading/LoadingPart.tsx';

type Props<Data> = {
  of: ReadState<Data>;
  children: (data: Data) => ReactNode;
  /**
   * Keeps the loading text although the data has arrived, because something else is still loading. False by default.
   */
  isHeld?: boolean;
  /**
   * Whether the children render fast, so that the first render is not split into slices. The browser recalculates
   * styles after each slice, so slices make the first view slower. False by default.
   */
  isFast?: boolean;
  /** Replaces the children when the data is empty, with a text about what the user can do next. */
  empty?: { when: (data: Data) => boolean; show: ReactNode };
};

/**
 * Renders a read according to its state: a loading text, an error with a "Try again" button, the text for empty data,
 * or the children.
 */
export function Loaded<Data>({ of, isHeld = false, isFast = false, children, empty }: Props<Data>) {
  const { t } = useTranslation('platform');
  const isReady = of.data !== undefined && !isHeld;
  // The first render can be long. A deferred value splits it into slices, so that the page still reacts to input.
  const isDue = useDeferredValue(isFast || isReady);
  if (of.data === undefined || !isReady || !isDue) {
    if (of.data !== undefined || !of.failure) return <LoadingPart />;
    return (
      <Notice
        tone="failure"
        action={
          <Button tone="secondary" onClick={of.retry}>
            {t('tryAgain')}
          </Button>
        }
      >
        {t(`failed.${toFailureCode(of.failure)}`)}
      </Notice>
    );
  }
  if (empty?.when(of.data)) return empty.show;
  return children(of.data);
}

/** The message key that explains a failure, below `failed` in the platform's messages. */
export function toFailureCode(failure: unknown) {
  return isRefusal(failure) ? failure.code : 'unreachable';
}
