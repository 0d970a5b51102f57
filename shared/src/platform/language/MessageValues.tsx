import { useMemo, type ReactNode } from 'react';
import { I18nextProvider, useTranslation } from 'react-i18next';

type Props = {
  /** By name: `{{product}}` in a message stands for `values.product`. */
  values: Readonly<Record<string, string>>;
  children: ReactNode;
};

/** Gives all messages below it these values, so that texts full of names and figures need none of their own. */
export function MessageValues({ values, children }: Props) {
  const { i18n } = useTranslation();
  const withValues = useMemo(
    () =>
      i18n.cloneInstance({
        interpolation: { ...i18n.options.interpolation, defaultVariables: values },
      }),
    [i18n, values],
  );
  return <I18nextProvider i18n={withValues}>{children}</I18nextProvider>;
}
