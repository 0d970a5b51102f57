import { en as beyond } from './beyond/words.en.ts';
import { en as area } from './grading/words.en.ts';
import { en as history } from './history/words.en.ts';
import { en as meeting } from './meeting/words.en.ts';
import { en as question } from './question/words.en.ts';
import { en as sidebar } from './sidebar/words.en.ts';

/** Words of the grading module. */
export const en = {
  keyArea: 'key area',
  suggestion: {
    title: 'System suggestion',
    forInformation: 'for information only',
    none: 'no graded answer yet',
  },
  previous: {
    title: 'Previous final grade',
    better: 'better than before',
    worse: 'worse than before',
    same: 'as before',
  },
  least: {
    title: 'Needed as a key area',
    atLeast: 'at least {{least}}',
    below: 'Grade {{shown}} is below {{least}}, the least grade that this key area needs.',
  },
  own: {
    title: 'Your grade',
    clearHint: 'Choose your grade again to clear it.',
  },
  saving: {
    saving: 'Saving…',
    saved: 'Saved',
    unsent: 'Not saved yet',
    refused: 'Not accepted, see the message above',
  },
  area,
  beyond,
  history,
  meeting,
  question,
  sidebar,
} as const;
