import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { registry } from '@cert/shared/contract';
import { buildInfoFile } from './buildInfoFile.ts';
import type { BuildPlan } from './planBuild.ts';
import { changeRegistry } from './modules/changeRegistry.ts';
import { openFolderStore } from './modules/openFolderStore.ts';
import { writeRegistry } from './writeRegistry.ts';

describe('the registry that a build writes', () => {
  let site: string;
  beforeEach(() => (site = mkdtempSync(path.join(tmpdir(), 'cert-registry-'))));
  afterEach(() => rmSync(site, { recursive: true }));

  const read = () =>
    registry.parse(JSON.parse(readFileSync(path.join(site, 'modules.json'), 'utf8'))).modules;
  const stable = () => read().map(({ name, channels }) => `${name} ${channels.stable}`);

  /** Plan of a module with one page; writes its build unless `isBuilt` is false. */
  function plan(
    name: string,
    {
      version = '1.0.0-a',
      isBuilt = true,
      page = name,
    }: { version?: string; isBuilt?: boolean; page?: string } = {},
  ): BuildPlan {
    const output = path.join(site, 'modules', name, version);
    const built = {
      name,
      contract: '^2.0.0',
      pages: [{ path: page, page: 'Page', frame: 'standard', for: 'member' }],
      slots: [],
      version,
      base: `/modules/${name}/${version}/`,
      container: `c_${name}`,
      entry: 'entry.js',
      files: {},
      parts: {},
    };
    if (isBuilt) {
      mkdirSync(output, { recursive: true });
      writeFileSync(path.join(output, buildInfoFile), JSON.stringify(built));
    }
    const part = { folder: `${name}-mfe`, kind: 'module' } as const;
    return { part, folder: part.folder, name, version, output, isBuilt };
  }

  it('has each module with its version and the address of its files', async () => {
    await writeRegistry({ site, plans: [plan('report'), plan('grading', { version: '2.0.0-b' })] });
    expect(stable()).toEqual(['report 1.0.0-a', 'grading 2.0.0-b']);
    expect(read()[0]!.versions).toMatchObject([
      { base: '/modules/report/1.0.0-a/', entry: 'entry.js' },
    ]);
  });

  it('keeps the versions of modules that were not built', async () => {
    await writeRegistry({ site, plans: [plan('report'), plan('grading')] });
    const grading = plan('grading', { version: '1.0.0-changed', isBuilt: false });
    await writeRegistry({ site, plans: [plan('report', { version: '1.0.0-new' }), grading] });
    expect(stable()).toEqual(['report 1.0.0-new', 'grading 1.0.0-a']);
  });

  it('has no module that was never built', async () => {
    await writeRegistry({ site, plans: [plan('report', { isBuilt: false })] });
    expect(read()).toEqual([]);
  });

  it('does not change when nothing was built', async () => {
    const plans = [plan('report')];
    const first = await writeRegistry({ site, plans });
    expect(await writeRegistry({ site, plans })).toEqual(first);
  });

  it('keeps a version that was set by a command, and reports it', async () => {
    await writeRegistry({ site, plans: [plan('report')] });
    await changeRegistry(openFolderStore(site), {
      change: 'by hand',
      apply: ([report]) => [{ ...report!, isHeld: true }],
      now: () => new Date(),
    });
    const { held } = await writeRegistry({ site, plans: [plan('report', { version: '1.0.0-b' })] });
    expect(stable()).toEqual(['report 1.0.0-a']);
    expect(held).toEqual([expect.stringContaining('use report 1.0.0-b')]);
  });

  it('is not written when two modules have the same path', async () => {
    await writeRegistry({ site, plans: [plan('report')] });
    const both = [plan('report'), plan('grading', { page: 'report' })];
    await expect(writeRegistry({ site, plans: both })).rejects.toThrow(
      'the modules report and grading both have the path "report"',
    );
    expect(read()).toHaveLength(1);
  });
});
