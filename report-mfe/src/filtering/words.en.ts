/** Words of the benchmark filter form. */
export const filter = {
  title: 'Further comparisons',
  country: 'Country',
  industry: 'Primary business type',
  group: 'Own company group',
  none: 'No comparison',
  newestYear: 'Compare with the newest year',
  ownYear: 'Compare with {{year}}',
  save: 'Save',
  reading: 'Comparing…',
  done: 'The comparisons are in the report.',
} as const;
