import { hashPassword, dummyHash, verifyPassword } from './passwordHash.ts';

const parametersOf = (hash: string) => hash.split('$').slice(0, 4);

describe('checking a password', () => {
  it('takes the same work for an unknown account as for a known one', async () => {
    const hash = await hashPassword('something');
    expect(parametersOf(hash)).toEqual(['', 'argon2id', 'v=19', 'm=19456,t=2,p=1']);
    expect(parametersOf(dummyHash)).toEqual(parametersOf(hash));
  });

  it('accepts the right password and refuses every other', async () => {
    const hash = await hashPassword('something');
    expect(await verifyPassword(hash, 'something')).toBe(true);
    expect(await verifyPassword(hash, 'Something')).toBe(false);
    expect(await verifyPassword(undefined, 'something')).toBe(false);
  });

  it('accepts accented letters whether the keyboard sends them composed or decomposed', async () => {
    const hash = await hashPassword('lozinka s kvačicom'.normalize('NFD'));
    expect(await verifyPassword(hash, 'lozinka s kvačicom'.normalize('NFC'))).toBe(true);
    expect(await verifyPassword(hash, 'lozinka s kvacicom')).toBe(false);
  });
});
