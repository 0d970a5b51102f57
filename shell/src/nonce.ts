/**
 * Must be the first import of the page: styled-components and the chunk loader read the nonce of the
 * Content-Security-Policy when they add their first style or script.
 */
declare const __webpack_require__: { nc?: string | undefined };

const meta = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]');
__webpack_require__.nc = meta?.content;

export {};
