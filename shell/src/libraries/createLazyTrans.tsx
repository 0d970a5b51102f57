import { lazy, Suspense, type ComponentType } from 'react';

/** The props of `Trans` that the site uses. */
export type TransProps = {
  t: (key: string, values: object) => string;
  i18nKey: string;
  values?: object;
  count?: number;
  components: object;
};

/**
 * Creates a `Trans` that loads when it is rendered for the first time. Until then, and if it cannot be loaded, it shows
 * the message without its tags: a text without links is better than no page.
 */
export function createLazyTrans(
  load: () => Promise<ComponentType<TransProps>>,
): ComponentType<TransProps> {
  const LoadedTrans = lazy(async () => ({ default: await load().catch(() => PlainMessage) }));
  return function Trans(props) {
    return (
      <Suspense fallback={<PlainMessage {...props} />}>
        <LoadedTrans {...props} />
      </Suspense>
    );
  };
}

function PlainMessage({ t, i18nKey, values, count }: TransProps) {
  return t(i18nKey, { ...values, count }).replaceAll(/<[^>]*>/g, '');
}
