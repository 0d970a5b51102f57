import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { moduleManifest } from '@cert/shared/contract';
import { contractVersion } from '@cert/shared/domain';
import { createModule } from './createModule.ts';

const repository = path.join(__dirname, '..', '..');
let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'cert-tree-'));
  for (const file of ['package.json', 'package-lock.json', 'tsconfig.json'])
    cpSync(path.join(repository, file), path.join(root, file));
});
afterEach(() => rmSync(root, { recursive: true }));

const json = (file: string) =>
  JSON.parse(readFileSync(path.join(root, file), 'utf8')) as Record<string, unknown>;

describe('a new module', () => {
  it('gets a valid module.json, and a file for everything that it names', () => {
    createModule(root, 'training-plan');
    const file = moduleManifest.parse(json('training-plan-mfe/module.json'));
    expect([file.name, file.pages.length, file.slots.length]).toEqual(['training-plan', 1, 1]);
    expect(file.contract).toBe(`^${contractVersion}`);
    for (const name of ['TrainingPlanPage', 'TrainingPlanSidebar'])
      expect(existsSync(path.join(root, 'training-plan-mfe', 'src', `${name}.tsx`))).toBe(true);
  });

  it('is added to tsconfig.json and package-lock.json, without other changes of the lock file', () => {
    const before = json('package-lock.json') as { packages: object };
    createModule(root, 'training');
    expect(json('tsconfig.json')).toMatchObject({
      references: expect.arrayContaining([{ path: 'training-mfe' }]) as unknown,
    });
    const { packages } = json('package-lock.json') as { packages: Record<string, unknown> };
    expect(packages['node_modules/training-mfe']).toEqual({ resolved: 'training-mfe', link: true });
    delete packages['node_modules/training-mfe'];
    delete packages['training-mfe'];
    expect(packages).toEqual(before.packages);
  });

  it.each(['Training', 'training plan', '../training', '', '1st'])(
    'cannot be called “%s”',
    (name) => {
      expect(() => createModule(root, name)).toThrow('is not a valid module name');
    },
  );

  it('never replaces an existing module', () => {
    createModule(root, 'training');
    expect(() => createModule(root, 'training')).toThrow('already exists');
  });
});
