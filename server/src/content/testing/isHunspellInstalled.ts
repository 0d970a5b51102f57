import { spawnSync } from 'node:child_process';
import { hunspellDictionaries } from '../spelling/findSpellingIssues.ts';

/** Whether hunspell and all dictionaries are installed; `npm test` installs them if it can. */
export const isHunspellInstalled = Object.values(hunspellDictionaries).every(
  ({ name }) => spawnSync('hunspell', ['-d', name, '-l'], { input: '' }).status === 0,
);
