import { waitFor } from '@testing-library/react';

/** Waits until the sheets after the first ones are rendered. */
export function waitForAllSheets(): Promise<void> {
  return waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
}
