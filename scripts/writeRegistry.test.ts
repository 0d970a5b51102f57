import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { registry } from '@cert/shared/contract';
import { contractVersion } from '@cert/shared/domain';
import { readBuildInfo, toBuildInfoPath } from './modules/buildInfo.ts';
import type { BuildPlan } from './planBuild.ts';
import { changeRegistry } from './modules/changeRegistry.ts';
import { releaseVersion, upsertModule } from './modules/moduleChanges.ts';
import { openFolderStore } from './modules/openFolderStore.ts';
import { writeRegistry } from './writeRegistry.ts';

/** Releases a build to the site's folder, as `releaseModule` does after its checks. */
async function releaseInto(site: string, built: { name: string; version: string }): Promise<void> {
  const found = await readBuildInfo(openFolderStore(site), built);
  await changeRegistry(openFolderStore(site), {
    change: `release report ${built.version}`,
    apply: (modules) =>
      upsertModule(
        modules,
        releaseVersion(
          modules.find(({ name }) => name === 'report'),
          found!,
        ),
      ),
    now: () => new Date(),
  });
}

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
    const output = path.join(site, 'modules', name);
    const infoFile = path.join(site, toBuildInfoPath({ name, version }));
    const built = {
      name,
      contract: `^${contractVersion}`,
      pages: [{ path: page, page: 'Page', frame: 'standard', for: 'member' }],
      slots: [],
      version,
      base: `/modules/${name}/`,
      container: `c_${name}`,
      entry: 'entry.js',
      files: {},
      parts: {},
    };
    if (isBuilt) {
      mkdirSync(path.dirname(infoFile), { recursive: true });
      writeFileSync(infoFile, JSON.stringify(built));
    }
    const part = { folder: `${name}-mfe`, kind: 'module' } as const;
    return { part, folder: part.folder, name, version, site, output, infoFile, isBuilt };
  }

  it('lists each module with its version and the address of its files', async () => {
    await writeRegistry({ site, plans: [plan('report'), plan('grading', { version: '2.0.0-b' })] });
    expect(stable()).toEqual(['report 1.0.0-a', 'grading 2.0.0-b']);
    expect(read()[0]!.versions).toMatchObject([{ base: '/modules/report/', entry: 'entry.js' }]);
  });

  it('keeps the version of a module that was not built', async () => {
    await writeRegistry({ site, plans: [plan('report'), plan('grading')] });
    const grading = plan('grading', { version: '1.0.0-changed', isBuilt: false });
    await writeRegistry({ site, plans: [plan('report', { version: '1.0.0-new' }), grading] });
    expect(stable()).toEqual(['report 1.0.0-new', 'grading 1.0.0-a']);
  });

  it('does not list a module that was never built', async () => {
    await writeRegistry({ site, plans: [plan('report', { isBuilt: false })] });
    expect(read()).toEqual([]);
  });

  it('does not change if the same version of a module is built again', async () => {
    const plans = [plan('report')];
    const first = await writeRegistry({ site, plans });
    expect(await writeRegistry({ site, plans })).toEqual(first);
  });

  const release = (version: string) => releaseInto(site, plan('report', { version }));

  it('keeps a released version and its fallbacks in place of a newer build, and reports it', async () => {
    await writeRegistry({ site, plans: [plan('report')] });
    await release('1.0.0-b');
    const { held } = await writeRegistry({ site, plans: [plan('report', { version: '1.0.0-c' })] });
    expect(read()[0]).toMatchObject({ channels: { stable: '1.0.0-b' }, lastGood: ['1.0.0-a'] });
    expect(held).toEqual([expect.stringContaining('--take-over -w report-mfe')]);
    // This build has the same sources as the released version.
    expect(await writeRegistry({ site, plans: [plan('report', { version: '1.0.0-b' })] })).toEqual(
      expect.objectContaining({ held: [], replaced: [] }),
    );
  });

  it('keeps a released version even if an earlier build had already made it the stable one', async () => {
    await writeRegistry({ site, plans: [plan('report')] });
    await release('1.0.0-a');
    await writeRegistry({ site, plans: [plan('report', { version: '1.0.0-b' })] });
    expect(stable()).toEqual(['report 1.0.0-a']);
  });

  it('replaces a released version only with --take-over, reports this, and keeps the version as fallback', async () => {
    await writeRegistry({ site, plans: [plan('report'), plan('grading')] });
    await release('1.0.0-b');
    const plans = [plan('report', { version: '1.0.0-c' }), plan('grading')];
    const by = { person: 'Ana', commit: 'c0ffee' };
    const { replaced, registry: state } = await writeRegistry({
      site,
      plans,
      takenOver: ['report'],
      by,
    });
    expect(replaced).toEqual([
      'The build 1.0.0-c replaces what was released: report: 1.0.0-b; falls back to 1.0.0-a. ' +
        'To undo it: npm run modules -- rollback report',
    ]);
    expect(state).toMatchObject({ change: 'build; take over report by 1.0.0-c', by });
    expect(read()[0]).toMatchObject({ lastGood: ['1.0.0-b', '1.0.0-a'] });
    // The take-over was valid for one build only: the next build does not take the module over.
    await writeRegistry({ site, plans: [plan('report', { version: '1.0.0-d' })] });
    expect(stable()).toEqual(['report 1.0.0-c', 'grading 1.0.0-a']);
  });

  it('does not list a removed module again', async () => {
    await writeRegistry({ site, plans: [plan('report')] });
    await changeRegistry(openFolderStore(site), {
      change: 'remove report',
      apply: () => [],
      now: () => new Date(),
    });
    const { held } = await writeRegistry({ site, plans: [plan('report', { version: '1.0.0-b' })] });
    expect(read()).toEqual([]);
    expect(held).toEqual([expect.stringContaining('report stays removed')]);
  });

  it('does not name who changed it, because it is public; the history names the person', async () => {
    await writeRegistry({ site, plans: [plan('report')], by: { person: 'Ana', note: 'first' } });
    expect(readFileSync(path.join(site, 'modules.json'), 'utf8')).not.toMatch(/Ana|first|released/);
    expect(await openFolderStore(site).readRegistry()).toMatchObject({
      by: { person: 'Ana', note: 'first' },
      released: [],
    });
  });

  it('is not written if two modules have the same path', async () => {
    await writeRegistry({ site, plans: [plan('report')] });
    const both = [plan('report'), plan('grading', { page: 'report' })];
    await expect(writeRegistry({ site, plans: both })).rejects.toThrow(
      'the modules report and grading both have the path "report"',
    );
    expect(read()).toHaveLength(1);
  });
});
