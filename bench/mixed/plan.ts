/** The mix of calls that each simulated user sends, repeated in this order: 60 % polls, 20 % reads, 20 % saves. */
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

/** A simulated user with an open page. */
export type SimulatedCaller = {
  token: string;
  accountId: number;
  /** True for a certifier of the team, false for the client of the organisation. */
  isInTeam: boolean;
  questionnaireId: number;
  /** Slug of the open category. */
  slug: string;
  /** Single-choice questions that no other user of this questionnaire answers, with their options. */
  choices: { questionId: number; answerIds: number[] }[];
};

/** A questionnaire, with data that the baseline server gets as an argument because it does not look up permissions. */
export type BaselineQuestionnaire = {
  questionnaireId: number;
  organisationId: number;
  year: number;
  editionId: number;
};

/** Result of one round. */
export type RoundResult = {
  callsPerSecond: number;
  /** For each call the time from sending it to the last byte of its reply, in ms. */
  timesMs: number[];
};
