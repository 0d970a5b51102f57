import type { Input, Reply } from '@cert/shared/contract';

/** Fakes a server that saves every key with the next revision, on 12 November 2026 at 13:31 UTC. */
export function savesEverything() {
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
