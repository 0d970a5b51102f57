import { useEffect, useId, useLayoutEffect, useRef } from 'react';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { Button, Notice } from '../../ui/index.ts';
import { useLanguage, usePlatform } from '../platform.ts';
import { createStore, useStore } from '../store.ts';

type Props = {
  /** The module that failed. */
  module: string;
  /**
   * The name of the missing part; the same part can be missing several times on a page, for example in each question.
   */
  part?: string;
  /** Whether the part was loaded but threw during rendering. If false or undefined, it could not be loaded. */
  hasCrashed?: boolean;
  /** Details for support: the version, and the reference of the failure in the server's log. Undefined if unknown. */
  failure?: { version?: string; reference?: string | undefined } | undefined;
  onRetry: () => void;
  /** Switches to an earlier version of the module; undefined if there is none. */
  onUsePrevious?: (() => void) | undefined;
  /**
   * Called when the user presses a button of the card, before the card is removed and while the focus is still inside.
   */
  onLeave?: () => void;
};

/**
 * Replaces a part that could not be loaded or rendered; the rest of the page keeps working. If several parts of a
 * module are missing on a page, only one of them is replaced by the card with the module's name; its buttons act for
 * all of them. Each other part is replaced by one line, or by nothing if the same part is missing several times. See
 * docs/product/site.md#loading-failure-emptiness.
 */
export function FailureCard({
  module,
  part = '',
  hasCrashed = false,
  failure,
  onRetry,
  onUsePrevious,
  onLeave,
}: Props) {
  const { t } = useTranslation('platform');
  const name = useModuleTitle(module);
  const { elementRef, show, all } = useReplacedPart({ module, part, onRetry, onUsePrevious });
  useEffect(() => {
    if (show !== 'card') return;
    // If the focus was inside the removed part, or on an element that showed the card before, move it to the card.
    // Otherwise leave the focus, and let screen readers announce the card.
    const focused = document.activeElement;
    const hadCard = replacements
      .get()
      .some((one) => one.module === module && one.element === focused);
    if (focused === document.body || hadCard) elementRef.current?.focus();
  }, [show, elementRef, module]);
  const forAll = (act: (one: Acts) => void) => {
    onLeave?.();
    for (const one of all()) act(one);
  };
  return (
    <div ref={elementRef} tabIndex={-1}>
      {show === 'line' && name !== undefined && (
        <small>{t('part.missing', { module: name })}</small>
      )}
      {show === 'card' && (
        <Notice
          tone="failure"
          title={titleOf(t, { name, hasCrashed })}
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
          <p>{t('part.failedText')}</p>
          <Details module={module} failure={failure} />
        </Notice>
      )}
    </div>
  );
}

function titleOf(
  t: TFunction<'platform'>,
  { name, hasCrashed }: { name: string | undefined; hasCrashed: boolean },
): string {
  if (name === undefined) return t(hasCrashed ? 'part.crashedTitle' : 'part.failedTitle');
  return t(hasCrashed ? 'part.crashedOf' : 'part.failedOf', { module: name });
}

/** The details that support asks for: module, version and reference. */
function Details({ module, failure }: Pick<Props, 'module' | 'failure'>) {
  const { t } = useTranslation('platform');
  const { version, reference } = failure ?? {};
  return (
    // A reference that arrives later must not announce the whole card again.
    <p aria-live="off">
      <small>
        {version === undefined
          ? t('part.module', { module })
          : t('part.version', { module, version })}
        {reference !== undefined && ` ${t('part.reference', { reference })}`}
      </small>
    </p>
  );
}

/** The module's title in the page's language; undefined if its manifest has no title. */
function useModuleTitle(module: string): string | undefined {
  const language = useLanguage();
  const { modules } = usePlatform();
  return useStore(modules.inUse).find(({ name }) => name === module)?.title?.[language];
}

type Acts = Pick<Props, 'onRetry' | 'onUsePrevious'>;

type Replacement = {
  id: string;
  module: string;
  part: string;
  element: HTMLElement;
  acts: () => Acts;
};

/** All elements on the page that replace a missing part of a module. */
const replacements = createStore<readonly Replacement[]>([]);

/**
 * Registers the element that replaces a missing part.
 * @returns `elementRef`: the ref of the element. `show`: whether it shows the card, a line or nothing. `all`: lists
 *   the actions of all elements that replace a part of the same module
 */
function useReplacedPart({
  module,
  part,
  onRetry,
  onUsePrevious,
}: Acts & { module: string; part: string }) {
  const id = useId();
  const elementRef = useRef<HTMLDivElement>(null);
  const acts = useRef<Acts>({ onRetry });
  useLayoutEffect(() => {
    acts.current = { onRetry, onUsePrevious };
  });
  useLayoutEffect(() => {
    const element = elementRef.current;
    if (!element) return;
    replacements.set([
      ...replacements.get(),
      { id, module, part, element, acts: () => acts.current },
    ]);
    return () => replacements.set(replacements.get().filter((one) => one.id !== id));
  }, [id, module, part]);
  const ofModule = useStore(replacements).filter((one) => one.module === module);
  return { elementRef, show: shownAt(id, ofModule), all: () => ofModule.map((one) => one.acts()) };
}

function shownAt(id: string, ofModule: readonly Replacement[]): 'card' | 'line' | 'nothing' {
  const here = ofModule.find((one) => one.id === id);
  if (!here) return 'nothing';
  if (findMainReplacement(ofModule) === here) return 'card';
  return ofModule.filter(({ part }) => part === here.part).length > 1 ? 'nothing' : 'line';
}

/**
 * Selects the element that shows the card. It prefers elements inside `main`, because a phone does not show the
 * sidebar; among those, elements whose part is missing only once; among those, the first on the page.
 */
function findMainReplacement(all: readonly Replacement[]): Replacement | undefined {
  const rank = ({ part, element }: Replacement) =>
    (element.closest('main') ? 0 : 2) + (all.filter((one) => one.part === part).length > 1 ? 1 : 0);
  return all.reduce<Replacement | undefined>((best, one) => {
    if (!best || rank(one) < rank(best)) return one;
    const isBefore =
      best.element.compareDocumentPosition(one.element) & Node.DOCUMENT_POSITION_PRECEDING;
    return rank(one) === rank(best) && isBefore ? one : best;
  }, undefined);
}
