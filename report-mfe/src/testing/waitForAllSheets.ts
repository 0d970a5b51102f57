import { waitFor } from '@testing-library/react';

/** Waits until all sheets are rendered; see `useStagedSheets`. */
export function waitForAllSheets(): Promise<void> {
  return waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
}
