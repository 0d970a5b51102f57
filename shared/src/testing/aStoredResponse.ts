import type { StoredResponse } from '../contract/index.ts';

/** The stored answer to question 1: answer 11, saved once by Ana. */
export function aStoredResponse(given: Partial<StoredResponse> = {}): StoredResponse {
  return {
    questionId: 1,
    answerId: 11,
    areaId: 1,
    type: 'single-choice',
    value: true,
    content: null,
    revision: 1,
    savedAt: '2026-11-12T09:00:00.000Z',
    savedBy: 'Ana Horvat',
    ...given,
  };
}
