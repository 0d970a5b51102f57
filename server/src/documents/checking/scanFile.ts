import { connect, type Socket } from 'node:net';
import { refuse } from '@cert/shared/domain';

/** Address of clamd, the virus scanner of ClamAV. */
export type ScannerAddress = { host: string; port: number };

/** Scans a file. @returns the scanner's name for its finding; undefined if the file is clean */
export type FileScanner = (bytes: Uint8Array) => Promise<string | undefined>;

/** Size of one INSTREAM chunk; the same as Node's file chunks. */
const pieceBytes = 65_536;
/**
 * Time limit of a scan. clamd needs some seconds for 25 MB on a slow machine. The limit is shorter than the time that
 * the page waits for the reply (`callTimeoutMs`, 20 s).
 */
const usualTimeoutMs = 15_000;
const retryAfterSeconds = 30;
/** Maximum number of characters of clamd's reply, which is `stream: OK` or `stream: <name of the finding> FOUND`. */
const maxReplyLength = 1000;

/**
 * Creates a function that scans files with ClamAV's clamd, using the INSTREAM command over TCP. If the scanner is
 * unreachable, too slow, or cannot scan the file (because of its own size limit), the file is not accepted.
 * @param timeoutMs time for the whole scan
 * @throws Refusal unavailable with `{retryAfterSeconds}`
 */
export function createClamavScanner(
  address: ScannerAddress,
  { timeoutMs = usualTimeoutMs, onFailure }: { timeoutMs?: number; onFailure: ScanFailureHandler },
): FileScanner {
  return async (bytes) => {
    try {
      const reply = await ask(address, bytes, timeoutMs);
      if (reply === 'stream: OK') return undefined;
      const [, signature] = /^stream: (.+) FOUND$/.exec(reply) ?? [];
      if (signature !== undefined) return signature;
      throw new ScannerError('the scanner could not scan the file');
    } catch (error) {
      onFailure(error);
      throw refuse('unavailable', { retryAfterSeconds });
    }
  };
}

/** Called with the reason of a failed scan, for the log. */
export type ScanFailureHandler = (error: unknown) => void;

class ScannerError extends Error {}

function ask(address: ScannerAddress, bytes: Uint8Array, timeoutMs: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(address);
    let reply = '';
    const end = (settle: () => void) => {
      clearTimeout(timer);
      socket.destroy();
      settle();
    };
    const timer = setTimeout(
      () => end(() => reject(new ScannerError('the scanner did not answer in time'))),
      timeoutMs,
    );
    socket.setEncoding('utf8');
    socket.on('error', (error) => end(() => reject(error)));
    socket.on('close', () =>
      end(() => reject(new ScannerError('the scanner closed the connection'))),
    );
    socket.on('data', (text: string) => {
      reply += text;
      const whole = reply.indexOf('\0');
      if (whole >= 0) end(() => resolve(reply.slice(0, whole).trim()));
      else if (reply.length > maxReplyLength)
        end(() => reject(new ScannerError("the scanner's reply is too long")));
    });
    socket.on('connect', () => sendTo(socket, bytes));
  });
}

/**
 * Sends the command, then each chunk preceded by its length, then a length of zero. clamd may close the connection
 * early; its reply contains the reason.
 */
function sendTo(socket: Socket, bytes: Uint8Array): void {
  let at = 0;
  const goOn = () => {
    while (at < bytes.length) {
      const piece = bytes.subarray(at, at + pieceBytes);
      at += piece.length;
      socket.write(lengthOf(piece.length));
      if (!socket.write(piece)) return;
    }
    socket.off('drain', goOn);
    socket.write(lengthOf(0));
  };
  socket.on('drain', goOn);
  socket.write('zINSTREAM\0');
  goOn();
}

function lengthOf(count: number): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(count);
  return length;
}
