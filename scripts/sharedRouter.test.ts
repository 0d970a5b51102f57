import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const names = (source: string, statement: RegExp) =>
  [...source.matchAll(statement)]
    .flatMap(([, list = '']) => list.split(','))
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '));

test('the shell exports exactly the names of the router that shell and modules import', () => {
  const brought = names(read('shell/src/sharedRouter.ts'), /export \{([^}]*)\} from/g);
  const files = globSync('{shared,shell,*-mfe}/src/**/*.{ts,tsx}', {
    cwd: root,
    exclude: ['**/*.test.*', '**/testing/**'],
  });
  const imported = new Set(
    files.flatMap((file) => names(read(file), /import \{([^}]*)\} from 'react-router-dom'/g)),
  );
  expect(imported.size).toBeGreaterThan(10);
  expect(brought.toSorted()).toEqual([...imported].toSorted());
});
