import { parseRefusal, type FileType } from '@cert/shared/domain';
import { UnreachableError } from '@cert/shared/platform';

export type SendFile = typeof sendFile;

/**
 * Uploads a file to its signed address with PUT. Uses XMLHttpRequest because `fetch` does not report upload progress.
 * @param signal cancels the upload
 * @param onProgress receives the share of bytes sent: an integer from 0 to 100
 * @throws Refusal from the server; UnreachableError when there is no reply or the upload was cancelled
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
    request.addEventListener('error', () => reject(new UnreachableError()));
    request.addEventListener('abort', () => reject(new UnreachableError()));
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(file);
  });
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
