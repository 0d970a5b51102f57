import { createWebpackConfiguration } from '../scripts/createWebpackConfiguration.ts';

// Budget in bytes, before compression, for the scripts that must load before the first page is shown. If they are
// larger, the build fails (`SizeBudget` in webpack.common.ts). Code that the first page does not run loads later.
export default createWebpackConfiguration(import.meta.dirname, { entry: 680_000 });
