import { serveMetrics } from '../serveMetrics.ts';
import { openTestSite } from '../testing/openTestSite.ts';
import type { Health } from './createHealthReader.ts';
import { createMetrics } from './createMetrics.ts';

const use = { busy: 3, idle: 1, waiting: 7 };

const readHealth = async (): Promise<Health> => ({
  status: 'degraded',
  checks: {
    database: { state: 'ok' },
    connections: { state: 'failed', reason: 'no-free-connection', words: '' },
    documents: { state: 'degraded', reason: 'disk-full', words: '' },
  },
  freeBytes: 4096,
});

it('requests are counted by action and status', async () => {
  const metrics = createMetrics({ databaseUse: () => use, readHealth });
  metrics.observe({ what: 'info', status: 200, seconds: 0.03 });
  metrics.observe({ what: 'info', status: 200, seconds: 0.04 });
  metrics.observe({ what: 'info', status: 409, seconds: 0.001 });
  const text = await metrics.write();
  expect(text).toContain('certification_request_seconds_count{what="info",status="200"} 2');
  expect(text).toContain(
    'certification_request_seconds_bucket{le="0.02",what="info",status="409"} 1',
  );
});

it('sign-ins are counted by outcome, starting from 0', async () => {
  const metrics = createMetrics({ databaseUse: undefined, readHealth });
  metrics.countSignIn('wrong');
  metrics.countSignIn('wrong');
  const text = await metrics.write();
  expect(text).toContain('certification_sign_ins_total{outcome="wrong"} 2');
  expect(text).toContain('certification_sign_ins_total{outcome="ok"} 0');
});

it('database connections are counted by state, and left out for an embedded database', async () => {
  const text = await createMetrics({ databaseUse: () => use, readHealth }).write();
  expect(text).toContain('certification_database_connections{state="waiting"} 7');
  expect(await createMetrics({ databaseUse: undefined, readHealth }).write()).not.toContain(
    'database_connections',
  );
});

it('metrics say which parts work, are degraded or have failed, and how much disk space is free', async () => {
  const text = await createMetrics({ databaseUse: undefined, readHealth }).write();
  expect(text).toContain('certification_health{check="database"} 1');
  expect(text).toContain('certification_health{check="documents"} 0.5');
  expect(text).toContain('certification_health{check="connections"} 0');
  expect(text).toContain('certification_documents_free_bytes 4096');
});

it('module failures and load times that pages report are counted, and the versions in use are listed', async () => {
  const metrics = createMetrics({ databaseUse: undefined, readHealth });
  const labels = { module: 'report', version: '1.0.0-a1' };
  metrics.watchModules(async () => [{ ...labels, use: 'stable' }]);
  await metrics.write();
  const labelText = 'module="report",version="1.0.0-a1"';
  const before = await metrics.write();
  expect(before).toContain(`certification_module_version_info{${labelText},use="stable"} 1`);
  expect(before).toContain(
    `certification_module_failures_total{${labelText},reason="malformed"} 0`,
  );
  metrics.countModuleFailure({ ...labels, reason: 'crashed', isReplaced: true });
  metrics.countModuleFailure({ ...labels, reason: 'crashed', isReplaced: false });
  metrics.observeModuleLoad({ ...labels, seconds: 0.3, bytes: 60_000 });
  metrics.observeModuleLoad({ ...labels, seconds: 3 });
  metrics.watchModules(async () => []);
  const text = await metrics.write();
  expect(text).toContain(`certification_module_failures_total{${labelText},reason="crashed"} 2`);
  expect(text).toContain(`certification_module_fallbacks_total{${labelText}} 1`);
  expect(text).toContain(`certification_module_load_seconds_bucket{le="0.5",${labelText}} 1`);
  expect(text).toContain(`certification_module_load_seconds_count{${labelText}} 2`);
  expect(text).toContain(`certification_module_load_bytes_sum{${labelText}} 60000`);
  expect(text).not.toContain('use="stable"');
});

it('the metrics port serves `/metrics` and nothing else', async () => {
  const served = await serveMetrics(createMetrics({ databaseUse: undefined, readHealth }), {
    host: '127.0.0.1',
    port: 0,
  });
  const get = (path: string) => fetch(`http://127.0.0.1:${served.port}${path}`);
  try {
    const reply = await get('/metrics');
    expect([reply.status, await reply.text()]).toEqual([
      200,
      expect.stringContaining('process_cpu'),
    ]);
    expect((await get('/')).status).toBe(404);
  } finally {
    await served.stop();
  }
});

it('requests are counted under actions and kinds of resources, never under the requested address', async () => {
  const site = await openTestSite();
  try {
    await site.reset();
    await site.call('client', 'info', { id: site.world.questionnaire });
    await site.call('client', 'info', { id: 999_999 });
    for (const url of [
      '/api?action=nothing&authToken=secret',
      '/healthz',
      '/modules.json',
      '/',
      '/hr/7/x',
    ])
      await site.app.inject({ url, headers: { accept: 'text/html' } });
    expect(site.counted).toEqual([
      'info 200',
      'info 404',
      'no-action 400',
      'health 200',
      'registry 404',
      'page 404',
      'page 404',
    ]);
  } finally {
    await site.close();
  }
});
