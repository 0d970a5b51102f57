import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** An address that leads to another one, like an address that moves from a lost machine to the one that takes over. */
export type MovableAddress = {
  port: number;
  /** Closes all connections; new ones lead to this port of this machine. */
  moveTo: (port: number) => void;
  close: () => Promise<void>;
};

/** Opens an address on a free port. @param target the port of this machine to which it leads at first */
export async function openMovableAddress(target: number): Promise<MovableAddress> {
  const sockets = new Set<Socket>();
  const closeAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  const server = createServer((near) => {
    const far = connect(target, '127.0.0.1');
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(socket);
      socket.on('error', () => other.destroy());
      socket.on('close', () => {
        sockets.delete(socket);
        other.destroy();
      });
      socket.pipe(other);
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    moveTo: (port) => {
      target = port;
      closeAll();
    },
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      closeAll();
      await closed;
    },
  };
}
