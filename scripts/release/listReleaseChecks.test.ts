import { assertCommitted } from '../modules/readChangeOrigin.ts';
import { listReleaseChecks } from './listReleaseChecks.ts';

it('a release first checks the messages, and the types, lint, boundaries, tests and build of the released module only', () => {
  const plan = {
    part: { folder: 'report-mfe', kind: 'module' },
    folder: '/sources/report-mfe',
    name: 'report',
    version: '1.0.0-a',
    site: '/sources/.cache/release/report-mfe',
    output: '/sources/.cache/release/report-mfe/modules/report',
    infoFile: '/sources/.cache/release/report-mfe/modules/report/1.0.0-a/built.json',
    isBuilt: false,
  } as const;
  const steps = listReleaseChecks('/sources', plan);
  expect(steps.map(({ name }) => name).toSorted()).toEqual([
    'boundaries',
    'build',
    'lint',
    'messages',
    'tests',
    'types',
  ]);
  for (const { name, args } of steps.filter(({ name }) => name !== 'messages'))
    expect([name, args.join(' ')]).toEqual([name, expect.stringContaining('report-mfe')]);
});

it('uncommitted changes are released only if the command allows it', () => {
  const dirty = { person: 'Ana', commit: 'c0ffee', isDirty: true };
  expect(() => assertCommitted(dirty, false)).toThrow('--allow-dirty');
  expect(() => assertCommitted(dirty, true)).not.toThrow();
  expect(() => assertCommitted({ person: 'Ana', commit: 'c0ffee' }, false)).not.toThrow();
});
