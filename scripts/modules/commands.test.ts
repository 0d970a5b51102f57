import { contractVersion } from '@cert/shared/domain';
import { changeRegistry } from './changeRegistry.ts';
import { modulesCommands } from './commands.ts';
import { releaseCanary, releaseVersion } from './moduleChanges.ts';
import { aReportVersion, writeVersionFiles } from './testing/aReportVersion.ts';
import { storeCreators, type TestStore } from './testing/storeCreators.ts';

const now = () => new Date('2026-11-20T08:00:00.000Z');
let test: TestStore;
beforeEach(async () => {
  test = await storeCreators['a folder']!();
});
afterEach(() => test.close());

const run = (line: string) => {
  const [name = '', ...args] = line.split(' ');
  return modulesCommands[name]!.run(args, { store: test.store, now });
};
async function release(version: string, canary?: { percent: number; accounts: number[] }) {
  await writeVersionFiles(test.store, aReportVersion(version));
  const what = { name: 'report', version: aReportVersion(version) };
  await changeRegistry(test.store, {
    change: `release ${version}`,
    now,
    apply: ([module]) => [
      canary ? releaseCanary(module, { ...what, canary }) : releaseVersion(module, what),
    ],
  });
}
const report = async () => (await test.store.readRegistry())!.modules[0]!;
const stable = async () => (await report()).channels.stable;

describe('the command `rollback`', () => {
  it('makes the previous version stable, and leaves no fallback if there is none', async () => {
    await release('1.0.0');
    await release('1.0.1');
    await run('rollback report');
    expect(await report()).toMatchObject({ channels: { stable: '1.0.0' }, lastGood: [] });
  });

  it('withdraws a canary and keeps the stable version', async () => {
    await release('1.0.0');
    await release('1.0.1', { percent: 10, accounts: [] });
    await run('rollback report');
    expect((await report()).channels).toEqual({ stable: '1.0.0' });
  });

  it('fails if there is no earlier version', async () => {
    await release('1.0.0');
    await expect(run('rollback report')).rejects.toThrow('no earlier version');
  });
});

describe('the command `promote`', () => {
  it('makes the canary the stable version, with the previous version as fallback', async () => {
    await release('1.0.0');
    await release('1.0.1', { percent: 10, accounts: [7] });
    expect((await report()).channels.canary).toEqual({
      version: '1.0.1',
      percent: 10,
      accounts: [7],
    });
    await run('promote report');
    expect(await report()).toMatchObject({ channels: { stable: '1.0.1' }, lastGood: ['1.0.0'] });
    await expect(run('promote report')).rejects.toThrow('no canary');
  });
});

describe('the command `use`', () => {
  it('restores a version that is no longer in the registry', async () => {
    for (const version of ['1.0.0', '1.0.1', '1.0.2', '1.0.3', '1.0.4']) await release(version);
    expect((await report()).versions.map(({ version }) => version)).not.toContain('1.0.0');
    await run('use report 1.0.0');
    expect(await stable()).toBe('1.0.0');
  });

  it('fails for a version that was never released or whose files are damaged', async () => {
    await release('1.0.0');
    await expect(run('use report 9.9.9')).rejects.toThrow('never released');
    const broken = aReportVersion('1.0.1');
    broken.files['page.js'] = `sha384-${'a'.repeat(64)}`;
    await writeVersionFiles(test.store, broken);
    await expect(run('use report 1.0.1')).rejects.toThrow('not the file that was released');
    expect(await stable()).toBe('1.0.0');
  });
});

describe('the command `off`', () => {
  it('removes the module from the site until `use` selects one of its versions', async () => {
    await release('1.0.0');
    await run('off report');
    expect((await report()).isOff).toBe(true);
    await run('use report 1.0.0');
    expect((await report()).isOff).toBeUndefined();
  });
});

describe('the command `canary`', () => {
  it('raises and lowers the percentage of the canary; named accounts keep the canary', async () => {
    await release('1.0.0');
    await release('1.0.1', { percent: 10, accounts: [7] });
    await run('canary report 50');
    expect((await report()).channels.canary).toEqual({
      version: '1.0.1',
      percent: 50,
      accounts: [7],
    });
    expect((await run('canary report 0'))[0]).toContain('canary 1.0.1 for 0 % of the accounts');
    expect(await stable()).toBe('1.0.0');
    await expect(run('canary report 101')).rejects.toThrow('whole percentage');
  });

  it('starts a canary if a version is given; fails if there is no canary and no version is given', async () => {
    await release('1.0.0');
    await release('1.0.1');
    await expect(run('canary report 10')).rejects.toThrow('report has no canary');
    await run('canary report 10 1.0.0');
    expect((await report()).channels).toEqual({
      stable: '1.0.1',
      canary: { version: '1.0.0', percent: 10, accounts: [] },
    });
  });
});

describe('the command `remove`', () => {
  it('removes a module from the registry; its files stay, and `use` brings it back', async () => {
    await release('1.0.0');
    expect(await run('remove report')).toContain(
      'To bring it back: npm run modules -- use report 1.0.0',
    );
    expect((await test.store.readRegistry())!.modules).toEqual([]);
    await expect(run('rollback report')).rejects.toThrow('unknown module report');
    await run('use report 1.0.0');
    expect(await stable()).toBe('1.0.0');
    await expect(run('remove reprot')).rejects.toThrow('unknown module reprot');
  });
});

describe('the commands for released modules', () => {
  it('record who made a change, and show it in the history', async () => {
    await release('1.0.0');
    await release('1.0.1');
    const readOrigin = () =>
      Promise.resolve({ person: 'Ana', commit: 'c0ffee', isDirty: true, note: 'broke the charts' });
    await modulesCommands['rollback']!.run(['report'], { store: test.store, now, readOrigin });
    const who = 'by Ana (c0ffee with uncommitted changes): “broke the charts”';
    expect((await run('history'))[0]).toBe(`3  2026-11-20T08:00:00.000Z  roll back report, ${who}`);
    const [json] = await modulesCommands['history']!.run([], {
      store: test.store,
      now,
      isJson: true,
    });
    expect((JSON.parse(json!) as unknown[])[0]).toEqual({
      revision: 3,
      changedAt: '2026-11-20T08:00:00.000Z',
      change: 'roll back report',
      by: await readOrigin(),
    });
    expect(String(await test.store.readFile('modules.json'))).not.toContain('Ana');
  });

  it('list the modules as JSON', async () => {
    const json = async () =>
      JSON.parse(
        (await modulesCommands['list']!.run([], { store: test.store, now, isJson: true }))[0]!,
      ) as unknown;
    expect(await json()).toEqual({ location: test.store.location, revision: 0, modules: [] });
    await release('1.0.0');
    await release('1.0.1', { percent: 10, accounts: [7] });
    expect(await json()).toMatchObject({
      revision: 2,
      modules: [
        {
          name: 'report',
          stable: '1.0.0',
          canary: { version: '1.0.1', percent: 10, accounts: [7] },
          lastGood: [],
          isOff: false,
          isReleased: true,
          contract: `^${contractVersion}`,
        },
      ],
    });
  });

  it('list which accounts get which version, and the history of changes', async () => {
    await release('1.0.0');
    await release('1.0.1', { percent: 10, accounts: [] });
    expect((await run('list'))[0]).toBe('report: 1.0.0; canary 1.0.1 for 10 % of the accounts');
    expect(await run('history')).toEqual([
      '2  2026-11-20T08:00:00.000Z  release 1.0.1',
      '1  2026-11-20T08:00:00.000Z  release 1.0.0',
    ]);
  });

  it('verify the files of all versions, and name a file that is missing', async () => {
    await release('1.0.0');
    await release('1.0.1');
    expect((await run('verify')).at(-1)).toBe('All files are unchanged.');
    const missing = aReportVersion('1.0.2');
    missing.files['gone.js'] = missing.files['page.js']!;
    await writeVersionFiles(test.store, missing, { except: ['gone.js'] });
    await changeRegistry(test.store, {
      change: 'release 1.0.2',
      now,
      apply: ([module]) => [releaseVersion(module, { name: 'report', version: missing })],
    });
    await expect(run('verify')).rejects.toThrow('report 1.0.2: gone.js is missing');
  });

  it('fail for an unknown module, and name the known ones', async () => {
    await release('1.0.0');
    await expect(run('off reprot')).rejects.toThrow('unknown module reprot; known modules: report');
  });
});

it('two modules cannot use the same path, even with different names of its parameters', async () => {
  await release('1.0.0');
  const pages = (path: string) => [
    { path, page: 'ReportPage', frame: 'bare', for: 'member' } as const,
  ];
  const claim = (path: string) =>
    changeRegistry(test.store, {
      change: 'claim',
      now,
      apply: (modules) => [
        ...modules,
        releaseVersion(undefined, {
          name: 'other',
          version: aReportVersion('1', { pages: pages(path) }),
        }),
      ],
    });
  await expect(claim('report')).rejects.toThrow('report and other both have the path "report"');
  expect((await claim('report/:id')).modules).toHaveLength(2);
  await expect(
    changeRegistry(test.store, {
      change: 'claim again',
      now,
      apply: (modules) => [
        ...modules,
        releaseVersion(undefined, {
          name: 'third',
          version: aReportVersion('1', { pages: pages('report/:name') }),
        }),
      ],
    }),
  ).rejects.toThrow('both have');
});
