/** Words of the benchmark filter form. */
export const filter = {
  title: 'Further comparisons',
  country: 'Country',
  industry: 'Primary business type',
  group: 'Own company group',
  none: 'No comparison',
  save: 'Save',
  reading: 'Comparing…',
  done: 'The comparisons are in the report.',
} as const;
