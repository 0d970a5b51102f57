import { findPasswordIssue } from '@cert/shared/domain';
import { isCommonPassword } from './isCommonPassword.ts';
import longCommonPasswords from './longCommonPasswords.json' with { type: 'json' };

const issueOf = (next: string) =>
  findPasswordIssue({
    next,
    current: '',
    email: 'ana@example.com',
    ownTexts: [],
    isCommon: isCommonPassword,
  });

it('the check for common passwords refuses every listed long password, of which there are at least 3,000', () => {
  expect(longCommonPasswords.length).toBeGreaterThanOrEqual(3000);
  expect(longCommonPasswords.filter((password) => issueOf(password) !== 'is-common')).toEqual([]);
});

test.each(['qwertyqwerty', '123qweasdzxc', 'LoveLoveLove', 'Motherfucker99', 'abcabcabcabc'])(
  'the check for common passwords refuses %s',
  (password) => expect(issueOf(password)).toBe('is-common'),
);

test.each(['correct horse battery staple', 'Trg bana 1 i jedna kava'])(
  'the check for common passwords accepts %s',
  (password) => expect(issueOf(password)).toBeUndefined(),
);
