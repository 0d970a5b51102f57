import { setTimeout as wait } from 'node:timers/promises';
import getPort from 'get-port';
import { folders } from '../../e2e/support/folders.ts';
import { startPostgres } from '../../scripts/startPostgres.ts';
import { median } from '../median.ts';
import { startDemoServer } from '../startDemoServer.ts';
import { percentile } from '../percentile.ts';
import type { Row } from '../row.ts';
import { connectApi, type BenchApi } from '../saves/connectApi.ts';
import { signInAll } from '../saves/signInAll.ts';
import {
  holdSlowConnections,
  slowClientKinds,
  type SlowConnections,
} from './holdSlowConnections.ts';

/** Number of slow connections to keep open. During this time the server's memory may grow by the factor `maxGrowth`. */
const connections = 500;
const seconds = Number(process.env['SLOW_SECONDS'] || 600);
const maxGrowth = 1.15;
/** Limit for the ratio of call durations with and without slow connections. */
const maxSlower = 3;

const alone = { seconds: Math.min(60, seconds), perSecond: 20 };
const lookEveryMs = 15_000;
/**
 * Time limit for closing all slow connections. The server ends the connection of a client that reads nothing after 30 s
 * (`guardConnections.ts`), and the client notices it after 45 s.
 */
const allClosedWithinMs = 120_000;
/** Size of the downloaded file. It must be larger than the kernel's send buffer for a client that does not read. */
const downloadBytes = 20_000_000;
/** Interval at which the download gets a new signed URL; a URL is valid for five minutes. */
const newAddressEveryMs = 60_000;

/**
 * Measures the duration of normal calls and the server's memory while 500 slow connections are open, compared with the
 * same calls without them. `SLOW_SECONDS` sets the duration, by default 600.
 */
export async function measureSlowConnections(cleanup: AsyncDisposableStack): Promise<Row[]> {
  console.log('slow connections: the demo data, PostgreSQL …');
  const postgres = await startPostgres();
  cleanup.defer(() => postgres.stop());
  const metricsPort = await getPort();
  const { url } = await startDemoServer({
    cleanup,
    siteFolder: folders.dist,
    databaseUrl: postgres.url,
    metricsPort,
  });
  const api = connectApi(cleanup, url);
  const { client } = await signInAll(api, ['client']);
  const download = await storeLargeDocument({ api, url, token: client });

  console.log(`slow connections: ${alone.seconds} s of ${alone.perSecond} calls/s without any …`);
  const quiet = await callPaced({ api, token: client, ...alone });

  const slow = holdSlowConnections({
    port: Number(new URL(url).port),
    each: connections / Object.keys(slowClientKinds).length,
    download: () => download.address,
  });
  cleanup.defer(() => slow.end());
  const renew = setInterval(() => void download.renew(), newAddressEveryMs);
  cleanup.defer(() => clearInterval(renew));
  console.log(`slow connections: ${connections} held for ${seconds} s …`);
  const looks: Memory[] = [];
  const look = async () => {
    const memory = await readMemory(metricsPort);
    looks.push(memory);
    console.log(lineOf(memory, slow));
  };
  const looking = setInterval(() => void look(), lookEveryMs);
  cleanup.defer(() => clearInterval(looking));
  const busy = await callPaced({ api, token: client, seconds, perSecond: alone.perSecond });
  clearInterval(looking);
  await look();

  slow.stopReturning();
  const deadline = Date.now() + allClosedWithinMs;
  const left = () => Object.values(slow.count()).reduce((sum, count) => sum + count);
  while (left() > 0 && Date.now() < deadline) await wait(1_000);
  await look();

  const growth = { rssMb: growthOf(looks, 'rssMb'), heapMb: growthOf(looks, 'heapMb') };
  const [p99Quiet, p99Busy] = [percentile(quiet.times, 99), percentile(busy.times, 99)];
  return [
    {
      what: `p99 of ${alone.perSecond} calls/s with ${connections} slow connections, ${seconds} s`,
      measured: `${p99Busy.toFixed(1)} ms, ${busy.failed} of ${busy.times.length} failed`,
      baseline: `${p99Quiet.toFixed(1)} ms without them`,
      ratio: (p99Busy / p99Quiet).toFixed(2),
      target: `≤ ${maxSlower} ×, none failed`,
      isMet: p99Busy <= maxSlower * p99Quiet && busy.failed === 0,
    },
    ...(['rssMb', 'heapMb'] as const).map((kind) => ({
      what: `${kind === 'rssMb' ? 'resident memory' : 'heap'} of the server, last third compared with second third`,
      measured: `${growth[kind].last.toFixed(0)} MB`,
      baseline: `${growth[kind].before.toFixed(0)} MB`,
      ratio: growth[kind].ratio.toFixed(2),
      target: `≤ ${maxGrowth} ×`,
      isMet: growth[kind].ratio <= maxGrowth,
    })),
    {
      what: `slow connections still open ${allClosedWithinMs / 1000} s after the last was opened`,
      measured: `${left()}`,
      baseline: `${slow.closed()} closed by the server`,
      ratio: '',
      target: '0',
      isMet: left() === 0,
    },
  ];
}

/** Sends calls at a constant rate, whether or not earlier ones were answered. */
async function callPaced({
  api,
  token,
  seconds: forSeconds,
  perSecond,
}: {
  api: BenchApi;
  token: string;
  seconds: number;
  perSecond: number;
}): Promise<{ times: number[]; failed: number }> {
  const [first] = await api.read('certifierQuestionnaireList', {}, token);
  if (!first) throw new Error('the demo client has no questionnaire');
  const { id } = first;
  const times: number[] = [];
  let failed = 0;
  const under: Promise<void>[] = [];
  for (let at = 0; at < forSeconds * perSecond; at += 1) {
    const began = performance.now();
    const call =
      at % 4 === 0
        ? api.read('areaCategoryList', { id, language: 'en' }, token)
        : api.read('changeTag', { id }, token);
    under.push(
      call.then(
        () => void times.push(performance.now() - began),
        () => {
          times.push(performance.now() - began);
          failed += 1;
        },
      ),
    );
    await wait(1000 / perSecond);
  }
  await Promise.all(under);
  return { times, failed };
}

/** Submits a document of `downloadBytes` bytes. @returns its signed URL, and a function that gets a new URL */
async function storeLargeDocument({
  api,
  url,
  token,
}: {
  api: BenchApi;
  url: string;
  token: string;
}) {
  const [questionnaire] = await api.read('certifierQuestionnaireList', {}, token);
  if (!questionnaire) throw new Error('the demo client has no questionnaire');
  const { id } = questionnaire;
  const file = { name: 'large.pdf', type: 'application/pdf' };
  const upload = await api.read('mediaGetSignedUrl', { id, module: 'documents', ...file }, token);
  const bytes = Buffer.alloc(downloadBytes, ' ');
  bytes.write('%PDF-1.4\n');
  bytes.write('%%EOF', downloadBytes - 5);
  const headers = { 'content-type': file.type };
  const sent = await fetch(new URL(upload.url, url), { method: 'PUT', headers, body: bytes });
  if (!sent.ok) throw new Error(`the upload was answered with ${sent.status}`);
  const [area] = await api.read('documentList', { id, language: 'en' }, token);
  if (!area) throw new Error('the questionnaire has no area');
  const entity = { entityType: 'area' as const, entityId: area.id };
  const stored = await api.act(
    'questionnaireDocumentSubmit',
    { id, ...entity, name: 'Large', value: upload.name, file },
    token,
  );
  const download = {
    address: stored.url,
    renew: async () => {
      const areas = await api.read('documentList', { id, language: 'en' }, token);
      const found = areas.flatMap(({ documents }) => documents).find((one) => one.id === stored.id);
      if (found) download.address = found.url;
    },
  };
  return download;
}

type Memory = { rssMb: number; heapMb: number; externalMb: number; descriptors: number };

async function readMemory(metricsPort: number): Promise<Memory> {
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  const valueOf = (name: string) => {
    const value = new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1];
    if (value === undefined) throw new Error(`the server has no metric ${name}`);
    return Number(value);
  };
  return {
    rssMb: valueOf('process_resident_memory_bytes') / 1e6,
    heapMb: valueOf('nodejs_heap_size_used_bytes') / 1e6,
    externalMb: valueOf('nodejs_external_memory_bytes') / 1e6,
    descriptors: valueOf('process_open_fds'),
  };
}

function lineOf({ rssMb, heapMb, externalMb, descriptors }: Memory, slow: SlowConnections): string {
  const counts = Object.entries(slow.count()).map(([kind, count]) => `${count} ${kind}`);
  const memory = `${rssMb.toFixed(0)} MB, heap ${heapMb.toFixed(0)}, external ${externalMb.toFixed(0)}`;
  return `  ${memory}; ${descriptors} descriptors; ${counts.join(', ')}; ${slow.closed()} closed`;
}

/** Returns the medians of the second and last third of the values, and their ratio. The first third is the warm-up. */
function growthOf(looks: readonly Memory[], kind: 'rssMb' | 'heapMb') {
  const third = Math.ceil(looks.length / 3);
  const values = looks.map((memory) => memory[kind]);
  const before = median(values.slice(third, 2 * third));
  const last = median(values.slice(2 * third));
  return { before, last, ratio: last / before };
}
