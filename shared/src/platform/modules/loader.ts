import type { Input, RegistryEntry } from '../../contract/index.ts';
import type { ModuleDefinition } from './defineModule.ts';

/**
 * Fetches a module's definition; rejects when it cannot be had. Nothing is remembered of a failure.
 * @param parts names in `entry.parts` of what is wanted of it next: their files may be fetched at the same time
 */
export type LoadModule = (
  entry: RegistryEntry,
  parts?: readonly string[],
) => Promise<ModuleDefinition>;

/**
 * Why a version could not be shown: its files are not reached, not there in time, not there at all, or not those that
 * were released; its code throws while it loads, or while it is drawn.
 */
export type FailureReason = Input<'moduleFailed'>['reason'];

/** Finds out why a load has failed, by what it threw. */
export type ExplainFailure = (failure: unknown) => Promise<FailureReason>;
