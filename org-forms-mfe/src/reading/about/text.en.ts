/** The landing page of a questionnaire: what the programme is and what happens when. */
export const en = {
  title: 'About {{product}}',
  lead: '{{product}} is a certificate for employers who work well with their people and can show it. {{provider}} awards it after a close look at how your organisation attracts people, develops them, rewards them and keeps them.',
  start: {
    title: 'Your next steps',
    ready: 'This questionnaire has no open areas.',
    client: {
      info: {
        title: 'Tell us about your organisation',
        text: 'The basic facts come first; the rest builds on them.',
      },
      guide: {
        title: 'Read the instructions',
        text: 'A few minutes that save you hours: what counts, what we ask and for which period.',
      },
      area: { title: 'Open the first area', text: 'Begin with “{{firstArea}}”.' },
    },
    certifier: {
      info: {
        title: 'Get to know the organisation',
        text: 'Size, industry and people at a glance.',
      },
      guide: {
        title: 'Read the certifier guidelines',
        text: 'From preparing the meeting to writing the report.',
      },
      area: { title: 'Open the first area', text: 'Begin with “{{firstArea}}”.' },
    },
  },
  sections: {
    programme: {
      title: 'What the programme is',
      text: [
        'You describe your practice in a questionnaire. A team of {{team}} reads your answers and documents, talks with you and grades every area. Each of them grades independently first; only then do they compare and agree.',
        'In the end you hold a report that tells you where you are strong, where you can grow, and how you compare with other organisations. It is worth having even if the result falls short of the certificate.',
      ],
    },
    method: {
      title: 'The method: the employee life cycle in {{steps}}',
      text: [
        'The method follows people through their time with an employer. The questionnaire takes the same road, in {{steps}}, and asks about {{areas}} along the way. {{keyAreas}} weigh more than the others: the certificate depends on each of them.',
      ],
      after: [
        'Every step is graded by the same scale, from 0 to {{highest}}. <rating>How scoring works</>',
      ],
    },
    certificates: {
      title: 'Two certificates',
      text: [],
      after: ['The rules in full, with all figures: <rating#certificate>how scoring works</>.'],
    },
    road: {
      title: 'What happens when',
      text: [],
      after: [
        'For the meeting, bring the people who know the subjects best. Your team of certifiers agrees the date and the order with you.',
      ],
    },
    contacts: {
      title: 'Whom to ask',
      text: ['Ask early rather than late. We are glad to help.'],
    },
  },
  figures: {
    companies: { figure: '{{companiesPerYear}}+', text: 'organisations apply every year' },
    experts: { figure: '{{certifyingExperts}}', text: 'HR experts certify' },
    reach: {
      figure: '{{usersReachedLeast}}–{{usersReachedMost}}',
      text: 'users see a social-media post about a certified employer',
    },
    executives: { figure: '{{seniorExecutivesPercent}}', text: 'of them are senior executives' },
  },
  certificates: {
    first: {
      kind: 'The certificate',
      text: 'For employers who do well across the whole cycle.',
      rules: [
        'at least {{certificatePercent}} of all points',
        'at least the required grade in each of {{keyAreas}}',
      ],
    },
    second: {
      kind: 'The higher certificate',
      text: 'For those who are ahead of the others: it puts you among the top {{topEmployersPercent}} of certified employers.',
      rules: [
        'the {{product}} certificate',
        'at least {{beyondTotalPercent}} of all points, and more than the average of the organisations certified that year',
        'at least {{beyondCategoryPercent}} in at least one of the {{themes}} of Above and Beyond',
      ],
    },
  },
  lifecycle: {
    caption: 'The life cycle of an employee, as the questionnaire follows it',
    centre: 'Employee',
    centreBelow: 'life cycle',
    described: 'Figure: a circle of {{steps}}. {{list}}.',
  },
  road: {
    caption: 'The road from questionnaire to certificate',
    described: 'Figure: a road with these stations. {{list}}.',
    client: 'You',
    team: 'The team',
    both: 'Together',
    stations: {
      answer: {
        title: 'Answer',
        text: 'You answer at your own pace and attach documents. Everything saves itself.',
      },
      submit: {
        title: 'Submit',
        text: 'When all is complete, you submit your final answers. From then on they are locked.',
      },
      grade: {
        title: 'Grading',
        text: 'Each certifier reads everything and grades independently. Nobody sees the others’ grades.',
      },
      meet: {
        title: 'Meeting',
        text: 'The team goes through the areas with you, asks and listens. Then it agrees on the final grades.',
      },
      report: {
        title: 'Report',
        text: 'You receive your results with praise, suggestions and next steps.',
      },
      certificate: {
        title: 'Certificate',
        text: 'If the rules are met, you receive {{product}} or {{beyondProduct}}. If not, the report shows the way there.',
      },
    },
  },
} as const;
