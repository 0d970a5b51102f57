import { randomInt } from 'node:crypto';

/** Without i, l, o, 0 and 1, which are taken for each other when a password is read out or copied by hand. */
const letters = 'abcdefghjkmnpqrstuvwxyz';
const digits = '23456789';
const groups = 4;

/**
 * A new password to read and type: 4 groups of 5 characters, 91 random bits (16 × log2 of 31 + 4 × 3). The digit amid
 * each group leaves no room for a word of four letters, so it never holds one of the account's (`ownWords`).
 */
export function makePassword(): string {
  return Array.from({ length: groups }, makeGroup).join('-');
}

function makeGroup(): string {
  const any = () => pick(letters + digits);
  return [any(), any(), pick(digits), any(), any()].join('');
}

function pick(characters: string): string {
  return characters.charAt(randomInt(characters.length));
}
