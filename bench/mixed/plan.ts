/** What open pages and their people do, in this order, again and again: 60 % polls, 20 % reads, 20 % saves. */
export const mixOfCalls = [
  'poll',
  'poll',
  'area',
  'poll',
  'save',
  'poll',
  'list',
  'poll',
  'save',
  'poll',
] as const;
export type CallKind = (typeof mixOfCalls)[number];

/** Somebody with an open page, who asks for the next thing as soon as he has been answered. */
export type Person = {
  token: string;
  accountId: number;
  /** In the team, or the organisation's client. */
  isInTeam: boolean;
  questionnaireId: number;
  /** Of the category that is open. */
  slug: string;
  /** Single choices that nobody else answers. */
  choices: { questionId: number; answerIds: number[] }[];
};

/** What the baseline does not look up, since it asks nobody for rights. */
export type Place = {
  questionnaireId: number;
  organisationId: number;
  year: number;
  editionId: number;
};

/** What one round of calls gave. */
export type Load = {
  callsPerSecond: number;
  /** Per call, from sending it to the last byte of its reply. */
  timesMs: number[];
};
