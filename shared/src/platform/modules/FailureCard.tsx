import { useEffect, useId, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Notice } from '../../ui/index.ts';
import { useLanguage, usePlatform } from '../platform.ts';
import { createStore, useStore } from '../store.ts';

type Props = {
  /** The module that failed. */
  module: string;
  /** The part of it that belongs here; a page can have the same part in every question. */
  part?: string;
  onRetry: () => void;
  /** Switches to an earlier version of the module; undefined if there is none. */
  onUsePrevious?: (() => void) | undefined;
  /** Called before the shown content is removed by the reader's choice, while the focus is still inside. */
  onLeave?: () => void;
};

/**
 * Stands in place of a part that could not be loaded or rendered; the rest of the page keeps working. However many
 * places a module has left, one of them shows the card that names the module, and its buttons act for all of them. The
 * other places show one line, or nothing where the same part is missing many times. See
 * docs/product/site.md#loading-failure-emptiness.
 */
export function FailureCard({ module, part = '', onRetry, onUsePrevious, onLeave }: Props) {
  const { t } = useTranslation('platform');
  const name = useModuleTitle(module);
  const { place, show, all } = usePlace({ module, part, onRetry, onUsePrevious });
  useEffect(() => {
    // If the focus was inside the removed part, move it to the card. Otherwise leave the focus, and let screen readers
    // announce the card.
    if (show === 'card' && document.activeElement === document.body) place.current?.focus();
  }, [show, place]);
  const forAll = (act: (one: Acts) => void) => {
    onLeave?.();
    for (const one of all()) act(one);
  };
  return (
    <div ref={place} tabIndex={-1}>
      {show === 'line' && name !== undefined && (
        <small>{t('part.missing', { module: name })}</small>
      )}
      {show === 'card' && (
        <Notice
          tone="failure"
          title={name === undefined ? t('part.failedTitle') : t('part.failedOf', { module: name })}
          action={
            <>
              <Button tone="secondary" onClick={() => forAll((one) => one.onRetry())}>
                {t('tryAgain')}
              </Button>
              {onUsePrevious && (
                <Button tone="secondary" onClick={() => forAll((one) => one.onUsePrevious?.())}>
                  {t('part.usePrevious')}
                </Button>
              )}
            </>
          }
        >
          {t('part.failedText')}
        </Notice>
      )}
    </div>
  );
}

/** What users call the module, in their language; undefined if its manifest does not tell. */
function useModuleTitle(module: string): string | undefined {
  const language = useLanguage();
  const { modules } = usePlatform();
  return useStore(modules.inUse).find(({ name }) => name === module)?.title?.[language];
}

type Acts = Pick<Props, 'onRetry' | 'onUsePrevious'>;

type Place = { id: string; module: string; part: string; element: HTMLElement; acts: () => Acts };

/** All places on the page that a failed module has left. */
const places = createStore<readonly Place[]>([]);

/** Registers a place, and tells what it shows and what the others of its module can do. */
function usePlace({
  module,
  part,
  onRetry,
  onUsePrevious,
}: Acts & { module: string; part: string }) {
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  const acts = useRef<Acts>({ onRetry });
  useLayoutEffect(() => {
    acts.current = { onRetry, onUsePrevious };
  });
  useLayoutEffect(() => {
    const element = place.current;
    if (!element) return;
    places.set([...places.get(), { id, module, part, element, acts: () => acts.current }]);
    return () => places.set(places.get().filter((one) => one.id !== id));
  }, [id, module, part]);
  const ofModule = useStore(places).filter((one) => one.module === module);
  return { place, show: shownAt(id, ofModule), all: () => ofModule.map((one) => one.acts()) };
}

function shownAt(id: string, ofModule: readonly Place[]): 'card' | 'line' | 'nothing' {
  const here = ofModule.find((one) => one.id === id);
  if (!here) return 'nothing';
  if (findMainPlace(ofModule) === here) return 'card';
  return ofModule.filter(({ part }) => part === here.part).length > 1 ? 'nothing' : 'line';
}

/**
 * The place for the card: in the content of the page before the sidebar, which a phone does not show; a part that stands
 * there once before one that stands in every question; else the first on the page.
 */
function findMainPlace(all: readonly Place[]): Place | undefined {
  const rank = ({ part, element }: Place) =>
    (element.closest('main') ? 0 : 2) + (all.filter((one) => one.part === part).length > 1 ? 1 : 0);
  return all.reduce<Place | undefined>((best, one) => {
    if (!best || rank(one) < rank(best)) return one;
    const isBefore =
      best.element.compareDocumentPosition(one.element) & Node.DOCUMENT_POSITION_PRECEDING;
    return rank(one) === rank(best) && isBefore ? one : best;
  }, undefined);
}
