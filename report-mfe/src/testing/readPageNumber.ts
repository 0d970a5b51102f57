import { withinSheet } from './withinSheet.ts';

/** The page number in the footer of a sheet; NaN if there is none. */
export function readPageNumber(id: string): number {
  return Number.parseInt(
    withinSheet(id).element.querySelector('footer')?.lastChild?.textContent ?? '',
  );
}
