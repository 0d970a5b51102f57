import { useSyncExternalStore } from 'react';
import { listStaleReads, usePlatform, useRefresh, type Platform } from '@cert/shared/platform';
import { createUploadManager, type UploadManager } from './createUploadManager.ts';
import { sendFile } from './sendFile.ts';
import type { Upload, UploadTarget } from './Upload.ts';
import { isTemporaryUploadFailure } from './uploadIssues.ts';

const saveName = ({ id }: Upload) => `upload ${id}`;

/** One `UploadManager` per platform, so that uploads continue when the user moves to another page. */
const opened = new WeakMap<Platform, UploadManager>();

/** Returns the uploads of one target, and the functions to control them. */
export function useUploads(target: UploadTarget): {
  list: readonly Upload[];
  uploads: UploadManager;
} {
  const platform = usePlatform();
  const refresh = useRefresh();
  const uploads = opened.get(platform) ?? open(platform);
  const list = useSyncExternalStore(
    (listener) => uploads.subscribe(target, listener),
    () => uploads.of(target),
  );
  return { list, uploads };

  function open({
    api,
    toasts,
    failedSaves,
    session,
    messages: { i18n },
  }: Platform): UploadManager {
    const made = createUploadManager({
      api,
      sendFile,
      onAttached: () => void refresh(...listStaleReads('questionnaireDocumentSubmit')),
      onFailure: (upload, { issue, isSeen }) => {
        const { name } = upload.file;
        const text = i18n.t('documents.notAttached', { ns: 'questionnaire', name });
        if (isTemporaryUploadFailure(issue)) failedSaves.add(saveName(upload), text);
        else if (!isSeen) toasts.show({ tone: 'failure', text });
      },
      onSettled: (upload) => failedSaves.remove(saveName(upload)),
    });
    opened.set(platform, made);
    window.addEventListener('beforeunload', (event) => {
      if (made.isRunning()) event.preventDefault();
    });
    let owner = session.get()?.accountId;
    session.subscribe(() => {
      const next = session.get()?.accountId;
      if (next !== undefined && next !== owner) made.clear();
      owner = next ?? owner;
    });
    return made;
  }
}
