/** Words of the platform itself: what every part may have to say. */
export const en = {
  loading: 'Loading…',
  tryAgain: 'Try again',
  failed: {
    unreachable: 'The server cannot be reached. Check your internet connection and try again.',
    'invalid-input': 'The server could not use what was sent. Please check the entries.',
    'signed-out': 'Your session has ended. Please sign in again.',
    'not-allowed': 'You are not allowed to do this.',
    'not-found': 'This does not exist, or it is not yours to see.',
    locked: 'This is locked and cannot be changed now.',
    conflict: 'Somebody else has changed this meanwhile.',
    'grades-missing': 'Some areas have no grade yet.',
    'quota-exceeded': 'There is no room for this at the moment.',
    'too-large': 'This is too large to be sent.',
    'wrong-file-type': 'This type of file cannot be used.',
    'slow-down': 'Too much was asked for in a short time. Please wait a moment and try again.',
    'server-error':
      'Something went wrong on our side. Please try again; nothing that you typed is lost.',
    unavailable:
      'The site cannot do this at the moment. Please try again in a minute; nothing that you typed is lost.',
  },
  part: {
    failedTitle: 'This part of the page could not be loaded',
    failedText: 'The rest of the site works. What you typed is kept.',
    usePrevious: 'Use the previous version',
  },
  queue: {
    notSaved:
      'Your answer was not saved! Please reload the page and check your internet connection.',
    unsent_one: '{{count}} change not saved yet',
    unsent_few: '{{count}} changes not saved yet',
    unsent_other: '{{count}} changes not saved yet',
    sendNow: 'Save now',
    refusedTitle: 'This change could not be saved',
    refusedKept: 'What you entered, so that it is not lost:',
    dismiss: 'I have noted it',
    cleared: '(answer cleared)',
    chosen: '(answer chosen)',
    conflictTitle: 'Somebody else has changed the same answer',
    conflictChoose: 'Choose which version stays:',
    notStored:
      'This browser does not let the site keep unsaved changes. Do not close the page before everything is saved.',
  },
  lock: {
    'questionnaire-inactive': 'The questionnaire is not active.',
    'questionnaire-locked': 'The questionnaire is locked.',
    'question-locked': 'The question is locked.',
    'question-disabled': 'The question does not apply because of another answer.',
    'grading-locked': 'Grading is locked.',
    'report-locked': 'The report is locked.',
    'grades-finalized': 'You have finalized your grades.',
    'team-not-finalized': 'Not everybody in the team has finalized the grades yet.',
    'not-key-area': 'This area does not count in a key-only questionnaire.',
    invalid: 'The value is not valid.',
  },
  messages: 'Messages',
  dismiss: 'Close',
} as const;
