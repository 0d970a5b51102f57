import { useMemo, type ReactNode } from 'react';
import { I18nextProvider, useTranslation } from 'react-i18next';

type Props = {
  /**
   * Values by placeholder name: `{{product}}` in a message is replaced by `values.product`. A value is read only when a
   * message needs it, so a getter can format it.
   */
  values: Readonly<Record<string, string>>;
  children: ReactNode;
};

/** Provides these values to the messages of all components inside it, for texts with many names and figures. */
export function MessageValues({ values, children }: Props) {
  const { i18n } = useTranslation();
  const withValues = useMemo(
    () =>
      i18n.cloneInstance({
        // Without these options, i18next gives the clone no interpolator of its own, and the handler is never called.
        interpolation: i18n.options.interpolation,
        // Used instead of `defaultVariables`, with which i18next would read all values for each message.
        missingInterpolationHandler: (_message: string, [, name = '']: readonly string[]) =>
          values[name.trim()] ?? '',
      }),
    [i18n, values],
  );
  return <I18nextProvider i18n={withValues}>{children}</I18nextProvider>;
}
