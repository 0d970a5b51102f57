import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const names = (source: string, statement: RegExp) =>
  [...source.matchAll(statement)]
    .flatMap(([, list = '']) => list.split(','))
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '));
const exportsOf = (source: string) => [
  ...names(source, /export \{([^}]*)\} from/g),
  ...names(source, /export const (\w+)/g),
];

test.each([
  ['react-router-dom', 'shell/src/libraries/router.ts', 10],
  ['react-i18next', 'shell/src/libraries/translation.ts', 3],
])(
  'the shell exports exactly the names of %s that shell and modules import',
  (library, file, atLeast) => {
    const files = globSync('{shared,shell,*-mfe}/src/**/*.{ts,tsx}', {
      cwd: root,
      exclude: ['**/*.test.*', '**/testing/**'],
    });
    const statement = new RegExp(`import \\{([^}]*)\\} from '${library}'`, 'g');
    const imported = new Set(files.flatMap((source) => names(read(source), statement)));
    expect(imported.size).toBeGreaterThanOrEqual(atLeast);
    expect(exportsOf(read(file)).toSorted()).toEqual([...imported].toSorted());
  },
);
