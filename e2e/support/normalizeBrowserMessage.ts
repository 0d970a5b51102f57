/**
 * Replaces the parts of a browser's message that differ between machines, ports and builds, so that a test can compare
 * whole lines. HTTP status codes are not replaced.
 * @example normalizeMessage('error: Failed … (http://127.0.0.1:3456/modules/report/46.c500b35520.js)')
 *   // 'error: Failed … (/modules/report/<chunk>.js)'
 */
export function normalizeBrowserMessage(line: string): string {
  return replacements.reduce((text, [found, by]) => text.replaceAll(found, by), line);
}

const replacements: readonly (readonly [RegExp, string])[] = [
  // Remove stack traces.
  [/\n\s+at .*/g, ''],
  [/http:\/\/127\.0\.0\.1:\d+/g, ''],
  [/cert_(\w+?)_\d+_\d+_\d+(_[0-9a-f]{10})?\b/g, 'cert_$1_<version>'],
  [/\/\d+\.[0-9a-f]{10}\.js/g, '/<chunk>.js'],
  // A released variant has its version in the name of the entry (`releaseModuleVariant`).
  [/\.([0-9a-f]{10}|\d+\.\d+\.\d+)\.(js|css)/g, '.<hash>.$2'],
  [/'[A-Za-z0-9+/]{64}'/g, '<sha384>'],
  [/\bchunk \d+\b/g, 'chunk <number>'],
  [/:\d+:\d+\b/g, ''],
  // Remove what requested a blocked file: depending on timing, it is the page's link or a script.
  [/(has been blocked\.|checking is enabled\.) \(.*\)$/g, '$1'],
];
