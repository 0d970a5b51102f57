/** How scoring works. */
export const en = {
  title: 'How scoring works',
  lead: 'From a single answer to the certificate: every rule and every figure in one place.',
  sections: {
    scale: {
      title: 'The scale',
      text: ['Answers and areas are graded on one scale: from 0 to {{highest}}, in half steps.'],
      after: [
        'Above it there is only {{beyondGrade}}, for an answer that is marked as Above and Beyond. It says “more than we ask for”; in every total it counts as {{highest}}.',
      ],
    },
    questions: {
      title: 'Which questions count',
      text: ['Questions differ in importance. A star marks the key ones.'],
      after: ['A question that is marked “not scored” counts nowhere.'],
    },
    answers: {
      title: 'How an answer gets its grade',
      text: [
        {
          terms: [
            {
              term: 'One answer',
              text: 'Each answer on offer has its grade; the chosen one decides.',
            },
            {
              term: 'Several answers',
              text: 'The ticked answers add up, to {{highest}} at most.',
            },
            {
              term: 'A percentage, a number or an amount',
              text: 'The value falls into a range, and each range has its grade.',
            },
            {
              term: 'Above and Beyond',
              text: 'The certifiers decide whether the practice is ahead of the usual and mark it.',
            },
          ],
        },
        'A question without an answer has no grade. That is not the same as 0: it is left out of the average. The certifiers see, however, that you did not answer.',
      ],
    },
    proposal: {
      title: 'The system’s proposal',
      text: [
        'For each area the system takes the average of its question grades, rounds it to one decimal and proposes a grade. Above-and-Beyond questions are left out.',
      ],
      after: [
        {
          note: 'The proposal is for information only. The certifiers read your comments and documents, talk with you and decide for themselves.',
        },
      ],
    },
    final: {
      title: 'Who decides',
      text: [
        {
          steps: [
            'Each of the {{team}} gives every area an own grade, without seeing those of the others.',
            'When all have finalized, the grades become visible to the team.',
            'Where all agree, that is the final grade. Where they differ, they talk, and the main certifier sets it.',
          ],
        },
        'You see the result in the report, not before.',
      ],
    },
    percentages: {
      title: 'What the percentages mean',
      text: [
        {
          terms: [
            {
              term: 'Answered',
              text: 'The percentage beside an area tells how many of its questions you have answered. It says nothing about grades.',
            },
            {
              term: 'Share of all points',
              text: 'The sum of the grades × 100 ÷ ({{highest}} × number of areas), rounded. An area without a grade counts as 0. With {{areas}}, {{mostPoints}} points are possible; {{certificatePercent}} of them are {{neededPoints}}.',
            },
            {
              term: 'Share of a category',
              text: 'The same, over the areas of one category.',
            },
          ],
        },
        'A rule is always held against the exact result, not the rounded one.',
      ],
    },
    certificate: {
      title: 'When you receive {{product}}',
      text: [
        'Both must be true once all final grades are set:',
        {
          list: [
            'You have at least {{certificatePercent}} of all possible points.',
            'Each of the {{keyAreas}} reaches at least the grade that it needs.',
          ],
        },
      ],
      after: ['Until the last final grade is set, every result is provisional.'],
    },
    beyond: {
      title: 'When you receive {{beyondProduct}}',
      text: [
        'For this higher certificate all of these must be true:',
        {
          list: [
            'You have earned {{product}}.',
            'You have at least {{beyondTotalPercent}} of all possible points.',
            'Your total is above the average of the organisations certified in that year.',
            'In at least one of the {{themes}}, at least {{beyondCategoryPercent}} of the Above-and-Beyond questions are marked.',
          ],
        },
      ],
      after: [
        'It places you among the top {{topEmployersPercent}} of certified employers. Gold-framed questions count here and nowhere else: they can win you this certificate, but never cost you the first one.',
      ],
    },
  },
  scale: {
    caption: 'The grades',
    lowest: 'the lowest',
    highest: 'the highest',
    beyond: 'Above and Beyond',
  },
  importance: {
    caption: 'Importance of questions',
    heads: { level: 'Level', sign: 'Sign', meaning: 'Meaning' },
    key: {
      sign: 'Red star',
      meaning: 'Key question. The team also sees the grades of key questions on their own.',
    },
    desirable: {
      sign: 'No sign',
      meaning: 'Desirable question. It counts in the average as well.',
    },
    informative: { sign: 'No sign', meaning: 'Informative question. It is never scored.' },
    beyond: {
      sign: 'Gold frame',
      meaning: 'Above and Beyond. It counts only towards {{beyondProduct}}.',
    },
  },
  bands: {
    caption: 'From the average to the proposed grade',
    average: 'Average',
    proposal: 'Proposed grade',
  },
  keyAreas: {
    caption: 'The key areas',
    area: 'Key area',
    least: 'Least grade',
  },
  themes: 'Categories of Above and Beyond',
} as const;
