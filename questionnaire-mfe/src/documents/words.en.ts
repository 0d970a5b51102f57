/** Words of attaching, showing and listing documents. */
export const en = {
  open: 'Documents',
  attached_one: '{{count}} document',
  attached_few: '{{count}} documents',
  attached_other: '{{count}} documents',
  underway_one: 'Attaching {{count}} document…',
  underway_few: 'Attaching {{count}} documents…',
  underway_other: 'Attaching {{count}} documents…',
  failed: 'Document not attached',
  of: 'Documents for “{{title}}”',
  ofArea: 'Documents for the whole area',
  ofAreaNamed: 'Documents for the whole area “{{title}}”',
  attach: 'Attach documents',
  types: 'PDF, PNG, JPEG, Word, Excel or PowerPoint.',
  hint: 'PDF, PNG, JPEG, Word, Excel or PowerPoint, up to {{limit}} each.',
  drop: 'Files can also be dropped here.',
  none: 'No document has been attached.',
  waiting: 'Waits for its turn',
  progress: 'Sending {{name}}',
  sent: '{{percent}} sent',
  checking: 'Checking the file…',
  cancelOf: 'Cancel {{name}}',
  retry: 'Retry',
  retryOf: 'Retry {{name}}',
  dismiss: 'Take {{name}} off the list',
  attachedNow: '“{{title}}” is attached.',
  notAttached: '{{name}} could not be attached.',
  renameOf: 'Change the title of “{{title}}”',
  renameTitle: 'Change the title',
  newTitle: 'Title of the document',
  titleMissing: 'Please write a title.',
  save: 'Save',
  cancel: 'Cancel',
  close: 'Close',
  deleteOf: 'Delete “{{title}}”',
  deleteTitle: 'Delete this document?',
  deleteText: '“{{title}}” will be deleted for everybody. This cannot be undone.',
  delete: 'Delete',
  deleting: 'Deleting…',
  keep: 'Keep it',
  gone: '“{{title}}” has been deleted meanwhile.',
  previous_one: '{{count}} document from {{year}}',
  previous_few: '{{count}} documents from {{year}}',
  previous_other: '{{count}} documents from {{year}}',
  fault: {
    empty: 'The file is empty.',
    wrongEnding:
      'This kind of file cannot be attached. PDF, PNG, JPEG, Word, Excel and PowerPoint files can.',
    wrongContent:
      'What is in the file does not match its name, or the file is damaged. Save it once more and attach it again.',
    tooLarge: 'The file is too large. It may have at most {{limit}}.',
    macros: 'The file contains macros. Save it without macros or as a PDF, and attach it again.',
    embeddedFile:
      'Another file is embedded in this one. Remove it from here, save, and attach both separately.',
    encrypted:
      'The file is protected with a password. Save it without the password and attach it again.',
    infected:
      'Something harmful was found in this file. It was set aside and not attached. If you think that this is a mistake, please write to the programme’s office.',
  },
  quota: {
    documents:
      'Your organisation already has {{limit}} documents; there cannot be more. Delete those that are no longer needed, or write to the programme’s office.',
    'document-bytes':
      'The {{limit}} of room for your organisation’s documents are used up. Delete those that are no longer needed, or write to the programme’s office.',
    'own-unsubmitted-files':
      'Too many of your files were sent and could not be attached (at most {{limit}}). They are removed within an hour; please try again then.',
    'own-unsubmitted-bytes':
      'Too many of your files were sent and could not be attached (at most {{limit}}). They are removed within an hour; please try again then.',
    'unsubmitted-files':
      'Too many files are being sent for your organisation at the moment (at most {{limit}}). Please try again in a few minutes.',
    'unsubmitted-bytes':
      'Too many files are being sent for your organisation at the moment (at most {{limit}}). Please try again in a few minutes.',
  },
} as const;
