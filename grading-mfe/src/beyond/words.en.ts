/** Words of the Above and Beyond toggle. */
export const en = {
  toggle: 'Above and Beyond',
  hint: 'Marked questions count as 3+.',
} as const;
