/** How to answer the questionnaire. */
export const en = {
  title: 'How to answer the questionnaire',
  lead: 'Everything you need before you begin, and a place to look things up on the way.',
  sections: {
    begin: {
      title: 'Before you begin',
      text: [
        {
          steps: [
            'Open <info>Organisation information</> first. Industry and countries decide whom you are later compared with, and you need the headcount throughout.',
            'Look through the questionnaire once. It has {{steps}} with {{areas}} in all; the list is in the sidebar.',
            'Decide who knows what. Several people can answer at the same time, each their own areas.',
            'Collect the documents that show your practice: rules, plans, surveys, examples.',
          ],
        },
        'Answer for the organisation that is named at the top of the page, as things are and not as they are planned.',
      ],
    },
    answering: {
      title: 'Answering and saving',
      text: [
        {
          list: [
            '<b>Everything saves itself.</> There is no button to press. Each question tells you when it was saved.',
            '<b>Take as many sittings as you need.</> Leave at any time, come back and go on where you were.',
            '<b>Change your mind freely.</> Every answer can be changed until you submit your final answers.',
            '<b>Green means answered.</> An answered question turns green and gets a check mark. The share of answered questions stands beside every area.',
            '<b>To clear a chosen answer,</> choose it again.',
          ],
        },
        'If the connection breaks, what you typed stays in this browser and is sent later. The page then says that something is not saved yet. If two people change the same answer, both versions are shown, and you choose.',
      ],
    },
    employees: {
      title: 'Who counts as an employee',
      text: [
        'Wherever we write “employees”, we mean the active headcount: everyone with an employment contract, minus the groups below. Count people, not full-time equivalents.',
        'Leave out:',
        {
          list: [
            'people on sick leave for more than {{longSickLeave}}',
            'people on maternity or parental leave',
            'people on sick leave because of complications in pregnancy',
            'expats',
          ],
        },
        {
          note: 'Use the same count in the whole questionnaire and in the organisation information.',
        },
      ],
    },
    period: {
      title: 'Which period, and which managers',
      text: [
        'Two words in a question often decide the right answer.',
        {
          terms: [
            {
              term: 'The period',
              text: 'Some questions ask about the last year, others about the last two years. Look at which one before you take out your figures.',
            },
            {
              term: 'The managers',
              text: 'Some questions are about all managers, others only about new ones. Whether you had new managers is asked in the organisation information.',
            },
          ],
        },
      ],
    },
    kinds: {
      title: 'Kinds of questions',
      text: [],
      after: [
        'A field tells you which numbers it takes. If a number does not fit, the field says so and does not save it.',
      ],
    },
    evidence: {
      title: 'Documents and comments',
      text: [
        'Some questions take documents, others a long comment, many both. Where one is required, the question says so.',
        {
          list: [
            'You can attach PDF, PNG, JPEG, Word, Excel and PowerPoint files, up to {{uploadLimit}} each. All of them stand together under <documents>Documents</>.',
            'A good document shows what you do. One page that fits is worth more than a hundred that might.',
            'In a comment you can explain what the answers on offer leave out. Certifiers read every one.',
            'After the last question of each area there is room for further documents and a comment on the whole area.',
          ],
        },
      ],
    },
    signs: {
      title: 'Signs beside a question',
      text: [],
      after: ['What these signs mean for the result: <rating>how scoring works</>.'],
    },
    previous: {
      title: 'If you took part last year',
      text: [
        'Last year’s answers, comments and documents stand beside the questions. Where a choice question has not changed, your earlier answer is already set; check whether it still holds. Figures and tables start empty: <b>Use last year’s</> takes the earlier value over.',
      ],
    },
    submitting: {
      title: 'Submitting',
      text: [
        'When you are done, press <b>Submit final answers</> in the sidebar. You first see a list of what is still missing: an answer, a required comment, a required document. You may submit all the same.',
        {
          note: 'After that, answers, comments and documents are locked. Only the main certifier can open the questionnaire again.',
        },
      ],
    },
    help: {
      title: 'Whom to ask',
      text: ['If a question is unclear, ask. A short call is better than a wrong answer.'],
    },
  },
  kinds: {
    single: {
      term: 'One answer',
      text: 'Choose the one that fits best for the organisation as a whole. What is missing, explain in the comment.',
    },
    several: { term: 'Several answers', text: 'Tick everything that is really in use today.' },
    number: {
      term: 'A percentage, a number or an amount',
      text: 'Percentages are whole, from {{leastPercent}} to {{mostPercent}}. Amounts are in euro and may have cents.',
    },
    extra: {
      term: 'Answers that each ask for more',
      text: 'To every ticked answer belongs a detail: a few words, a percentage, a number, an amount, or an indicator with its target. As soon as you type it, the answer is ticked.',
    },
    table: {
      term: 'Tables',
      text: 'For communication channels, benefits, diversity and the targets of HR processes. Fill in the rows that apply to you. The arrow keys lead from cell to cell.',
    },
  },
  signs: {
    star: {
      term: 'Red star',
      text: 'A key question. In the list of areas, a star marks a key area.',
    },
    gold: {
      term: 'Gold frame',
      text: 'A question of Above and Beyond. It counts only towards {{beyondProduct}}.',
    },
    info: {
      term: 'Info bubble',
      text: 'Explains the question. It opens when you point at it, reach it with the Tab key or tap it.',
    },
    bookmark: {
      term: 'Bookmark',
      text: 'Saves a question, so that you find it again under <saved-questions>Saved questions</> and can answer it there.',
    },
    check: { term: 'Green check mark', text: 'The question is answered.' },
  },
} as const;
