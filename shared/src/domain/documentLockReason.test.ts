import { documentLockReason } from './documentLockReason.ts';
import type { Role } from './roles.ts';

const open = { inactive: false, locked: false };
const locked = { inactive: false, locked: true };
const free = { isLocked: false, isDisabled: false };

describe('a document', () => {
  test.each<[string, Parameters<typeof documentLockReason>[0], string | undefined]>([
    [
      'of an open question',
      { role: 'client', settings: open, areaCounts: true, question: free },
      undefined,
    ],
    [
      'of an area',
      { role: 'client', settings: open, areaCounts: true, question: undefined },
      undefined,
    ],
    [
      'of an area of a locked questionnaire',
      { role: 'client', settings: locked, areaCounts: true, question: undefined },
      'questionnaire-locked',
    ],
    [
      'of a locked question',
      {
        role: 'client',
        settings: open,
        areaCounts: true,
        question: { ...free, isLocked: true },
      },
      'question-locked',
    ],
    [
      'of a disabled question',
      {
        role: 'client',
        settings: open,
        areaCounts: true,
        question: { ...free, isDisabled: true },
      },
      'question-disabled',
    ],
    [
      'of an area that does not count',
      { role: 'client', settings: open, areaCounts: false, question: undefined },
      'not-key-area',
    ],
  ])('%s may be added and deleted by a client unless there is a reason', (_, given, reason) => {
    expect(documentLockReason(given)).toBe(reason);
  });

  test.each<Role>(['certifier', 'main-certifier'])(
    'may be added by a %s whatever is locked, but not where nothing counts',
    (role) => {
      const question = { isLocked: true, isDisabled: true };
      expect(documentLockReason({ role, settings: locked, areaCounts: true, question })).toBe(
        undefined,
      );
      expect(documentLockReason({ role, settings: open, areaCounts: false, question })).toBe(
        'not-key-area',
      );
    },
  );
});
