import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { moduleFailureReasons } from '@cert/shared/contract';
import { signInOutcomes } from '../accounts/accountEvent.ts';
import { mailOutcomes } from '../mail/mailEvent.ts';
import { createMetrics } from './createMetrics.ts';

const deploy = join(process.cwd(), 'deploy');
const read = (name: string) => readFile(join(deploy, name), 'utf8');

const rules = z.strictObject({
  groups: z.array(
    z.strictObject({
      name: z.string(),
      rules: z.array(
        z.strictObject({
          alert: z.string().regex(/^Certification[A-Z]\w+$/),
          expr: z.string().min(1),
          for: z
            .string()
            .regex(/^\d+[smhd]$/)
            .optional(),
          labels: z.strictObject({ severity: z.enum(['page', 'warning']) }),
          annotations: z.strictObject({ summary: z.string().min(1) }),
        }),
      ),
    }),
  ),
});
const grid = z.object({ x: z.int(), y: z.int(), w: z.int(), h: z.int() });
const dashboard = z.object({
  uid: z.string(),
  title: z.string(),
  schemaVersion: z.int(),
  templating: z.object({
    list: z.array(z.object({ name: z.string(), query: z.unknown() })),
  }),
  panels: z.array(
    z.object({
      id: z.int(),
      type: z.enum(['row', 'timeseries', 'table']),
      title: z.string(),
      gridPos: grid,
      targets: z.array(z.object({ refId: z.string(), expr: z.string().min(1) })).optional(),
    }),
  ),
});

const readRules = async () =>
  rules
    .parse(parse(await read('prometheus/certification.rules.yaml')))
    .groups.flatMap((group) => group.rules);
const readDashboard = async () =>
  dashboard.parse(JSON.parse(await read('grafana/certification.json')));

/** Reads all expressions of the alert rules and the dashboard. */
async function readExpressions(): Promise<string[]> {
  const { panels, templating } = await readDashboard();
  return [
    ...(await readRules()).map(({ expr }) => expr),
    ...panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr)),
    ...templating.list.map(({ query }) => JSON.stringify(query)),
  ];
}

/** Reads the metrics that a server offers: the names with their labels. */
async function readSamples(): Promise<Map<string, Set<string>>> {
  const labels = { module: 'report', version: '1.0.0' };
  const metrics = createMetrics({
    databaseUse: () => ({ busy: 0, idle: 0, waiting: 0 }),
    readHealth: async () => ({
      status: 'ready',
      checks: {
        database: { state: 'ok' },
        connections: { state: 'ok' },
        documents: { state: 'ok' },
      },
      freeBytes: 1,
    }),
  });
  metrics.watchModules(async () => [{ ...labels, use: 'stable' }]);
  metrics.observe({ what: 'info', status: 200, seconds: 1 });
  metrics.countUncaughtError('uncaughtException');
  metrics.countModuleFailure({ ...labels, reason: 'crashed', isReplaced: true });
  metrics.observeModuleLoad({ ...labels, seconds: 1, bytes: 1 });
  const samples = new Map<string, Set<string>>();
  for (const [, name = '', given = ''] of (await metrics.write()).matchAll(
    /^([a-z_]\w*)(?:\{(.*)\})? /gm,
  )) {
    const known = samples.get(name) ?? new Set<string>();
    for (const [, label = ''] of given.matchAll(/(\w+)="/g)) known.add(label);
    samples.set(name, known);
  }
  return samples;
}

const metricName = /\b(?:certification|process|nodejs)_\w+/g;

it('alert rules and dashboard use only metrics that the server exports', async () => {
  const samples = await readSamples();
  const named = (await readExpressions()).flatMap((expr) => expr.match(metricName) ?? []);
  expect(new Set(named).size).toBeGreaterThan(10);
  expect(named.filter((name) => !samples.has(name))).toEqual([]);
});

it('alert rules and dashboard use only labels that the metrics have', async () => {
  const samples = await readSamples();
  const missing = (await readExpressions()).flatMap((expr) => {
    const names = expr.match(metricName) ?? [];
    // Prometheus adds these labels to every scraped metric.
    const known = new Set(['instance', 'job', ...names.flatMap((name) => [...samples.get(name)!])]);
    const selected = [...expr.matchAll(/(\w+)=~?"/g)].map(([, label = '']) => label);
    const grouped = [...expr.matchAll(/by \(([^)]*)\)/g)].flatMap(([, list = '']) =>
      list.split(',').map((label) => label.trim()),
    );
    return [...selected, ...grouped]
      .filter((label) => !known.has(label))
      .map((label) => `${label} in ${expr}`);
  });
  expect(missing).toEqual([]);
});

it('alert rules and dashboard use only reasons and outcomes that the server knows', async () => {
  const valuesOf = (label: string, expr: string) =>
    [...expr.matchAll(new RegExp(`${label}=~?"([^"]*)"`, 'g'))].flatMap(([, list = '']) =>
      list.split('|'),
    );
  const all = await readExpressions();
  const reasons = all.flatMap((expr) => valuesOf('reason', expr));
  const outcomes = all.flatMap((expr) => valuesOf('outcome', expr));
  expect(reasons.length * outcomes.length).toBeGreaterThan(0);
  expect(reasons.filter((one) => !moduleFailureReasons.includes(one as never))).toEqual([]);
  const known: readonly string[] = [...signInOutcomes, ...mailOutcomes];
  expect(outcomes.filter((one) => !known.includes(one))).toEqual([]);
});

it('an alert watches every reason of a module failure', async () => {
  const watched = (await readRules()).map(({ expr }) => expr).join(' ');
  expect(moduleFailureReasons.filter((reason) => !watched.includes(reason))).toEqual([]);
});

it('every expression of rules and dashboard has balanced parentheses', async () => {
  for (const expr of await readExpressions())
    for (const [open, close] of ['()', '{}', '[]'])
      expect([expr, expr.split(open!).length]).toEqual([expr, expr.split(close!).length]);
});

it('the dashboard’s panels have unique ids and do not overlap', async () => {
  const { panels } = await readDashboard();
  expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
  const covers = (a: z.output<typeof grid>, b: z.output<typeof grid>) =>
    a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
  for (const [index, one] of panels.entries())
    for (const other of panels.slice(index + 1))
      expect([one.title, other.title, covers(one.gridPos, other.gridPos)]).toEqual([
        one.title,
        other.title,
        false,
      ]);
});
