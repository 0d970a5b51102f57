import path from 'node:path';
import { addToChangelog } from './addToChangelog.ts';
import type { ContractReport, DescribedContract } from './contractReport.ts';
import { planContractReport, readAdditiveJudgements } from './planContractReport.ts';

const root = path.join(__dirname, '..', '..');
const types = [
  '```ts',
  `type FillerPropsBySlot = { 'side.bar': object };`,
  'declare namespace platform { export { FillerPropsBySlot } }',
  '```',
].join('\n');

type Given = {
  version?: string;
  react?: string;
  actions?: string[];
  may?: string;
  seenBy?: string;
  types?: string;
};

function aContract({ version = '2.3.0', react = '19.3', ...given }: Given): DescribedContract {
  const since = version;
  const effects = { seenBy: given.seenBy ?? 'team', stale: [] };
  const actions = (given.actions ?? ['info']).map(
    (name): [string, ContractReport['actions'][string]] => [
      name,
      { since, method: 'GET', may: given.may ?? 'team', input: {}, reply: {}, effects },
    ],
  );
  return {
    types: given.types ?? types,
    report: {
      version,
      singletons: { react: { since, version: react } },
      slots: { 'side.bar': { since, props: 'object' } },
      types: { 'platform.FillerPropsBySlot': { since } },
      actions: Object.fromEntries(actions),
    },
  };
}

const before = aContract({});
const plan = (after: Given) => planContractReport(root, { before, after: aContract(after) });

describe('a change of the contract', () => {
  test.each<[string, Given, string, boolean]>([
    ['no change', {}, '2.3.0', false],
    ['a new action', { actions: ['info', 'desk'] }, '2.4.0', false],
    ['an action that more people may call', { may: 'member' }, '2.4.0', false],
    ['an action that fewer people may call', { may: 'main-certifier' }, '3.0.0', true],
    ['an action that declares other effects', { seenBy: 'author-until-reveal' }, '2.4.0', false],
    ['an action that was removed', { actions: ['desk'] }, '3.0.0', true],
    ['a minor version of React', { react: '19.4' }, '2.4.0', false],
    ['another major version of React', { react: '20.0' }, '3.0.0', true],
    ['an older version of React', { react: '19.2' }, '3.0.0', true],
  ])(
    '(%s: %j) requires version %s of the contract, which must be set by hand: %j',
    (...[, after, needed, isRefused]) => {
      const found = plan(after);
      expect(found.needed).toBe(needed);
      expect(found.refusal !== undefined).toBe(isRefused);
      if (isRefused) expect(found.refusal).toContain(`to ${needed},`);
    },
  );

  it('is refused if it breaks modules, until the next major version is set', () => {
    expect(plan({ react: '20.0', version: '2.9.0' }).refusal).toContain('package react: 20.0');
    expect(plan({ react: '20.0', version: '3.0.0' }).refusal).toBeUndefined();
  });

  it('needs only a minor version if a person judged it additive, and the changelog says why', () => {
    const after = aContract({ may: 'main-certifier' });
    const found = planContractReport(root, {
      before,
      after,
      findJudgement: () => 'nobody calls it',
    });
    expect([found.needed, found.refusal]).toEqual(['2.4.0', undefined]);
    const changelog = addToChangelog('', found);
    expect(changelog).toContain('instead of team. Judged additive: nobody calls it');
    const checked = planContractReport(root, {
      before,
      after: aContract({ may: 'main-certifier', version: '2.4.0' }),
      findJudgement: readAdditiveJudgements(changelog),
    });
    expect([checked.needed, checked.refusal]).toEqual(['2.4.0', undefined]);
    expect(addToChangelog(changelog, checked)).toBe(changelog);
  });

  it('needs the next minor version, set by hand, if it removes a name of `ui`, which is built into each module', () => {
    const withUi = (names: string) =>
      types
        .replace('```ts', '```ts\ndeclare const Button: string;')
        .replace(/\n```$/, `\ndeclare namespace ui { export { ${names} } }\n\`\`\``);
    const older = { ...before, types: withUi('Button, Button as Other') };
    const found = planContractReport(root, {
      before: older,
      after: aContract({ types: withUi('Button') }),
    });
    expect(found.needed).toBe('2.4.0');
    expect(found.refusal).toContain('type ui.Other was removed');
  });

  it('records for each entry the version that added it and the version that last changed it', () => {
    const { report } = plan({ actions: ['info', 'desk'], react: '19.4' });
    expect(report.version).toBe('2.4.0');
    expect(report.actions).toMatchObject({ info: { since: '2.3.0' }, desk: { since: '2.4.0' } });
    expect(report.actions['info']).not.toHaveProperty('changed');
    expect(report.singletons['react']).toMatchObject({ since: '2.3.0', changed: '2.4.0' });
  });

  it('is written once into the changelog under its version, and text that a person adds there stays', () => {
    const found = plan({ actions: ['info', 'desk'] });
    const text = addToChangelog('# Changelog\n\n## 2.3.0\n\n- First report.\n', found);
    expect(text).toBe(
      '# Changelog\n\n## 2.4.0\n\n- action desk is new\n\n## 2.3.0\n\n- First report.\n',
    );
    const edited = text.replace('is new', 'is new: the list of all questionnaires');
    expect(addToChangelog(edited, found)).toBe(edited);
  });
});
