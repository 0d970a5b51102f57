/**
 * The platform: state and services that all parts of the site share, one instance per page. The shell creates it and
 * modules use it. A module that runs standalone creates its own.
 */
export { browserOptions } from './browserOptions.ts';
export { createPlatform, type PlatformOptions } from './createPlatform.ts';
export { usePlatform, useLanguage, type Platform } from './platform.ts';
export { PlatformProvider } from './PlatformProvider.tsx';
export { Loaded, failureCode } from './Loaded.tsx';
export { downloadFile } from './downloadFile.ts';
export { createStore, useStore, type Store } from './store.ts';

export { Unreachable, type Api } from './api/api.ts';
export { joinReads } from './api/joinReads.ts';
export { useAct, useRead, useReadNow, useRefresh, type ReadState } from './api/useRead.ts';

export { pathInLanguage, readLocale, type Locale } from './language/language.ts';
export { MessageValues } from './language/MessageValues.tsx';
export { useMessages } from './language/useMessages.ts';
export type { MessageLoaders, Messages } from './language/messages.ts';

export { defineModule, type ModuleDefinition } from './modules/defineModule.ts';
export { FailureCard } from './modules/FailureCard.tsx';
export { ModulePart } from './modules/ModulePart.tsx';
export { Slot } from './modules/Slot.tsx';
export { toSingleVersionModule } from './modules/toSingleVersionModule.ts';
export type { Trial } from './modules/createVersionSelection.ts';
export type { ExplainFailure, FailureReason, LoadModule } from './modules/loader.ts';
export type { ModuleStore, ModulePageEntry } from './modules/moduleStore.ts';
export type { PartId } from './modules/partName.ts';
export type { SlotName, FillerPropsBySlot } from './slots.ts';

export type { ChangeDescription } from './queue/changeDescription.ts';
export type { DescribeChange } from './queue/describeChange.ts';
export { extractGrade } from './queue/extractGrade.ts';
export { mergeFormKeyState, type FormKeyState } from './queue/mergeFormKeyState.ts';
export {
  entryId,
  isSameValue,
  isUnsent,
  type EntryStatus,
  type QueuedValue,
  type StoredValue,
} from './queue/queueEntry.ts';
export { QueueNotices } from './queue/QueueNotices.tsx';
export { memoryQueueStorage, openQueueStorage, type QueueStorage } from './queue/queueStorage.ts';
export { extractText } from './queue/extractText.ts';
export { useQueuedField, type QueuedField } from './queue/useQueuedField.ts';
export { useSaveQueue } from './queue/useSaveQueue.ts';
export { useUnsavedCount } from './queue/useUnsavedCount.ts';
export type { Clock, QueueState, SaveQueue } from './queue/saveQueue.ts';

export { findLastAccount, type Session } from './session/session.ts';
export { storageKeys, type KeyValueStorage } from './session/storageKeys.ts';
export { useLazy } from './loading/useLazy.ts';
export { useSetPageName } from './loading/useSetPageName.ts';
export { ToastMessages } from './toasts/ToastMessages.tsx';
export type { Toast } from './toasts/toasts.ts';
