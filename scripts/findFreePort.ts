import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';

/** Returns a TCP port that is currently free on the loopback interface. */
export async function findFreePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}
