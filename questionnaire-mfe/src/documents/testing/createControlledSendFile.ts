import { UnreachableError } from '@cert/shared/platform';
import type { SendFile } from '../uploads/sendFile.ts';

type Sending = Parameters<SendFile>[0] & {
  arrive: () => void;
  fail: (failure: Error) => void;
};

/** A fake `sendFile`: the test decides when a file arrives or fails. */
export function createControlledSendFile(): { sendFile: SendFile; sendings: readonly Sending[] } {
  const sendings: Sending[] = [];
  return {
    sendings,
    sendFile: (sending) =>
      new Promise((resolve, reject) => {
        sendings.push({ ...sending, arrive: resolve, fail: reject });
        sending.signal.addEventListener('abort', () => reject(new UnreachableError()));
      }),
  };
}
