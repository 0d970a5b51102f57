import type { Input, RegistryEntry } from '../../contract/index.ts';
import type { ModuleDefinition } from './defineModule.ts';

/**
 * Fetches a module's definition; rejects when that fails. Failures are not cached.
 * @param parts names in `entry.parts` of the parts that are needed next: their files may be fetched at the same time
 */
export type LoadModule = (
  entry: RegistryEntry,
  parts?: readonly string[],
) => Promise<ModuleDefinition>;

/** Why a version could not be shown; see `moduleFailureReasons`. */
export type FailureReason = Input<'moduleFailed'>['reason'];

/** Determines from the thrown value why a load failed. */
export type ClassifyFailure = (failure: unknown) => Promise<FailureReason>;

/** Identifies one component of one module. */
export type PartId = { module: string; kind: 'pages' | 'slots'; part: string };
