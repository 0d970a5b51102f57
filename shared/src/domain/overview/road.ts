/** The steps from the first answer to the certificate. See docs/product/overview.md#road. */
export const roadSteps = ['answer', 'submit', 'grade', 'meet', 'report', 'certificate'] as const;
export type RoadStep = (typeof roadSteps)[number];

/** The kinds of changes that the home lists; grades and comments of the team are never among them. */
export const changeKinds = ['answers', 'comments', 'documents'] as const;
export type ChangeKind = (typeof changeKinds)[number];

/** What can come next in a questionnaire, in the order of its year. See docs/product/overview.md#next-task. */
export const nextTasks = [
  'answer',
  'submit',
  'grade',
  'finalize',
  'reconcile',
  'write-report',
  'done',
  'inactive',
] as const;
export type NextTask = (typeof nextTasks)[number];
