import { waitFor } from '@testing-library/react';

/** Waits for the sheets that come after the first ones. */
export function allSheetsShown(): Promise<void> {
  return waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
}
