import { beyond } from './beyond/words.en.ts';
import { chart } from './charting/words.en.ts';
import { figures } from './comparing-figures/words.en.ts';
import { editing } from './editing/words.en.ts';
import { filter } from './filtering/words.en.ts';
import { topics } from './presenting-topics/words.en.ts';

/** Words of the report. Shares of points are lower bounds in words: see `shareOfPoints`. */
export const en = {
  documentTitle: '{{organisation}} – {{product}} report {{year}}',
  bar: {
    back: 'Back to the questionnaire',
    print: 'Print / PDF',
    views: 'Views of the report',
  },
  notice: {
    provisionalTitle: 'Provisional report',
    provisional: 'Not every topic has its final grade yet. The results may still change.',
    lockedTitle: 'The report is locked',
    locked: 'It can be read and printed, but not changed.',
  },
  teamText: { none: 'No text yet' },
  continued: '(continued)',
  cover: {
    eyebrow: {
      passed: '{{product}} certificate · {{year}}',
      'not-passed': 'Audit report · {{year}}',
      'not-decided': 'Provisional report · {{year}}',
    },
    title: {
      passed: '{{organisation}} is a {{product}} employer',
      'not-passed': '{{organisation}} on the way to the {{product}} certificate',
      'not-decided': '{{organisation}} is being assessed',
    },
    subtitle: 'Report on the practices of managing people',
    provisional: 'Provisional: not every topic has its final grade yet.',
  },
  chart,
  topics,
  figures,
  filter,
  beyond,
  editing,
  result: {
    eyebrow: 'Overall result',
    share: {
      none: 'None of the possible points',
      'under-quarter': 'Less than a quarter of all possible points',
      quarter: 'A quarter of all possible points',
      'over-quarter': 'More than a quarter of all possible points',
      third: 'A third of all possible points',
      'over-third': 'More than a third of all possible points',
      half: 'Half of all possible points',
      'over-half': 'More than half of all possible points',
      'two-thirds': 'Two thirds of all possible points',
      'over-two-thirds': 'More than two thirds of all possible points',
      'three-quarters': 'Three quarters of all possible points',
      'over-three-quarters': 'More than three quarters of all possible points',
      'four-fifths': 'Four fifths of all possible points',
      'over-four-fifths': 'More than four fifths of all possible points',
      'nine-tenths': 'Nine tenths of all possible points',
      'over-nine-tenths': 'More than nine tenths of all possible points',
      all: 'All possible points',
    },
    headline: {
      alone: '{{share}}',
      more: '{{share}}, more than in {{year}}',
      less: '{{share}}, less than in {{year}}',
      same: '{{share}}, as many as in {{year}}',
      'below-threshold': '{{share}}, not yet enough for the certificate',
      'key-topic-below': '{{share}}, but not the grade on every key topic',
      undecided: '{{share}}, as the grades stand now',
    },
    standing: {
      passed:
        'The {{product}} certificate asks for at least {{threshold}} of all points and for the required grade on every key topic. {{organisation}} reaches both.',
      'key-topic-below':
        'The {{product}} certificate asks for at least {{threshold}} of all points and for the required grade on every key topic. {{organisation}} reaches the points, but not yet the grade on every key topic.',
      'below-threshold_one':
        'The {{product}} certificate asks for at least {{threshold}} of all points. To reach that, {{count}} percentage point is missing.',
      'below-threshold_few':
        'The {{product}} certificate asks for at least {{threshold}} of all points. To reach that, {{count}} percentage points are missing.',
      'below-threshold_other':
        'The {{product}} certificate asks for at least {{threshold}} of all points. To reach that, {{count}} percentage points are missing.',
      undecided:
        'The {{product}} certificate asks for at least {{threshold}} of all points. Not every topic has its final grade yet, so nothing is decided.',
    },
    change: {
      more_one: 'The result is {{count}} percentage point above that of {{year}}.',
      more_few: 'The result is {{count}} percentage points above that of {{year}}.',
      more_other: 'The result is {{count}} percentage points above that of {{year}}.',
      less_one: 'The result is {{count}} percentage point below that of {{year}}.',
      less_few: 'The result is {{count}} percentage points below that of {{year}}.',
      less_other: 'The result is {{count}} percentage points below that of {{year}}.',
      same: 'The result is the same as that of {{year}}.',
    },
    beside: {
      eyebrow: 'Overall result beside others',
      headline: {
        above_one: '{{count}} percentage point above the average of others',
        above_few: '{{count}} percentage points above the average of others',
        above_other: '{{count}} percentage points above the average of others',
        below_one: '{{count}} percentage point below the average of others',
        below_few: '{{count}} percentage points below the average of others',
        below_other: '{{count}} percentage points below the average of others',
        same: 'Level with the average of others',
        unknown: 'Too few organisations to compare the result with',
        undecided: 'The result beside that of others, as the grades stand now',
      },
    },
    ofPoints: 'of all points',
    ring: {
      alone: 'Ring: {{overall}} of all points in {{year}}; threshold {{threshold}}.',
      compared:
        'Ring: {{overall}} of all points in {{year}}, {{previous}} in {{previousYear}}; threshold {{threshold}}.',
    },
    table: {
      caption: 'Overall result as a share of all points',
      what: 'Result',
      share: 'Share of all points',
      threshold: 'Threshold',
    },
  },
} as const;
