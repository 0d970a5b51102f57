/** What leaving a key topic as it is leads to, topic by topic of the method (spec 2 §1). */
export const en = {
  selection: {
    topic: 'Selection',
    headline: 'Who chooses by feeling pays twice for a wrong choice',
    happens:
      'Every manager asks different questions, and all look for people like themselves. Some new people do not fit, leave within the first months and have to be found again; good candidates go to those who answer sooner.',
    sign: 'Nobody can say afterwards why one candidate was taken and another was not.',
    helps:
      'A profile before every search, the same questions for all candidates, two who decide, and a look back after the probation period.',
  },
  competencies: {
    topic: 'Building competencies',
    headline: 'Skills that are not renewed become old without a sound',
    happens:
      'Training goes to those who ask for it, not to those who need it. The work changes faster than the people in it, and in the end the organisation buys dearly on the market what it could have grown itself.',
    sign: 'The training budget is known, but nobody knows what people can do today that they could not do last year.',
    helps:
      'A short description of what each role needs, a yearly look at the gaps, and learning that is tried out at work within weeks.',
  },
  leadership: {
    topic: 'Leadership',
    headline: 'People come for the job and leave because of their manager',
    happens:
      'The best expert becomes the manager and is left alone with it. Conflicts remain, decisions wait, and every team lives in a company of its own, better or worse than the next.',
    sign: 'Satisfaction, sick leave and resignations differ widely between teams that do the same work.',
    helps:
      'Preparation before the new role, clear expectations of all who lead, feedback from below, and support for those who find it hard.',
  },
  performance: {
    topic: 'Performance',
    headline: 'Where goals are unclear, effort goes in all directions',
    happens:
      'People work hard and do not know whether on the right things. Good results go unseen, weak ones unspoken, until those who carry the others begin to save their strength.',
    sign: 'Asked for their three most important goals, manager and employee name different ones.',
    helps:
      'Few goals that follow from the strategy, regular short talks instead of a yearly form, and fairness towards those who carry most.',
  },
  engagement: {
    topic: 'Engagement and satisfaction',
    headline: 'Whoever is not asked soon has nothing left to say',
    happens:
      'Discontent does not disappear; it moves into the corridors. Ideas are no longer put forward, and the first honest word is spoken in the exit interview.',
    sign: 'Surveys are held, but nobody remembers what changed because of the last one.',
    helps:
      'Ask regularly, tell the results openly within weeks, choose one or two points for each team and say what has become of them.',
  },
  career: {
    topic: 'Career and succession',
    headline: 'Without successors, one resignation is enough for a crisis',
    happens:
      'Knowledge sits with a few people and leaves with them. The talented see no way up and find one elsewhere; key posts stay empty for months or are filled in haste.',
    sign: 'For the most important posts there is no answer to the question who could take over tomorrow.',
    helps:
      'A list of posts that must not stay empty, possible successors for each, and an open talk with them about what they still need.',
  },
  compensation: {
    topic: 'Compensation',
    headline: 'Pay that nobody can explain is felt to be unfair',
    happens:
      'Those who negotiate get more than those who perform. New people come in above loyal ones, talk about it goes round, and trust is lost that no rise brings back.',
    sign: 'Managers cannot explain to their people how their pay comes about and what would have to happen for it to grow.',
    helps:
      'Pay bands tied to the demands of the work, a yearly comparison with the market and between women and men, and rules that everybody may read.',
  },
  wellBeing: {
    topic: 'Well-being',
    headline: 'Exhaustion is noticed last by those who cause it',
    happens:
      'Overtime becomes a habit and rest a favour. First attention falls, then quality, then health; the absence of one becomes the overload of the others.',
    sign: 'Leave is carried over from year to year, and short sick leaves become more frequent.',
    helps:
      'Look at workload as at any other figure, train managers to see early signs, and offer help that can be used without explaining oneself.',
  },
  hrCapacity: {
    topic: 'HR capacity',
    headline: 'A small HR function administers the present and misses the future',
    happens:
      'Contracts, records and deadlines take the whole day. There is no one left to develop, measure or advise, and every new project begins by asking who is to do it.',
    sign: 'HR plans are put off from quarter to quarter for lack of people, not of ideas.',
    helps:
      'Compare the staffing with best practice, digitise what repeats itself, and protect time and money for the development of the HR team itself.',
  },
  strategicAdvisory: {
    topic: 'Strategic advisory',
    headline: 'Decisions made without figures on people turn out expensive',
    happens:
      'The board decides on growth, closures and investments and hears last whether the people for it exist. What looked good in the plan fails for lack of those who should carry it out.',
    sign: 'In the board’s papers people appear as a cost, never as a risk or a strength.',
    helps:
      'A seat for HR where strategy is made, a handful of figures on people in every quarterly report, and advice that is asked for before the decision.',
  },
} as const;
