/** The categories of the Above-and-Beyond track. */
export const beyondCategories = [
  'future',
  'inclusion',
  'innovation',
  'impact',
  'satisfaction',
] as const;
export type BeyondCategory = (typeof beyondCategories)[number];
