import { listForbiddenPasswordWords } from '@cert/shared/domain';
import fc from 'fast-check';
import { generatePassword } from './passwords.ts';

it('a generated password contains no word that is forbidden because it is part of a name', () => {
  for (let time = 0; time < 2_000; time += 1) {
    const password = generatePassword();
    expect(password).toMatch(/^([a-z2-9]{2}[2-9][a-z2-9]{2}-){3}[a-z2-9]{2}[2-9][a-z2-9]{2}$/);
    expect(password).not.toMatch(/[a-z]{4}/);
  }
  const password = generatePassword();
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) =>
      listForbiddenPasswordWords([text]).every((word) => !password.includes(word)),
    ),
  );
});
