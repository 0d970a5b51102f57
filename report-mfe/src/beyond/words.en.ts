/** Words of the Above-and-Beyond view that depend on its figures; its prose has files of its own. */
export const beyond = {
  result: {
    headline: '{{share}}: enough for {{beyondProduct}}',
    standing:
      '{{beyondProduct}} asks for at least {{threshold}} of all points. {{organisation}} reaches {{overall}}.',
  },
  all: 'All {{total}} categories reach {{threshold}} or more',
  reached_one: '{{count}} of {{total}} categories reaches {{threshold}} or more',
  reached_few: '{{count}} of {{total}} categories reach {{threshold}} or more',
  reached_other: '{{count}} of {{total}} categories reach {{threshold}} or more',
  strongest: 'You go furthest here: {{categories}} ({{percent}})',
  summary_one: '{{overall}} of all points and {{count}} outstanding category',
  summary_few: '{{overall}} of all points and {{count}} outstanding categories',
  summary_other: '{{overall}} of all points and {{count}} outstanding categories',
  line: 'Outstanding from {{percent}}',
  radar:
    'Radar chart of the marked questions by category: {{values}}. The reference line stands at {{threshold}}.',
  table: {
    caption: 'Marked questions by category',
    category: 'Category',
    share: 'Marked',
    outstanding: 'Outstanding',
  },
} as const;
