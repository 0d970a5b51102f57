import { within, type BoundFunctions, type queries } from '@testing-library/react';

/** Queries the sheet with this anchor. @throws if there is no such sheet */
export function withinSheet(id: string): BoundFunctions<typeof queries> & { element: HTMLElement } {
  const element = document.getElementById(id);
  if (!element) throw new Error(`there is no sheet "${id}"`);
  return Object.assign(within(element), { element });
}
