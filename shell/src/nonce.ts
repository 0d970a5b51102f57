/**
 * Must be the first import of the page: styled-components and the chunk loader read the nonce of the
 * Content-Security-Policy when they add their first style or script.
 */
declare global {
  // eslint-disable-next-line no-var -- webpack's name for it
  var __webpack_nonce__: string | undefined;
}

const meta = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]');
__webpack_nonce__ = meta?.content;

export {};
