/** Words around the texts of the reading pages. */
export const en = {
  contents: 'On this page',
  print: 'Print',
  counted: {
    steps_one: '{{count}} step',
    steps_few: '{{count}} steps',
    steps_other: '{{count}} steps',
    areas_one: '{{count}} area',
    areas_few: '{{count}} areas',
    areas_other: '{{count}} areas',
    keyAreas_one: '{{count}} key area',
    keyAreas_few: '{{count}} key areas',
    keyAreas_other: '{{count}} key areas',
    certifiers_one: '{{count}} certifier',
    certifiers_few: '{{count}} certifiers',
    certifiers_other: '{{count}} certifiers',
    themes_one: '{{count}} category',
    themes_few: '{{count}} categories',
    themes_other: '{{count}} categories',
  },
} as const;
