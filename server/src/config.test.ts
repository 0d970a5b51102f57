import { readConfig } from './config.ts';

describe('the configuration', () => {
  it('has a default for every setting', () => {
    expect(readConfig('/repository', {})).toEqual({
      port: 3000,
      host: '127.0.0.1',
      database: { kind: 'embedded', folder: '/repository/data/database' },
      isDemo: false,
      secondFactorPolicy: 'team',
      logLevel: 'info',
      tokenIdleHours: 12,
      tokenMaxDays: 7,
      bodyLimitBytes: 1_048_576,
      uploadLimitBytes: 26_214_400,
      quotas: {
        documents: 2000,
        documentBytes: 2 * 1024 ** 3,
        ownUnsubmittedFiles: 20,
        ownUnsubmittedBytes: 250 * 1024 ** 2,
        unsubmittedFiles: 50,
        unsubmittedBytes: 600 * 1024 ** 2,
      },
      rates: {
        uploadsPerHour: 120,
        writesPerMinute: 600,
        organisationWritesPerMinute: 3000,
        verificationsPerMinute: 300,
      },
      files: { kind: 'disk', folder: '/repository/data/files' },
      trustProxy: false,
      editorLicenceKey: 'GPL',
      chromium: undefined,
      pdfSiteOrigin: undefined,
      mainOrigin: undefined,
      mail: undefined,
      siteFolder: '/repository/dist',
      tryOrigins: [],
      contentFolder: '/repository/content',
      programmeFile: '/repository/content/programme.yaml',
    });
  });

  it.each([
    [{}, 'team'],
    [{ DEMO: '1' }, 'none'],
    [{ DEMO: '1', SECOND_FACTOR: 'all' }, 'all'],
    [{ SECOND_FACTOR: 'none' }, 'none'],
  ])('with %j, sets the policy for the second factor to “%s”', (environment, policy) => {
    expect(readConfig('/', environment).secondFactorPolicy).toBe(policy);
  });

  it('reads the programme from the content folder, or from the file that is set', () => {
    const CONTENT_DIR = 'other';
    expect(readConfig('/a', { CONTENT_DIR }).programmeFile).toBe('/a/other/programme.yaml');
    const PROGRAMME_FILE = '/etc/programme/ours.yaml';
    expect(readConfig('/a', { CONTENT_DIR, PROGRAMME_FILE })).toMatchObject({
      contentFolder: '/a/other',
      programmeFile: PROGRAMME_FILE,
    });
  });

  it('has a browser for PDFs only if its path is set; the browser has a sandbox unless it is switched off', () => {
    expect(readConfig('/', {}).chromium).toBe(undefined);
    const CHROMIUM_PATH = '/usr/bin/chromium';
    expect(readConfig('/', { CHROMIUM_PATH }).chromium).toEqual({
      executablePath: CHROMIUM_PATH,
      hasSandbox: true,
    });
    expect(readConfig('/', { CHROMIUM_PATH, CHROMIUM_SANDBOX: '0' }).chromium).toMatchObject({
      hasSandbox: false,
    });
  });

  describe('of mail', () => {
    const given = {
      SMTP_URL: 'smtps://office%40example.com:p%2Fw@mail.example.com',
      MAIL_FROM: 'office@example.com',
      MAIN_ORIGIN: 'https://platform.example.com',
    };

    it('has host, port and credentials from the address of the mail server', () => {
      expect(readConfig('/', given).mail).toEqual({
        kind: 'smtp',
        from: 'office@example.com',
        perMinute: 120,
        address: {
          host: 'mail.example.com',
          port: 465,
          isSecure: true,
          isOnThisMachine: false,
          credentials: { user: 'office@example.com', password: 'p/w' },
        },
      });
      const SMTP_URL = 'smtp://[::1]';
      expect(readConfig('/', { ...given, SMTP_URL }).mail).toMatchObject({
        address: { host: '::1', port: 587, isSecure: false, isOnThisMachine: true },
      });
    });

    it.each([
      ['SMTP_URL', { ...given, SMTP_URL: 'mail.example.com' }],
      ['SMTP_URL', { ...given, SMTP_URL: 'https://mail.example.com' }],
      ['SMTP_URL', { ...given, SMTP_URL: 'smtp://mail.example.com?secure=false' }],
      ['SMTP_URL', { ...given, SMTP_URL: 'smtp://%ff@mail.example.com' }],
      ['MAIL_FROM', { ...given, MAIL_FROM: undefined }],
      ['MAIL_FROM', { ...given, MAIL_FROM: 'Office <office@example.com>' }],
      ['MAIN_ORIGIN', { ...given, MAIN_ORIGIN: undefined }],
      ['RATE_MAILS_PER_MINUTE', { ...given, RATE_MAILS_PER_MINUTE: '0' }],
    ])(
      'is refused when it is incomplete or malformed; the message names %s and contains no password',
      (name, environment) => {
        const read = () => readConfig('/', environment);
        expect(read).toThrow(`${name} must be`);
        expect(read).not.toThrow('p%2Fw');
      },
    );

    it('writes mails into files only in the demo world of a developer’s machine', () => {
      expect(readConfig('/', { DEMO: 'local', DATA_DIR: '/data' }).mail).toMatchObject({
        kind: 'folder',
        folder: '/data/mail',
      });
      for (const environment of [
        { DEMO: '0' },
        { DEMO: '1', HOST: '0.0.0.0' },
        { DEMO: '1', NODE_ENV: 'production' },
        { DEMO: '1', DATABASE_URL: 'postgres://user:secret@db:5432/cert' },
      ])
        expect(readConfig('/', environment).mail).toBe(undefined);
    });
  });

  it('has the address of the virus scanner if its host is set', () => {
    expect(readConfig('/', {}).scanner).toBe(undefined);
    expect(readConfig('/', { CLAMAV_HOST: 'clamav' }).scanner).toEqual({
      host: 'clamav',
      port: 3310,
    });
    const given = { CLAMAV_HOST: '10.0.0.7', CLAMAV_PORT: '3311' };
    expect(readConfig('/', given).scanner).toEqual({ host: '10.0.0.7', port: 3311 });
  });

  it('accepts only whole numbers within limits for quotas and rates', () => {
    expect(readConfig('/', { QUOTA_DOCUMENT_BYTES: '500000000000' }).quotas.documentBytes).toBe(
      5e11,
    );
    for (const RATE_WRITES_PER_MINUTE of ['0', '-1', '1.5', 'many', '1000000001'])
      expect(() => readConfig('/', { RATE_WRITES_PER_MINUTE })).toThrow(
        'RATE_WRITES_PER_MINUTE must be a whole number from 1 to 1000000000.',
      );
  });

  const DATABASE_URL = 'postgres://user:secret@db:5432/cert';
  const NODE_ENV = 'production';

  it.each([
    [{}, false],
    [{ DEMO: '' }, false],
    [{ DEMO: '0' }, false],
    [{ DEMO: '1' }, true],
    [{ DEMO: '1', DATABASE_URL, NODE_ENV, HOST: '0.0.0.0' }, true],
    [{ DEMO: 'local' }, true],
    [{ DEMO: 'local', HOST: 'localhost' }, true],
    [{ DEMO: 'local', HOST: '127.0.0.2' }, true],
    [{ DEMO: 'local', HOST: '::1' }, true],
    [{ DEMO: 'local', HOST: '0.0.0.0' }, false],
    [{ DEMO: 'local', HOST: '::' }, false],
    [{ DEMO: 'local', HOST: '192.168.1.10' }, false],
    [{ DEMO: 'local', HOST: '127.0.0.1.example.com' }, false],
    [{ DEMO: 'local', HOST: 'platform.example.com' }, false],
    [{ DEMO: 'local', NODE_ENV }, false],
    [{ DEMO: 'local', DATABASE_URL }, false],
  ])('with %j, has a demo world: %s', (environment, isDemo) => {
    expect(readConfig('/', environment).isDemo).toBe(isDemo);
  });

  it('uses PostgreSQL if its address is set', () => {
    expect(readConfig('/', { DATABASE_URL }).database).toEqual({
      kind: 'server',
      url: DATABASE_URL,
    });
  });

  const DATABASE_POOLED_URL = 'postgres://user:secret@pooler:6432/name';

  it('reaches PostgreSQL through a pooler if the address of one is set', () => {
    expect(readConfig('/', { DATABASE_URL, DATABASE_POOLED_URL }).database).toEqual({
      kind: 'server',
      url: DATABASE_URL,
      pooledUrl: DATABASE_POOLED_URL,
    });
  });

  it('reads much from a replica if the address of one is set', () => {
    const DATABASE_REPLICA_URL = 'postgres://user:secret@replica:5432/name';
    expect(readConfig('/', { DATABASE_URL, DATABASE_REPLICA_URL }).database).toEqual({
      kind: 'server',
      url: DATABASE_URL,
      replicaUrl: DATABASE_REPLICA_URL,
    });
  });

  it.each(['DATABASE_POOLED_URL', 'DATABASE_REPLICA_URL'])(
    'refuses %s without PostgreSQL, and does not repeat the password',
    (name) => {
      expect(() => readConfig('/', { [name]: DATABASE_POOLED_URL })).toThrow(
        new RegExp(`^${name} must be (?!.*secret).* set only with DATABASE_URL\\.$`),
      );
    },
  );

  const S3_BUCKET = 'documents';
  const keys = { S3_ACCESS_KEY: 'access', S3_SECRET_KEY: 'secret' };

  it('stores documents in a bucket if one is set', () => {
    expect(readConfig('/', { S3_BUCKET }).files).toEqual({
      kind: 's3',
      address: {
        endpoint: undefined,
        region: 'us-east-1',
        bucket: 'documents',
        isPathStyle: false,
        credentials: undefined,
      },
    });
    const S3_ENDPOINT = 'http://127.0.0.1:9000/';
    expect(readConfig('/', { S3_BUCKET, S3_ENDPOINT, S3_REGION: 'eu', ...keys }).files).toEqual({
      kind: 's3',
      address: {
        endpoint: 'http://127.0.0.1:9000',
        region: 'eu',
        bucket: 'documents',
        isPathStyle: true,
        credentials: { accessKeyId: 'access', secretAccessKey: 'secret' },
      },
    });
    expect(readConfig('/', { S3_BUCKET, S3_ENDPOINT, S3_PATH_STYLE: '0' }).files).toMatchObject({
      address: { isPathStyle: false },
    });
  });

  it.each(['S3_ACCESS_KEY', 'S3_SECRET_KEY'])(
    'reports that %s is missing when only the other key is set',
    (name) => {
      expect(() => readConfig('/', { S3_BUCKET, ...keys, [name]: '' })).toThrow(
        new RegExp(`^${name} must be set when S3_(ACCESS|SECRET)_KEY is\\.$`),
      );
    },
  );

  it.each([
    ['0', false],
    ['2', 2],
    ['10.0.0.0/8,::1', ['10.0.0.0/8', '::1']],
  ])('takes the trusted proxies from TRUST_PROXY=%s', (TRUST_PROXY, trustProxy) => {
    expect(readConfig('/', { TRUST_PROXY }).trustProxy).toEqual(trustProxy);
  });

  const MAIN_ORIGIN = 'https://platform.example.com';

  it('has the former host name and the main origin to which its visitors are redirected', () => {
    const given = { LEGACY_HOST: 'Old.Example.com', MAIN_ORIGIN: `${MAIN_ORIGIN}/` };
    expect(readConfig('/', given).legacyHost).toEqual({
      name: 'old.example.com',
      mainOrigin: MAIN_ORIGIN,
    });
    expect(readConfig('/', {}).legacyHost).toBeUndefined();
    expect(readConfig('/', { MAIN_ORIGIN })).toMatchObject({
      legacyHost: undefined,
      mainOrigin: MAIN_ORIGIN,
    });
  });

  it.each([
    ['MAIN_ORIGIN', { LEGACY_HOST: 'old.example.com' }],
    ['MAIN_ORIGIN', { LEGACY_HOST: 'old.example.com', MAIN_ORIGIN: 'platform.example.com' }],
    ['MAIN_ORIGIN', { LEGACY_HOST: 'old.example.com', MAIN_ORIGIN: `${MAIN_ORIGIN}/somewhere` }],
    ['LEGACY_HOST', { LEGACY_HOST: 'platform.example.com', MAIN_ORIGIN }],
    ['LEGACY_HOST', { LEGACY_HOST: 'https://old.example.com', MAIN_ORIGIN }],
  ])('names %s as the wrong variable when the settings for the redirect are %j', (name, given) => {
    expect(() => readConfig('/', given)).toThrow(new RegExp(`^${name} must be `));
  });

  it.each([
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['PORT', '80a'],
    ['DATABASE_URL', 'mysql://user:secret@db/cert'],
    ['DATABASE_URL', 'secret'],
    ['DEMO', 'yes'],
    ['SECOND_FACTOR', 'clients'],
    ['LOG_LEVEL', 'loud'],
    ['TOKEN_IDLE_HOURS', '0'],
    ['TOKEN_MAX_DAYS', '1.5'],
    ['BODY_LIMIT_BYTES', '10'],
    ['TRUST_PROXY', 'everybody'],
    ['UPLOAD_LIMIT_BYTES', '25 MB'],
  ])('refuses %s when it is %s, in one sentence that does not repeat the value', (name, value) => {
    const read = () => readConfig('/', { [name]: value });
    expect(read).toThrow(new RegExp(`^${name} must be [^\\n]+\\.$`));
    expect(read).not.toThrow(/secret/);
  });

  it('treats an empty variable as one that is not set', () => {
    expect(readConfig('/', { PORT: ' ' }).port).toBe(3000);
  });
});
