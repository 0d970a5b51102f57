import { readConfig } from './config.ts';

describe('the configuration', () => {
  it('needs nothing to be set', () => {
    expect(readConfig('/repository', {})).toEqual({
      port: 3000,
      host: '127.0.0.1',
      database: { kind: 'embedded', folder: '/repository/data/database' },
      isDemo: true,
      logLevel: 'info',
      tokenIdleHours: 12,
      tokenMaxDays: 7,
      bodyLimitBytes: 1_048_576,
      trustProxy: false,
      siteFolder: '/repository/dist',
      contentFolder: '/repository/content',
    });
  });

  it('shows the demo with a PostgreSQL server only when asked to', () => {
    const DATABASE_URL = 'postgres://user:secret@db:5432/cert';
    expect(readConfig('/', { DATABASE_URL })).toMatchObject({
      database: { kind: 'server', url: DATABASE_URL },
      isDemo: false,
    });
    expect(readConfig('/', { DATABASE_URL, DEMO: '1' }).isDemo).toBe(true);
    expect(readConfig('/', { DEMO: '0' }).isDemo).toBe(false);
  });

  it.each([
    ['0', false],
    ['2', 2],
    ['10.0.0.0/8,::1', ['10.0.0.0/8', '::1']],
  ])('believes the proxies of TRUST_PROXY=%s', (TRUST_PROXY, trustProxy) => {
    expect(readConfig('/', { TRUST_PROXY }).trustProxy).toEqual(trustProxy);
  });

  it.each([
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['PORT', '80a'],
    ['DATABASE_URL', 'mysql://user:secret@db/cert'],
    ['DATABASE_URL', 'secret'],
    ['DEMO', 'yes'],
    ['LOG_LEVEL', 'loud'],
    ['TOKEN_IDLE_HOURS', '0'],
    ['TOKEN_MAX_DAYS', '1.5'],
    ['BODY_LIMIT_BYTES', '10'],
    ['TRUST_PROXY', 'everybody'],
  ])('names %s when it is %s, in one sentence that does not repeat it', (name, value) => {
    const read = () => readConfig('/', { [name]: value });
    expect(read).toThrow(new RegExp(`^${name} must be [^\\n]+\\.$`));
    expect(read).not.toThrow(/secret/);
  });

  it('takes an empty variable for one that is not set', () => {
    expect(readConfig('/', { PORT: ' ' }).port).toBe(3000);
  });
});
