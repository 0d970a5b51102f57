/** The certifiers' guidelines: from preparing the meeting to writing the report. */
export const en = {
  title: 'Certifier guidelines',
  lead: 'How a team of {{team}} gets from the first reading to a report that is of real use to the client.',
  sections: {
    preparing: {
      title: 'Preparing the meeting',
      text: [
        {
          steps: [
            'Read <info>Organisation information</> and the <questions>Question list</>. A red cross there means that a question has no document.',
            'Go through all {{areas}}. Beside each question you see <b>Criteria</> and <b>Notes for certifiers</>, and what was answered last year.',
            'Write down what you want to ask: <b>Add a note</> under any question, at any time. The team reads your notes, the client does not.',
            'Give a first grade of your own wherever you can. It is there to be changed.',
            'Share out the areas: for each of them one of you takes notes during the meeting.',
            'The main certifier agrees date and agenda with the client, and who should be there for which subject.',
          ],
        },
        'If an answer is plainly a slip, you can correct it with <b>Edit answer</> and lock it again. Say why in a note, and tell the client in the meeting.',
      ],
    },
    leading: {
      title: 'Leading the meeting',
      text: [
        {
          list: [
            'The main certifier opens the meeting, introduces the team and says what will happen with what is heard.',
            'First come the <intro-questions>intro questions</>: biggest challenges, the main focus of HR, what the last period brought, what the client is most proud of. The main certifier writes down the answers.',
            'Then go area by area. Plan about {{meetingTime}} for each; the <meeting>meeting view</> keeps the time.',
            'Whoever is assigned to the area takes the notes, so that the others can listen.',
            'Ask for examples and for what came of them. “How do you do that?” opens more than “Do you do that?”',
            'Reveal no grades and promise no result. Nothing is decided before all of you have finalized.',
          ],
        },
        'Close on time. Say what you still need, by when, and when the report will come.',
      ],
    },
    scoring: {
      title: 'Scoring',
      text: ['Three kinds of grades stand side by side. Each has its colour and its shape.'],
      after: [
        {
          terms: [
            {
              term: 'Blue: your own grade',
              text: 'You grade every area by yourself, from 0 to {{highest}} in half steps. Choosing the same grade again clears it. The system’s proposal beside it is for information only.',
            },
            {
              term: 'Hidden until all are done',
              text: 'Until everybody has finalized, nobody sees the grades and area comments of the others. That keeps each judgement independent.',
            },
            {
              term: 'Locking',
              text: 'When each area has your grade, press <b>Finalize your grades</> at the bottom left, in the box “Certification”. After that you cannot change them. If it was a slip, the main certifier can set it back.',
            },
            {
              term: 'Green: the final grade',
              text: 'Where all grades agree, the final grade is set by itself. Where they differ, talk about it; then the main certifier sets it and writes the final comment.',
            },
            {
              term: 'Notes',
              text: 'Before and after the meeting everyone may write notes on any question. During it, the one who is assigned to the area does.',
            },
            {
              term: 'Not scored',
              text: 'A question that is not scored does not count. Do not let it raise or lower the grade of its area.',
            },
            {
              term: 'Above and Beyond',
              text: 'Mark a gold-framed question only if the practice is ahead of what good employers do. It shows as {{beyondGrade}} and counts as {{highest}}.',
            },
          ],
        },
        {
          note: 'If an answer or a document changes after your grade, the area tells you so. <b>Confirm grade</> keeps it; choosing another one changes it.',
        },
        'The rules behind the totals: <rating>how scoring works</>.',
      ],
    },
    report: {
      title: 'The report',
      text: [
        'Once all final grades are set, the main certifier fills in the report. You open it with <b>View Report</>.',
        {
          steps: [
            'Numeric indicators: check every figure against the questionnaire. A wrong number costs the trust in all others.',
            'Needed trainings: name few, and say what each of them is to change.',
            'Next steps: what the client should do first, and who there would do it.',
            'Timeline: set the dates only after you have talked to the key account manager who looks after this client.',
            'Let another certifier read it all once. Each language is written by itself: what you change in one does not change in the others.',
          ],
        },
        'Then the main certifier sends the report to the client, with the account manager, PR and the project lead in copy.',
      ],
    },
    writing: {
      title: 'Writing praise and suggestions',
      text: [
        'The report is often read by people who were not at the meeting. Write so that they understand it without you.',
        {
          list: [
            'Praise a practice, not a person, and say what it brings about.',
            'Make suggestions that one can begin with on Monday: what, for whom, what for.',
            'One thought a point. Two sentences are usually enough.',
            'Stay with what you have seen and heard. Do not compare with organisations by name.',
            'Leave out grades and jargon. “Should” is friendlier than “must”, and “could” often friendlier still.',
          ],
        },
      ],
    },
    help: {
      title: 'Whom to ask',
      text: ['If a case is new to you, ask before you grade.'],
    },
  },
  marks: {
    caption: 'How grades look',
    system: 'System’s proposal',
    own: 'Your grade',
    final: 'Final grade',
  },
  examples: {
    good: 'Like this',
    bad: 'Rather not',
    praise: {
      title: 'Praise',
      pairs: [
        {
          bad: 'Onboarding is very good.',
          good: 'Every new employee has a mentor and a plan for the first 90 days. Those who joined last year told us that they felt sure of their job after a few weeks.',
          why: 'It names the practice and its effect.',
        },
        {
          bad: 'The head of HR is outstanding.',
          good: 'HR is at the table when the strategy is made and brings figures with it. Decisions on staffing follow a plan.',
          why: 'It praises the practice; people change.',
        },
      ],
    },
    suggestions: {
      title: 'Suggestions',
      pairs: [
        {
          bad: 'Communication must be improved.',
          good: 'Managers could hold a short talk with each member of their team every month. Begin with one department, and ask after three months what has changed.',
          why: 'It says what to do, and how to begin.',
        },
        {
          bad: 'There is no succession plan, which is unacceptable.',
          good: 'For the five positions that would be hardest to fill, it would be worth naming possible successors and what they still need to learn.',
          why: 'It shows the way instead of the fault.',
        },
      ],
    },
  },
} as const;
