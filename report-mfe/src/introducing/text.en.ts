/** Before the results of an audit: who looks at the organisation, how, and what good practice rests on. */
export const en = {
  selectio: {
    eyebrow: 'About the provider',
    headline: '{{provider}} shows employers how they work with people',
    lead: 'We run the certification programme behind the {{product}} certificate. Those who assess are practitioners: people who have led the work with people themselves and know what it takes.',
    pillars: [
      {
        title: 'We look closely',
        text: 'We read what you write, see what you attach and ask the people who do the work. What counts is what happens, not what a rule book says.',
      },
      {
        title: 'We judge independently',
        text: 'Every certifier grades alone before the team compares. No certifier assesses the organisation that he or she works for, nor one of its group.',
      },
      {
        title: 'We say what helps',
        text: 'A grade alone changes nothing. So every result comes with what is strong, what is missing and what can be done next.',
      },
    ],
  },
  analysis: {
    eyebrow: 'The analysis',
    headline: 'How this picture of you came about',
    steps: [
      {
        title: 'Questionnaire',
        text: 'You described your practice along the whole working life of an employee.',
      },
      { title: 'Documents', text: 'You attached what shows that the practice is lived.' },
      {
        title: 'Meeting',
        text: 'The team asked, listened and looked for examples and their effect.',
      },
      {
        title: 'Grades',
        text: 'Each certifier graded alone; then the team agreed on the final grades.',
      },
      { title: 'Report', text: 'You hold the result: strengths, gaps and the way ahead.' },
    ],
  },
  structure: {
    eyebrow: 'Structure',
    headline: 'Three carry the work with people, each in their own way',
    pillars: [
      {
        title: 'The board',
        role: 'sets the direction',
        duties: [
          'decides what kind of employer the organisation wants to be',
          'puts the work with people on its agenda as often as sales and finance',
          'gives the means and asks for results',
        ],
      },
      {
        title: 'The HR function',
        role: 'builds the system',
        duties: [
          'turns the direction into rules, tools and figures',
          'advises the board and supports managers',
          'sees to it that the same holds for everybody',
        ],
      },
      {
        title: 'Managers',
        role: 'work with people every day',
        duties: [
          'choose, introduce, lead and develop their people',
          'give clear goals and honest feedback',
          'use the tools and say where they fail',
        ],
      },
    ],
  },
  staffing: {
    eyebrow: 'Structure',
    headline: 'Good work with people needs enough people to do it',
    figure: '{{hrStaffingPercent}}',
    caption: 'of all staff work in the HR function: this is best practice.',
    text: [
      'An HR function that is too small still hires and pays salaries. What falls away is what moves an organisation forward: development, leadership, advice to the board.',
      'The figure is a guide, not a rule. Shared services, several locations or fast growth call for more; good systems make do with less.',
    ],
    described:
      'Figure: a hundred dots for a hundred employees. Those who work in HR are filled: {{hrStaffingPercent}}.',
  },
  culture: {
    eyebrow: 'Competence culture',
    headline: 'In a competence culture people can, may and want to do good work',
    lead: 'A competence culture is one in which skill counts for more than rank. People know what their work asks of them, learn it, use it and pass it on. Such a culture does not come about by training alone; it needs three things at the same time.',
    pillars: [
      {
        title: 'Can',
        text: 'It is written down which knowledge and which behaviour each role needs. Selection looks for it, onboarding begins with it and development continues it.',
      },
      {
        title: 'May',
        text: 'Who has the skill also has the time, the tools and the right to decide. Mistakes are talked about early, because nobody has to hide them.',
      },
      {
        title: 'Want',
        text: 'Managers notice good work and say so. Pay, recognition and promotion follow what people can and contribute, in a way that everybody can understand.',
      },
    ],
    closing:
      'If one of the three is missing, the other two do not help: skill without the right to decide leaves, the right to decide without skill does harm, and without the will both stay unused.',
  },
  winners: {
    eyebrow: 'The programme',
    headline: 'Those who take part are in good company',
    figures: {
      companies: { figure: '{{companiesPerYear}}+', text: 'organisations apply every year' },
      experts: { figure: '{{certifyingExperts}}', text: 'HR experts certify' },
      reach: {
        figure: '{{usersReachedLeast}}–{{usersReachedMost}}',
        text: 'people see a post about a certified employer',
      },
      executives: {
        figure: '{{seniorExecutivesPercent}}',
        text: 'of them are senior executives',
      },
    },
  },
} as const;
