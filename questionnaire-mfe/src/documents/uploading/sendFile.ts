import { isRefusalCode, refuse, type FileType } from '@cert/shared/domain';
import { Unreachable } from '@cert/shared/platform';

export type SendFile = typeof sendFile;

/**
 * Puts a file to its signed address. By XMLHttpRequest: `fetch` does not tell how far a body has been sent.
 * @param signal ends it
 * @param onProgress whole percent of the bytes that have left this machine
 * @throws Refusal as the server gave it; Unreachable when it gave none, and after `signal`
 */
export function sendFile({
  url,
  file,
  fileType,
  signal,
  onProgress,
}: {
  url: string;
  file: File;
  fileType: FileType;
  signal: AbortSignal;
  onProgress: (percent: number) => void;
}): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('PUT', url);
    request.setRequestHeader('content-type', fileType);
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress(total === 0 ? 0 : Math.floor((loaded / total) * 100)),
    );
    request.addEventListener('load', () =>
      request.status >= 200 && request.status < 300
        ? resolve()
        : reject(readRefusal(request.responseText)),
    );
    request.addEventListener('error', () => reject(new Unreachable()));
    request.addEventListener('abort', () => reject(new Unreachable()));
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(file);
  });
}

/** Our server refuses as everywhere; a store of another maker does so in words of its own. */
function readRefusal(body: string): Error {
  try {
    const { error } = JSON.parse(body) as { error?: { code?: unknown; details?: unknown } };
    if (isRefusalCode(error?.code)) return refuse(error.code, error.details);
  } catch {
    // No JSON: not our server's words.
  }
  return new Unreachable(body);
}
