import { parseRefusal, type FileType } from '@cert/shared/domain';
import { UnreachableError } from '@cert/shared/platform';

export type SendFile = typeof sendFile;

/** The browser cannot read the file any more: it was saved again, moved or deleted after it was chosen. */
export class FileChangedError extends Error {
  override name = 'FileChanged';
}

/**
 * Uploads a file to its signed address with PUT. Uses XMLHttpRequest because `fetch` does not report upload progress.
 * @param signal cancels the upload
 * @param onProgress receives the share of bytes sent: an integer from 0 to 100
 * @throws Refusal from the server; FileChangedError when the browser cannot read the file; UnreachableError when there
 * is no reply or the upload was cancelled
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
    // The browser reports a file that it cannot read like a lost connection.
    request.addEventListener('error', () => {
      void isReadable(file).then((isStillThere) =>
        reject(isStillThere ? new UnreachableError() : new FileChangedError()),
      );
    });
    request.addEventListener('abort', () => reject(new UnreachableError()));
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(file);
  });
}

/** Whether the browser can read the file. It refuses every part of a file that has changed since it was chosen. */
function isReadable(file: File): Promise<boolean> {
  return file
    .slice(0, 1)
    .arrayBuffer()
    .then(
      () => true,
      () => false,
    );
}

/**
 * Reads the error from a reply. The site's server sends a refusal in JSON; another file store, for example S3, uses its
 * own format, which becomes `UnreachableError`.
 */
function readRefusal(body: string): Error {
  try {
    const { error } = JSON.parse(body) as { error?: unknown };
    const refusal = parseRefusal(error);
    if (refusal) return refusal;
  } catch {
    // The body is not JSON, so it is not from the site's server.
  }
  return new UnreachableError(body);
}
