import fc from 'fast-check';
import type { StoredResponse } from '@cert/shared/contract';
import { isRefusal } from '@cert/shared/domain';
import { fakeAnswerServer } from '../shared/src/testing/fakeAnswerServer.ts';
import {
  decideAnswerOutcomes,
  type SentAnswer,
} from '../server/src/answers/decideAnswerOutcomes.ts';

const key = 'question_comments_1';
const value = fc.constantFrom(false as const, 'one', 'two', 'three');
const save = fc.record({
  value,
  /** Number of revisions that the sender has not seen yet; undefined sends no revision. */
  behind: fc.option(fc.nat(3), { nil: undefined }),
  locksFirst: fc.oneof(
    { weight: 9, arbitrary: fc.constant(false) },
    { weight: 1, arbitrary: fc.constant(true) },
  ),
});

/** Outcome of a save: the field of the reply that lists it, and the revision. */
type Outcome = ['saved' | 'conflict', revision: number] | ['refused'];

/** The tests of the save queue use a fake server, because `shared` must not import the real one. */
it('the fake server in the tests of the save queue saves, refuses and reports conflicts like the real one', () => {
  fc.assert(
    fc.property(fc.array(save, { minLength: 1, maxLength: 20 }), (saves) => {
      const fake = fakeAnswerServer();
      const real = realServer();
      for (const { value, behind, locksFirst } of saves) {
        if (locksFirst) {
          fake.lock(key);
          real.lock();
        }
        const newest = fake.read(7, key)?.revision ?? 0;
        const base = behind === undefined ? undefined : Math.max(0, newest - behind);
        expect(outcomeOf(fake, value, base)).toEqual(real.save(value, base));
      }
    }),
    { numRuns: 500 },
  );
});

function outcomeOf(
  server: ReturnType<typeof fakeAnswerServer>,
  content: string | false,
  base: number | undefined,
): Outcome {
  try {
    const { saved, conflicts } = server.save({
      id: 7,
      answers: { [key]: content !== false && { type: 'comment', value: true, content } },
      ...(base !== undefined && { revisions: { [key]: base } }),
    });
    const conflict = conflicts[key];
    return conflict ? ['conflict', conflict.revision] : ['saved', saved[key]?.revision ?? -1];
  } catch (error) {
    if (isRefusal(error) && error.code === 'locked') return ['refused'];
    throw error;
  }
}

/** The real `decideAnswerOutcomes` with one answer, which can be locked. */
function realServer() {
  let stored: StoredResponse | undefined;
  let isLocked = false;
  return {
    lock() {
      isLocked = true;
    },
    save(content: string | false, baseRevision: number | undefined): Outcome {
      const question = { id: 1, isLocked, disabled: false, disabledOn: null, answers: [] };
      const answer = {
        answerId: null,
        value: content !== false,
        content: content === false ? null : content,
      };
      const target = {
        key,
        areaId: 1,
        question,
        answerId: null,
        type: 'comment',
        shape: 'comment',
      };
      const { unchanged, changed, conflicts, refused } = decideAnswerOutcomes({
        sent: [{ target, answer, baseRevision } as unknown as SentAnswer],
        stored: stored ? { [key]: stored } : {},
        role: 'client',
        settings: { inactive: false, locked: false, gradingLocked: false, reportLocked: false },
        content: { areas: [], isKeyOnly: false },
        areaCounts: () => true,
      });
      const [change] = changed;
      if (change)
        stored = {
          ...answer,
          questionId: 1,
          areaId: 1,
          type: 'comment',
          revision: change.revision,
          savedAt: '2026-11-12T09:00:00.000Z',
          savedBy: 'Ana Horvat',
        };
      if (refused.length > 0) return ['refused'];
      const [conflict] = conflicts;
      if (conflict) return ['conflict', conflict[1].revision];
      return ['saved', (unchanged[0]?.stored ?? stored)?.revision ?? 0];
    },
  };
}
