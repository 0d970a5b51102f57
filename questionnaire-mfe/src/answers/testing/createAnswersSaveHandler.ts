import type { Input, Reply } from '@cert/shared/contract';

/** Returns a fake `questionnaireAnswersSave` that saves every key as the next revision, at a fixed time. */
export function createAnswersSaveHandler() {
  return ({
    revisions = {},
  }: Input<'questionnaireAnswersSave'>): Reply<'questionnaireAnswersSave'> => ({
    saved: Object.fromEntries(
      Object.entries(revisions).map(([key, revision]) => [
        key,
        { revision: revision + 1, savedAt: '2026-11-12T13:31:00.000Z' },
      ]),
    ),
    conflicts: {},
    refused: {},
  });
}
