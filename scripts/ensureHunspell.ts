import { spawnSync } from 'node:child_process';
import { hunspellDictionaries } from '../server/src/content/spelling/findSpellingIssues.ts';
import { installSystemPackage } from './installSystemPackage.ts';

const packages = Object.values(hunspellDictionaries).map(({ debianPackage }) => debianPackage);
const instructions = `hunspell is missing, so the spelling is not checked (Debian: apt-get install hunspell ${packages.join(' ')}).`;

/** Installs hunspell and its dictionaries if they are missing. If that is impossible, prints a note and continues. */
export function ensureHunspell(): void {
  try {
    if (!runs('--version')) installSystemPackage('hunspell', instructions);
    for (const { name, debianPackage } of Object.values(hunspellDictionaries))
      if (!runs('-d', name, '-l')) installSystemPackage(debianPackage, instructions);
  } catch (error) {
    console.log(error instanceof Error ? error.message : error);
  }
}

function runs(...args: string[]): boolean {
  return spawnSync('hunspell', args, { input: '' }).status === 0;
}
