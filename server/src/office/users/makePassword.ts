import { randomInt } from 'node:crypto';

/** Characters of a password, without i, l, o, 0 and 1, which are easily confused. */
const letters = 'abcdefghjkmnpqrstuvwxyz';
const digits = '23456789';
const groups = 4;

/**
 * Generates a readable password: 4 groups of 5 characters, 91 random bits (16 × log2 of 31 + 4 × 3). A digit inside
 * each group prevents words of four letters, so it never contains a forbidden word (`listForbiddenPasswordWords`).
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
