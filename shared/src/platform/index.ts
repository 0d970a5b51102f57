/**
 * The platform: state and services that all parts of the site share, one instance per page. The shell creates it and
 * modules use it.
 */
export { createBrowserPlatformOptions } from './createBrowserPlatformOptions.ts';
export { createPlatform, type PlatformOptions } from './createPlatform.ts';
export { usePlatform, useLanguage, type Platform } from './platform.ts';
export { PlatformProvider } from './PlatformProvider.tsx';
export { Loaded, toFailureCode } from './Loaded.tsx';
export { OtherYearsLinks, useOtherYears, type OtherYears } from './OtherYears.tsx';
export { useDraft } from './useDraft.ts';
export { useLimitText, type LimitText } from './useLimitText.ts';
export { UnsavedText } from './UnsavedText.tsx';
export { useFormatTooLongMessage, type FormatTooLongMessage } from './useFormatTooLongMessage.ts';
export { downloadBlob } from './downloadBlob.ts';
export { downloadFile } from './downloadFile.ts';
export { createStore, useStore, type Store } from './store.ts';
export { tolerateTranslators } from './tolerateTranslators.ts';

export { UnreachableError, type Api, type ReportPdfInput } from './api/api.ts';
export {
  combineReads,
  listStaleReads,
  useAct,
  useRead,
  useReadNow,
  useRefresh,
  type ReadState,
} from './api/useRead.ts';

export { pathInLanguage, readLocale, type Locale } from './language/language.ts';
export { MessageValues } from './language/MessageValues.tsx';
export { useMessages } from './language/useMessages.ts';
export type { MessageLoaders, Messages } from './language/messages.ts';

export {
  defineModule,
  type ModuleDefinition,
  type SlotName,
  type FillerPropsBySlot,
} from './modules/defineModule.ts';
export type { ModuleFailure } from './modules/createModuleReporter.ts';
export { FailureCard } from './modules/FailureCard.tsx';
export { ModulePart, Slot } from './modules/ModulePart.tsx';
export { useSlotsSettled } from './modules/useSlotsSettled.ts';
export { toSingleVersionModule } from './modules/toSingleVersionModule.ts';
export type { TabVersionOverrides } from './modules/createVersionSelection.ts';
export type { ClassifyFailure, FailureReason, LoadModule, PartId } from './modules/loader.ts';
export { isVisibleTo, type ModuleStore, type ModulePageEntry } from './modules/moduleStore.ts';

export type { Clock } from './clock.ts';
export { ConflictChoice } from './queue/ConflictChoice.tsx';
export { entryId, isUnsent, type ChangeDescription } from './queue/queueEntry.ts';
export type { QueueState } from './queue/queueEntryStore.ts';
export { QueueNotices } from './queue/QueueNotices.tsx';
export { isPermanentRefusal } from './queue/settle.ts';
export { LockNotice, useLockedByText } from './LockNotice.tsx';
export { memoryQueueStorage, openQueueStorage, type QueueStorage } from './queue/queueStorage.ts';
export {
  textSaverFunctions,
  type Saver,
  type SaveReply,
  type StoredValue,
} from './queue/savers.ts';
export type { SaveQueue } from './queue/saveQueue.ts';
export { SaveStatus } from './queue/SaveStatus.tsx';
export {
  readField,
  readStoredValue,
  type DescribedField,
  type FieldState,
  type SaveState,
  type StoredField,
} from './queue/field.ts';
export {
  memoizeByState,
  useKeepEqual,
  useField,
  useSaveQueue,
  useSaveState,
  useUnsavedCount,
  type QueuedField,
  type SaveSummary,
} from './queue/useField.ts';

export { browserStorage, storageKeys, type KeyValueStorage } from './session/browserStorage.ts';
export { findLastAccount, type Session } from './session/session.ts';
export { LoadingPart } from './loading/LoadingPart.tsx';
export { useLazy } from './loading/useLazy.ts';
export { useSetPageName } from './loading/useSetPageName.ts';
export { ToastMessages } from './toasts/ToastMessages.tsx';
export type { Toast } from './toasts/toasts.ts';
