/**
 * Compressed size in bytes of all files that this page has loaded from a folder, including files from the browser's
 * cache.
 * @param base the folder of a version, as in the registry
 * @returns undefined if the browser does not tell the size, for example for files of another origin
 */
export function readLoadedBytes(base: string): number | undefined {
  if (typeof performance.getEntriesByType !== 'function') return undefined;
  const { href } = new URL(base, location.href);
  const sizes = performance
    .getEntriesByType('resource')
    .filter(({ name }) => name.startsWith(href))
    .map((entry) => (entry as PerformanceResourceTiming).encodedBodySize);
  const sum = sizes.reduce((total, size) => total + size, 0);
  return sum > 0 ? sum : undefined;
}
