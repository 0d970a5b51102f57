import type { AttachedDocument } from '@cert/shared/contract';
import { isRefusal, type FileType, type RefusalCode } from '@cert/shared/domain';
import type { Api } from '@cert/shared/platform';
import type { SendFile } from './sendFile.ts';
import { toDefaultDocumentTitle } from './toDefaultDocumentTitle.ts';
import type { Upload, UploadIssue, UploadState, UploadTarget } from './Upload.ts';
import { findUploadIssue, toUploadIssue, findFileType } from './uploadIssues.ts';

/** Maximum number of parallel uploads. More parallel uploads would only make each of them slower. */
const maxParallelUploads = 3;
/**
 * Refusals that a retry can resolve. After them, the file can still be on the server. So a retry first submits the file
 * that is there, and sends the file again only if it is gone.
 */
const temporaryCodes: ReadonlySet<RefusalCode> = new Set([
  'server-error',
  'slow-down',
  'unavailable',
  'quota-exceeded',
]);

/** All uploads of the site. They continue when the user moves to another page. */
export type UploadManager = {
  /** Uploads of one target, oldest first. Returns the same array until one of them changes. */
  of(target: UploadTarget): readonly Upload[];
  subscribe(target: UploadTarget, listener: () => void): () => void;
  /** @param limitBytes maximum file size; undefined when it is not known yet */
  add(target: UploadTarget, files: readonly File[], limitBytes: number | undefined): void;
  /** Cancels an active upload, or removes a failed one from the list. */
  remove(upload: Upload): void;
  retry(upload: Upload): void;
  /** Sends another file in the place of a failed one. @param limitBytes as for `add` */
  replace(upload: Upload, file: File, limitBytes: number | undefined): void;
  /** Whether leaving the page now would interrupt an upload. */
  isRunning(): boolean;
  /** Cancels all uploads. Called when another user signs in. */
  clear(): void;
};

export function createUploadManager({
  api,
  sendFile,
  onAttached,
  onFailure,
  onSettled,
}: {
  api: Api;
  sendFile: SendFile;
  onAttached: (document: AttachedDocument) => void;
  /** Called when an upload fails. `isSeen`: whether the page shows the uploads of this target now. */
  onFailure: (upload: Upload, failure: { issue: UploadIssue; isSeen: boolean }) => void;
  /** Called when an upload is attached, removed or tried again, so that the notice of an earlier failure is removed. */
  onSettled: (upload: Upload) => void;
}): UploadManager {
  const lists = createUploadLists();
  const running = new Map<number, AbortController>();
  /** The server's names of sent files, by upload id. With the name, a retry need not send the file again. */
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
      onSettled(upload);
      if (document) onAttached(document);
    } catch (failure) {
      if (controller.signal.aborted) return;
      // Forget the name of a file that the server refused permanently. After any other failure, a retry needs the name.
      if (isRefusal(failure) && !temporaryCodes.has(failure.code)) storedNames.delete(id);
      const issue = toUploadIssue(failure);
      show({ kind: 'failed', issue });
      onFailure(upload, { issue, isSeen: lists.isWatched(upload.target) });
    } finally {
      running.delete(id);
      startNext();
    }
  }

  /**
   * Sends the file and attaches it as a document.
   * @returns undefined when the upload was cancelled before the submit
   */
  async function attach(
    upload: Upload,
    signal: AbortSignal,
    show: (state: UploadState) => void,
  ): Promise<AttachedDocument | undefined> {
    const { id } = upload;
    if (storedNames.has(id))
      try {
        return await submit(upload, show);
      } catch (failure) {
        // The server has deleted the file, because it was not submitted within an hour. Send it again.
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
  ): Promise<AttachedDocument> {
    const { questionnaireId, entityType, entityId } = target;
    show({ kind: 'checking' });
    return api.act('questionnaireDocumentSubmit', {
      id: questionnaireId,
      entityType,
      entityId,
      name: toDefaultDocumentTitle(file.name) || file.name,
      value: storedNames.get(id) ?? '',
      file: { name: file.name, type: typeOf(file) },
    });
  }

  function remove(upload: Upload): void {
    running.get(upload.id)?.abort();
    storedNames.delete(upload.id);
    lists.remove(upload);
    onSettled(upload);
  }

  return {
    of: lists.of,
    subscribe: lists.subscribe,
    add(target, files, limitBytes) {
      for (const file of files)
        lists.put({ id: ++lastId, target, file, state: firstState(file, limitBytes) });
      startNext();
    },
    remove,
    retry(upload) {
      onSettled(upload);
      lists.put({ ...upload, state: { kind: 'waiting' } });
      startNext();
    },
    replace(upload, file, limitBytes) {
      onSettled(upload);
      storedNames.delete(upload.id);
      lists.put({ ...upload, file, state: firstState(file, limitBytes) });
      startNext();
    },
    isRunning: () => lists.all().some(({ state }) => state.kind !== 'failed'),
    clear: () => lists.all().forEach(remove),
  };
}

function firstState(file: File, limitBytes: number | undefined): UploadState {
  const issue = findUploadIssue(file, limitBytes);
  return issue ? { kind: 'failed', issue } : { kind: 'waiting' };
}

function typeOf({ name }: File): FileType {
  const fileType = findFileType(name);
  if (!fileType) throw new Error('unknown file type: findUploadIssue must run first');
  return fileType;
}

/** Whether the server does not have, or no longer has, a file with this name. */
function isUploadGone(failure: unknown): boolean {
  if (!isRefusal(failure) || failure.code !== 'invalid-input') return false;
  const fields = failure.details?.fields;
  return fields?.value === 'unknown' || fields?.value === 'missing';
}

const none: readonly Upload[] = [];

/**
 * Stores uploads by target (a question or an area), with the listeners of each target. A change notifies only the
 * listeners of its own target.
 */
function createUploadLists() {
  const lists = new Map<string, readonly Upload[]>();
  const listeners = new Map<string, Set<() => void>>();

  function set(target: UploadTarget, list: readonly Upload[]): void {
    lists.set(keyOf(target), list);
    for (const listener of [...(listeners.get(keyOf(target)) ?? [])]) listener();
  }
  const of = (target: UploadTarget) => lists.get(keyOf(target)) ?? none;

  return {
    of,
    all: (): readonly Upload[] =>
      [...lists.values()].flat().sort((one, other) => one.id - other.id),
    /** Adds an upload or replaces its earlier state. */
    put(upload: Upload): void {
      const list = of(upload.target);
      const isKnown = list.some(({ id }) => id === upload.id);
      set(
        upload.target,
        isKnown
          ? list.map((known) => (known.id === upload.id ? upload : known))
          : [...list, upload],
      );
    },
    remove: ({ id, target }: Upload): void =>
      set(
        target,
        of(target).filter((upload) => upload.id !== id),
      ),
    subscribe(target: UploadTarget, listener: () => void): () => void {
      const watching = listeners.get(keyOf(target)) ?? new Set();
      listeners.set(keyOf(target), watching.add(listener));
      return () => watching.delete(listener);
    },
    isWatched: (target: UploadTarget): boolean => (listeners.get(keyOf(target))?.size ?? 0) > 0,
  };
}

function keyOf({ questionnaireId, entityType, entityId }: UploadTarget): string {
  return `${questionnaireId} ${entityType} ${entityId}`;
}
