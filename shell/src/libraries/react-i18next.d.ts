// Types for the files of react-i18next that `translation.ts` imports. The package has types only for `react-i18next`.
declare module 'react-i18next/dist/es/index.js' {
  export { I18nextProvider, useTranslation } from 'react-i18next';
}
declare module 'react-i18next/dist/es/Trans.js' {
  import type { ComponentType } from 'react';
  import type { TransProps } from './createLazyTrans.tsx';
  export const Trans: ComponentType<TransProps>;
}
