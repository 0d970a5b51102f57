/** Lets TypeScript accept imports of style sheets, which webpack bundles. */
declare module '*.css';
