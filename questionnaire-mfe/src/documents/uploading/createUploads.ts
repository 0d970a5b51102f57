import type { Document } from '@cert/shared/contract';
import { isRefusal, type FileType, type RefusalCode } from '@cert/shared/domain';
import type { Api } from '@cert/shared/platform';
import { findUploadIssue } from './findUploadIssue.ts';
import { issueOf } from './issueOf.ts';
import { fileTypeOf } from './fileTypeOf.ts';
import type { SendFile } from './sendFile.ts';
import { titleOf } from './titleOf.ts';
import type { Upload, UploadState, UploadTarget } from './Upload.ts';
import { createUploadLists } from './uploadLists.ts';

/** More at once would only make each of them slower. */
const maxParallelUploads = 3;
/** Refusals of the moment: the file that was sent still waits on the server, or may have become a document. */
const temporaryCodes: ReadonlySet<RefusalCode> = new Set([
  'server-error',
  'slow-down',
  'unavailable',
  'quota-exceeded',
]);

/** The files that are on their way, wherever on the site the person is meanwhile. */
export type Uploads = {
  /** Those of one target, oldest first; the same array until one of them changes. */
  of(target: UploadTarget): readonly Upload[];
  subscribe(target: UploadTarget, listener: () => void): () => void;
  /** @param limitBytes largest file; undefined while nobody knows it */
  add(target: UploadTarget, files: readonly File[], limitBytes: number | undefined): void;
  /** Ends an upload that waits or is sent, and takes a failed one off the list. */
  remove(upload: Upload): void;
  retry(upload: Upload): void;
  /** Whether something would be lost if the page were left now. */
  isRunning(): boolean;
  /** Ends all of them: somebody else has signed in. */
  clear(): void;
};

export function createUploads({
  api,
  sendFile,
  onAttached,
  onUnseenFailure,
}: {
  api: Api;
  sendFile: SendFile;
  onAttached: (document: Document) => void;
  /** A file could not be attached, and its place is not on the screen. */
  onUnseenFailure: (file: File) => void;
}): Uploads {
  const lists = createUploadLists();
  const running = new Map<number, AbortController>();
  /** Stored names of files that have been sent, by upload: a repeated submit needs no second sending. */
  const storedNames = new Map<number, string>();
  let lastId = 0;

  function startNext(): void {
    for (const upload of lists.all()) {
      if (running.size >= maxParallelUploads) return;
      if (upload.state.kind === 'waiting' && !running.has(upload.id)) void run(upload);
    }
  }

  async function run(upload: Upload): Promise<void> {
    const { id } = upload;
    const controller = new AbortController();
    running.set(id, controller);
    const show = (state: UploadState) => {
      if (!controller.signal.aborted) lists.put({ ...upload, state });
    };
    try {
      const document = await attach(upload, controller.signal, show);
      lists.remove(upload);
      storedNames.delete(id);
      if (document) onAttached(document);
    } catch (failure) {
      if (controller.signal.aborted) return;
      // What is known to be refused is not submitted a second time; of what got no reply nobody knows.
      if (isRefusal(failure) && !temporaryCodes.has(failure.code)) storedNames.delete(id);
      show({ kind: 'failed', issue: issueOf(failure) });
      if (!lists.isWatched(upload.target)) onUnseenFailure(upload.file);
    } finally {
      running.delete(id);
      startNext();
    }
  }

  /** @returns undefined when it was ended before it was submitted */
  async function attach(
    upload: Upload,
    signal: AbortSignal,
    show: (state: UploadState) => void,
  ): Promise<Document | undefined> {
    const { id } = upload;
    if (storedNames.has(id))
      try {
        return await submit(upload, show);
      } catch (failure) {
        // The server keeps what nobody submits for less than an hour; we still have the file.
        if (!isUploadGone(failure)) throw failure;
        storedNames.delete(id);
      }
    const fileType = typeOf(upload.file);
    show({ kind: 'sending', percent: 0 });
    const { url, name } = await api.read('mediaGetSignedUrl', {
      id: upload.target.questionnaireId,
      module: 'documents',
      name: upload.file.name,
      type: fileType,
    });
    if (signal.aborted) return undefined;
    const onProgress = (percent: number) => show({ kind: 'sending', percent });
    await sendFile({ url, file: upload.file, fileType, signal, onProgress });
    storedNames.set(id, name);
    return submit(upload, show);
  }

  function submit(
    { id, target, file }: Upload,
    show: (state: UploadState) => void,
  ): Promise<Document> {
    const { questionnaireId, entityType, entityId } = target;
    show({ kind: 'checking' });
    return api.act('questionnaireDocumentSubmit', {
      id: questionnaireId,
      entityType,
      entityId,
      name: titleOf(file.name) || file.name,
      value: storedNames.get(id) ?? '',
      file: { name: file.name, type: typeOf(file) },
    });
  }

  function remove(upload: Upload): void {
    running.get(upload.id)?.abort();
    storedNames.delete(upload.id);
    lists.remove(upload);
  }

  return {
    of: lists.of,
    subscribe: lists.subscribe,
    add(target, files, limitBytes) {
      for (const file of files) {
        const issue = findUploadIssue(file, limitBytes);
        const state: UploadState = issue ? { kind: 'failed', issue } : { kind: 'waiting' };
        lists.put({ id: ++lastId, target, file, state });
      }
      startNext();
    },
    remove,
    retry(upload) {
      lists.put({ ...upload, state: { kind: 'waiting' } });
      startNext();
    },
    isRunning: () => lists.all().some(({ state }) => state.kind !== 'failed'),
    clear: () => lists.all().forEach(remove),
  };
}

function typeOf({ name }: File): FileType {
  const fileType = fileTypeOf(name);
  if (!fileType) throw new Error('a file of an unknown type is never sent');
  return fileType;
}

/** Whether the server has nothing to submit under this name, or has it no more. */
function isUploadGone(failure: unknown): boolean {
  if (!isRefusal(failure) || failure.code !== 'invalid-input') return false;
  const { fields } = (failure.details ?? {}) as { fields?: { value?: unknown } };
  return fields?.value === 'unknown' || fields?.value === 'missing';
}
