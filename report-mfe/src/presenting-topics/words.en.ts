/** Words of the slides of topics and of the steps of the lifecycle. */
export const topics = {
  key: {
    eyebrow: 'Key topics',
    headline: {
      all_one: 'The key topic reaches at least grade {{grade}}',
      all_few: 'All {{count}} key topics reach at least grade {{grade}}',
      all_other: 'All {{count}} key topics reach at least grade {{grade}}',
      some_one: '{{reached}} of {{count}} key topics reach at least grade {{grade}}',
      some_few: '{{reached}} of {{count}} key topics reach at least grade {{grade}}',
      some_other: '{{reached}} of {{count}} key topics reach at least grade {{grade}}',
      none: 'No key topic reaches grade {{grade}} yet',
      undecided_one:
        '{{reached}} of {{count}} key topics reaches grade {{grade}}, as the grades stand now',
      undecided_few:
        '{{reached}} of {{count}} key topics reach grade {{grade}}, as the grades stand now',
      undecided_other:
        '{{reached}} of {{count}} key topics reach grade {{grade}}, as the grades stand now',
    },
  },
  keyCompared: {
    eyebrow: 'Key topics beside others',
    headline: {
      all_one: 'At or above the average of others on the key topic',
      all_few: 'At or above the average of others on all {{count}} key topics',
      all_other: 'At or above the average of others on all {{count}} key topics',
      some_one: 'At or above the average of others on {{reached}} of {{count}} key topics',
      some_few: 'At or above the average of others on {{reached}} of {{count}} key topics',
      some_other: 'At or above the average of others on {{reached}} of {{count}} key topics',
      none: 'Below the average of others on every key topic',
      undecided: 'The key topics beside those of others, as the grades stand now',
      unknown: 'Too few organisations to compare the key topics with',
    },
  },
  steps: {
    eyebrow: 'The employee lifecycle',
    headline: {
      all_one: 'The step reaches {{threshold}} of its points',
      all_few: 'All {{count}} steps reach {{threshold}} of their points',
      all_other: 'All {{count}} steps reach {{threshold}} of their points',
      some_one: '{{reached}} of {{count}} steps reach {{threshold}} of their points',
      some_few: '{{reached}} of {{count}} steps reach {{threshold}} of their points',
      some_other: '{{reached}} of {{count}} steps reach {{threshold}} of their points',
      none: 'No step reaches {{threshold}} of its points yet',
      undecided_one:
        '{{reached}} of {{count}} steps reaches {{threshold}} of its points, as the grades stand now',
      undecided_few:
        '{{reached}} of {{count}} steps reach {{threshold}} of their points, as the grades stand now',
      undecided_other:
        '{{reached}} of {{count}} steps reach {{threshold}} of their points, as the grades stand now',
    },
  },
  stepsCompared: {
    eyebrow: 'The employee lifecycle beside others',
    headline: {
      all_one: 'At or above the average of others on the step',
      all_few: 'At or above the average of others on all {{count}} steps',
      all_other: 'At or above the average of others on all {{count}} steps',
      some_one: 'At or above the average of others on {{reached}} of {{count}} steps',
      some_few: 'At or above the average of others on {{reached}} of {{count}} steps',
      some_other: 'At or above the average of others on {{reached}} of {{count}} steps',
      none: 'Below the average of others on every step',
      undecided: 'The steps beside those of others, as the grades stand now',
      unknown: 'Too few organisations to compare the steps with',
    },
  },
  step: {
    open: 'Not every topic of this step has a grade yet',
    undecided: '{{percent}} of all points of this step, as the grades stand now',
    alone: '{{percent}} of all points of this step',
    more: '{{percent}} of all points, up from {{previous}} in {{year}}',
    less: '{{percent}} of all points, down from {{previous}} in {{year}}',
    same: '{{percent}} of all points, as many as in {{year}}',
  },
} as const;
