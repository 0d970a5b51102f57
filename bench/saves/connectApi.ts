import { Agent, request } from 'node:http';
import type { ActionName, Input, Reply } from '@cert/shared/contract';

export type BenchApi = {
  read<Name extends ActionName>(
    action: Name,
    input: Input<Name>,
    token?: string,
  ): Promise<Reply<Name>>;
  act<Name extends ActionName>(
    action: Name,
    input: Input<Name>,
    token?: string,
  ): Promise<Reply<Name>>;
};

/**
 * An API client over HTTP with keep-alive; concurrent calls use separate connections. A call rejects unless its status
 * is 200.
 */
export function connectApi(cleanup: AsyncDisposableStack, url: string): BenchApi {
  const agent = new Agent({ keepAlive: true });
  cleanup.defer(() => agent.destroy());

  function call(method: 'GET' | 'POST', address: string, body?: string): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const sent = request(
        address,
        { agent, method, headers: body ? { 'content-type': 'application/json' } : {} },
        (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('error', reject);
          response.on('end', () => {
            const text = Buffer.concat(chunks).toString();
            if (response.statusCode === 200) resolve(JSON.parse(text));
            else reject(new Error(`a call was answered with ${response.statusCode}: ${text}`));
          });
        },
      );
      sent.on('error', reject);
      sent.end(body);
    });
  }

  return {
    read: async (action, input, token = '') => {
      const query = new URLSearchParams({ action, ...asTexts(input), authToken: token });
      return (await call('GET', `${url}/api?${query}`)) as never;
    },
    act: async (action, input, token = '') =>
      (await call(
        'POST',
        `${url}/api`,
        JSON.stringify({ authToken: token, action, ...input }),
      )) as never,
  };
}

function asTexts(input: object): Record<string, string> {
  return Object.fromEntries(Object.entries(input).map(([name, value]) => [name, String(value)]));
}
