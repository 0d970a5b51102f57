import { randomInt } from 'node:crypto';

/** Without i, l, o, 0 and 1, which are taken for each other when a password is read out or copied by hand. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';
const groups = 4;
const charactersPerGroup = 5;

/** A new password to read and type: 4 groups of 5 characters, 99 random bits (20 × log2 of 31). */
export function makePassword(): string {
  return Array.from({ length: groups }, makeGroup).join('-');
}

function makeGroup(): string {
  const characters = Array.from(
    { length: charactersPerGroup },
    () => alphabet[randomInt(alphabet.length)],
  );
  return characters.join('');
}
