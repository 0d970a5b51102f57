import { parseReleaseArgs } from './parseReleaseArgs.ts';

const read = (args: string[], environment: NodeJS.ProcessEnv = {}) =>
  parseReleaseArgs(args, { environment, defaultLocation: 'dist' });

const usual = {
  folder: 'report-mfe',
  location: 'dist',
  isDirtyAllowed: false,
  limitSeconds: 600,
};

describe('the arguments of a release', () => {
  it('need only name the module, which is then released to all accounts in the default location', () => {
    expect(read(['report-mfe'])).toEqual(usual);
  });

  const tenPercent = { ...usual, canary: { percent: 10, accounts: [] } };
  it.each<[string, string[], NodeJS.ProcessEnv]>([
    ['the option `--canary 10`', ['report-mfe', '--canary', '10'], {}],
    ['that option as npm passes it on', ['report-mfe', '10'], { npm_config_canary: 'true' }],
    ['`--canary=10` as npm passes it on', ['report-mfe'], { npm_config_canary: '10' }],
  ])('can ask for a canary of ten percent by %s', (_, args, environment) => {
    expect(read(args, environment)).toEqual(tenPercent);
  });

  it('can name accounts of the canary', () => {
    expect(read(['report-mfe', '--accounts', '3,7']).canary).toEqual({
      percent: 0,
      accounts: [3, 7],
    });
  });

  it('can name another location of the modules', () => {
    expect(read(['report-mfe', '--to', 's3://modules']).location).toBe('s3://modules');
    expect(read(['report-mfe'], { MODULES_TO: '/srv/site' }).location).toBe('/srv/site');
  });

  it('can allow uncommitted changes, and set a person and a note', () => {
    const args = ['report-mfe', '--allow-dirty', '--by', 'Ana', '--note', 'new charts'];
    expect(read(args)).toMatchObject({ isDirtyAllowed: true, by: 'Ana', note: 'new charts' });
    expect(read(['report-mfe'], { npm_config_allow_dirty: 'true' }).isDirtyAllowed).toBe(true);
  });

  it.each([['0'], ['soon'], ['']])('are invalid with a time limit of “%s” seconds', (limit) => {
    expect(() => read(['report-mfe', `--limit=${limit}`])).toThrow('--limit must be');
  });

  it.each([['101'], ['-1'], ['ten'], ['1.5']])(
    'are invalid with a canary of %s percent',
    (percent) => {
      expect(() => read(['report-mfe', `--canary=${percent}`])).toThrow('whole percentage');
    },
  );
});
