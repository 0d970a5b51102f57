import fc from 'fast-check';
import { refuse, Refusal } from '../domain/index.ts';
import type { CallFailure } from './aSaveQueue.ts';
import { aSentComment, type SentAnswer } from './testSavers.ts';

/** Keys that other people can change, too: two form keys, which are sent together, and one key that is sent alone. */
const sharedKeys = ['area_comments_1', 'area_comments_2', 'intro_mainFocus'];
/** Keys that are sent alone and that only the user can change. */
const ownKeys = ['certifier_comment_1', 'final_comment_1'];
/** All keys that the events of a history change. */
export const savingHistoryKeys = [...sharedKeys, ...ownKeys];

/** One event in the tabs of one browser, on their server or on the network. */
export type SavingEvent =
  | { kind: 'edit'; tab: number; key: string; value: SentAnswer | 'new' }
  | { kind: 'other person'; key: string; value: SentAnswer | 'new' }
  | { kind: 'time'; ms: number }
  | { kind: 'failure'; tab: number; failure: CallFailure }
  | { kind: 'poison' | 'lock'; key: string }
  | { kind: 'recover' }
  | { kind: 'choose'; tab: number; key: string; whose: 'mine' | 'theirs' }
  | { kind: 'dismiss'; tab: number; key: string }
  | { kind: 'send all' | 'reload' | 'close'; tab: number };

const failures: readonly CallFailure[] = [
  'lost request',
  'lost reply',
  'slow',
  'lands late',
  refuse('signed-out'),
  new Refusal('slow-down'),
  refuse('server-error'),
  refuse('locked', { refused: {} }),
  refuse('conflict'),
  refuse('too-large'),
];

const key = fc.constantFrom(...savingHistoryKeys);
const sharedKey = fc.constantFrom(...sharedKeys);
/**
 * The possible values: cleared, one of three texts, or a text that no one has written before. With so few values, keys
 * often return to an earlier value, and two people often write the same one.
 */
const value = fc.oneof(
  fc.constantFrom<SentAnswer[]>(
    false,
    aSentComment('one'),
    aSentComment('two'),
    aSentComment('three'),
  ),
  fc.constant('new' as const),
);
const ms = fc.constantFrom(5, 10, 150, 200, 1000, 5000);

/**
 * Generates random histories: sequences of events while a user answers a questionnaire.
 * @param tabs 1 for a person with one tab; 2 for a person who sometimes has a second tab of the same questionnaire
 */
export function generateSavingHistories(tabs: 1 | 2): fc.Arbitrary<SavingEvent[]> {
  const tab = fc.nat(tabs - 1);
  const failure = fc.constantFrom(...failures);
  const whose = fc.constantFrom('mine' as const, 'theirs' as const);
  const is = <Kind extends string>(...kinds: Kind[]) => fc.constantFrom(...kinds);
  return fc.array<SavingEvent>(
    fc.oneof(
      { weight: 180, arbitrary: fc.record({ kind: is('edit'), tab, key, value }) },
      { weight: 150, arbitrary: fc.record({ kind: is('time'), ms }) },
      {
        weight: 150,
        arbitrary: fc.record({ kind: is('failure'), tab, failure }),
      },
      { weight: 40, arbitrary: fc.record({ kind: is('other person'), key: sharedKey, value }) },
      { weight: 30, arbitrary: fc.record({ kind: is('send all', 'reload'), tab }) },
      { weight: 20, arbitrary: fc.record({ kind: is('choose'), tab, key, whose }) },
      { weight: 20, arbitrary: fc.record({ kind: is('dismiss'), tab, key }) },
      { weight: 10, arbitrary: fc.record({ kind: is('recover') }) },
      { weight: 10, arbitrary: fc.record({ kind: is('close'), tab }) },
      { weight: 8, arbitrary: fc.record({ kind: is('poison'), key }) },
      { weight: 4, arbitrary: fc.record({ kind: is('lock'), key }) },
    ),
    { minLength: 5, maxLength: 60 },
  );
}
