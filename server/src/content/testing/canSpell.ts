import { spawnSync } from 'node:child_process';
import { dictionaries } from '../spelling/dictionaries.ts';

/** Whether hunspell and all its dictionaries are here; `npm test` installs them where it may. */
export const canSpell = Object.values(dictionaries).every(
  ({ name }) => spawnSync('hunspell', ['-d', name, '-l'], { input: '' }).status === 0,
);
