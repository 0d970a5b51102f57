/** From the results of an audit to action. The risks have a file of their own. */
export const en = {
  keyActivities: {
    eyebrow: 'Key activities',
    headline: 'Three views show what has to be done first',
    lead: 'A good plan answers all three questions; one answer alone carries nothing.',
    pillars: [
      {
        title: 'Strategy',
        text: 'Where do you want to go with your people? Without a direction that everybody knows, each department finds its own.',
      },
      {
        title: 'Investment',
        text: 'What are you ready to put into it: money, time, attention? Plans without means disappoint those who believed in them.',
      },
      {
        title: 'Processes',
        text: 'How does it happen every day, in every team, no matter who is on leave? Only what is settled lasts.',
      },
    ],
  },
  strengthsStrategy: {
    eyebrow: 'Strategy',
    headline: 'Strategy: what you can build on',
    lead: 'What already gives direction to the work with people.',
  },
  activitiesStrategy: {
    eyebrow: 'Strategy',
    headline: 'Strategy: what is needed',
    lead: 'Activities that make the direction clear and known.',
  },
  strengthsInvestment: {
    eyebrow: 'Investment',
    headline: 'Investment: what you can build on',
    lead: 'What you already put into your people, and what it brings.',
  },
  activitiesInvestment: {
    eyebrow: 'Investment',
    headline: 'Investment: what is needed',
    lead: 'Where money, time and attention would have the greatest effect.',
  },
  strengthsProcesses: {
    eyebrow: 'Processes',
    headline: 'Processes: what you can build on',
    lead: 'What works reliably, whoever does it.',
  },
  activitiesProcesses: {
    eyebrow: 'Processes',
    headline: 'Processes: what is needed',
    lead: 'What should be settled, so that it happens in every team.',
  },
  actionPlan: {
    eyebrow: 'Action plan',
    headline: 'A good plan is short, owned and dated',
    steps: [
      { title: 'Choose', text: 'Few activities, those with the greatest effect on your people.' },
      { title: 'Own', text: 'One person answers for each: a name, not a department.' },
      { title: 'Describe', text: 'What will be different, and how will one notice?' },
      { title: 'Date', text: 'A beginning and an end, agreed with those who do the work.' },
      { title: 'Review', text: 'Every quarter in the board: continue, change or stop.' },
    ],
  },
  actionPlanText: {
    eyebrow: 'Action plan',
    headline: 'Your action plan',
    lead: 'What the team recommends, in the order of its effect.',
  },
  actionPlanTimeline: {
    eyebrow: 'Action plan',
    headline: 'What happens when',
    lead: 'The same activities in the order of time.',
  },
  changeManagement: {
    eyebrow: 'Change management',
    headline: 'People support a change that they understand and have a part in',
    steps: [
      {
        title: 'Explain why',
        text: 'Say what is not good enough today and what it costs. Say what stays as it is, too.',
      },
      {
        title: 'Do it together',
        text: 'Let those who will live with the change help to shape it. They know where it can fail.',
      },
      {
        title: 'Begin small',
        text: 'Try it in one department, show what came of it, and only then take it further.',
      },
      {
        title: 'Make it last',
        text: 'Write it into goals, rules and talks, and keep asking until nobody has to ask any more.',
      },
    ],
  },
  roles: {
    eyebrow: 'Roles',
    headline: 'Everybody has a part in the change',
    pillars: [
      {
        title: 'The board',
        text: 'Decides what is to change, gives the means, and is the first to act accordingly.',
      },
      {
        title: 'The HR function',
        text: 'Runs the plan, provides tools and training, and reports how far it has come.',
      },
      {
        title: 'Managers',
        text: 'Bring the change into their teams, explain it, and say early what does not work.',
      },
      {
        title: 'Employees',
        text: 'Try it out, speak openly about what they see, and put forward what would be better.',
      },
    ],
  },
  authorization: {
    eyebrow: 'Authorisation',
    headline: 'Whoever answers for something must be allowed to decide it',
    lead: 'Settle before you begin who decides, who is heard and who is told. A pattern for the usual decisions:',
    caption: 'Who decides, who is heard and who is told',
    heads: ['Decision', 'Decides', 'Is heard', 'Is told'],
    rows: [
      ['Goals and means of the plan', 'Board', 'HR', 'All employees'],
      ['Order and dates of the activities', 'HR', 'Managers', 'Board'],
      ['New rules for everybody', 'Board', 'HR, employees’ representatives', 'All employees'],
      ['How it is done in the team', 'Manager', 'Team, HR', 'Board'],
      ['Changes of the plan', 'HR', 'Board, managers', 'All employees'],
    ],
  },
  risks: {
    eyebrow: 'Risks',
    headline: 'Leaving things as they are costs something, too',
    lead: 'Nobody decides to stand still; it happens. The following sheets show, for the key topics of the method, what happens then, a sign by which you recognise it, and what helps.',
    contents: 'The risks, with their pages',
    happens: 'What happens',
    sign: 'A sign of it',
    helps: 'What helps',
  },
  nextSteps: {
    eyebrow: 'Next steps',
    headline: 'Begin with these steps, while the report is fresh',
    steps: [
      { title: 'Read it together', text: 'Board, HR and managers go through it in one sitting.' },
      { title: 'Tell your people', text: 'They took part; they should hear what comes of it.' },
      { title: 'Name who leads', text: 'One person with time and a mandate from the board.' },
      { title: 'Begin with one thing', text: 'Small, visible, and done before the next quarter.' },
      {
        title: 'Apply again',
        text: 'Your answers are kept: next time you tell only what has changed.',
      },
    ],
  },
} as const;
