import { satisfies } from 'compare-versions';

/**
 * Whether a version is in a range of npm, such as `^19.1.0`. The federation runtime calls this some 20 times before the
 * first page is shown; its own implementation takes 15 ms on a simple phone and is larger (`webpack.common.ts`).
 * @returns false if one of them is no version
 */
export function satisfy(version: string | undefined, range: string): boolean {
  try {
    return version !== undefined && satisfies(version, range);
  } catch {
    return false;
  }
}
