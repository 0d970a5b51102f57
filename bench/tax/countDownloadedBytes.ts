import type { CDPSession } from '@playwright/test';
import { setTimeout as wait } from 'node:timers/promises';
import { downloadKinds, type DownloadSize, type DownloadKind } from './visit.ts';

/** A page is complete after this time without requests, which must be much less than the refresh interval of 15 s. */
const idleMs = 1_000;
const lookEveryMs = 50;
const giveUpAfterMs = 60_000;

type Reply = { kind: DownloadKind; error?: string };

/**
 * Counts the bytes that a page downloads.
 * @returns a function that waits until the network is idle, and returns the sizes
 * @throws {Error} (the returned function) when a reply failed or has an unexpected encoding
 */
export async function countDownloadedBytes(
  devTools: CDPSession,
): Promise<() => Promise<Record<DownloadKind, DownloadSize>>> {
  const costs = Object.fromEntries(
    downloadKinds.map((kind) => [kind, { requests: 0, bytes: 0 }]),
  ) as Record<DownloadKind, DownloadSize>;
  const open = new Set<string>();
  const replies = new Map<string, Reply>();
  const errors: string[] = [];
  let quietSince = performance.now();

  devTools.on('Network.requestWillBeSent', ({ requestId }) => open.add(requestId));
  devTools.on('Network.responseReceived', ({ requestId, response }) => {
    const reply = readReply(response);
    replies.set(requestId, reply);
    if (reply.error) errors.push(reply.error);
  });
  devTools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    settle(requestId);
    const cost = costs[replies.get(requestId)?.kind ?? 'page and registry'];
    cost.requests += 1;
    cost.bytes += encodedDataLength;
  });
  devTools.on('Network.loadingFailed', ({ requestId, errorText }) => {
    settle(requestId);
    errors.push(`a request failed: ${errorText}`);
  });
  await devTools.send('Network.enable');

  function settle(requestId: string): void {
    open.delete(requestId);
    quietSince = performance.now();
  }
  return async () => {
    const deadline = performance.now() + giveUpAfterMs;
    while (open.size > 0 || performance.now() - quietSince < idleMs) {
      if (performance.now() > deadline) throw new Error('the network did not become idle');
      await wait(lookEveryMs);
    }
    if (errors.length > 0) throw new Error(errors.join('\n'));
    return costs;
  };
}

type Response = {
  url: string;
  status: number;
  mimeType: string;
  headers: Record<string, string>;
};

function readReply({ url, status, mimeType, headers }: Response): Reply {
  const kind = kindOf(new URL(url).pathname, mimeType);
  const encoding = headers['content-encoding'];
  const isPacked = kind === 'JavaScript' || kind === 'CSS';
  // The page has polled the server during the measurement and found nothing new. This is no error.
  if (kind === 'API' && status === 304) return { kind };
  if (status !== 200) return { kind, error: `${url} came with status ${status}` };
  // Small API replies are not compressed; none may use brotli.
  if (encoding !== 'gzip' && (isPacked || encoding))
    return { kind, error: `${url} did not come as gzip but as ${encoding ?? 'it is'}` };
  return { kind };
}

function kindOf(pathname: string, mimeType: string): DownloadKind {
  if (pathname === '/api') return 'API';
  if (mimeType.endsWith('javascript')) return 'JavaScript';
  if (mimeType === 'text/css') return 'CSS';
  return mimeType.startsWith('font/') ? 'fonts' : 'page and registry';
}
