/** Words of the benchmark tables. */
export const figures = {
  numbers: 'Your numbers beside those of others',
  percents: 'Your percentages beside those of others',
  what: 'Figure',
  reading:
    'The average of all others reaches the middle; the end is twice that or more. In brackets: organisations. More is not always better.',
  headline: {
    all_one: 'At or above the average of others in the one figure that can be compared',
    all_few: 'At or above the average of others in all {{count}} figures',
    all_other: 'At or above the average of others in all {{count}} figures',
    some_one: 'At or above the average of others in {{reached}} of {{count}} figures',
    some_few: 'At or above the average of others in {{reached}} of {{count}} figures',
    some_other: 'At or above the average of others in {{reached}} of {{count}} figures',
    none: 'Below the average of others in every figure',
    unknown: 'Too few organisations to compare the figures with',
  },
} as const;
