/**
 * The part of `react-i18next` that the site uses, shared with the modules under that name. `Trans` and its HTML parser
 * load with the first message that has tags, because most pages show none.
 */
import { createLazyTrans } from './createLazyTrans.tsx';

export { I18nextProvider, useTranslation } from 'react-i18next/dist/es/index.js';

export const Trans = createLazyTrans(async () => {
  const loaded = await import(/* webpackChunkName: "trans" */ 'react-i18next/dist/es/Trans.js');
  return loaded.Trans;
});
