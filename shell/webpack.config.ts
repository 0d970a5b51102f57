import { configurePart } from '../scripts/configurePart.ts';

// Bytes of scripts before compression, which every first page waits for. An import that exceeds the budget fails the
// build (`Budget` in webpack.common.ts); what the first page does not run is loaded later.
export default configurePart(import.meta.dirname, { entry: 680_000 });
