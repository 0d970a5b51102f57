import { createInstance, getInstance } from '@module-federation/enhanced/runtime';
import shellRuntime, { type Federation } from '@module-federation/webpack-bundler-runtime';
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';

/**
 * Provides the runtime of the containers, which modules do not bundle (`containerRuntime` in webpack.policy.ts): each
 * entry calls the global `certFederation` once and fills the object with its own modules.
 */
export function provideContainerRuntime(): void {
  Object.assign(globalThis, { certFederation: createContainerRuntime });
}

/** Creates what `@module-federation/webpack-bundler-runtime` exports, for one container. */
export function createContainerRuntime(): Federation {
  const { runtime, bundlerRuntime, attachShareScopeMap } = shellRuntime;
  return {
    runtime: { ...runtime, init: findOrCreateInstance },
    instance: undefined,
    initOptions: undefined,
    // The shell exposes nothing, so its own runtime is built without this function.
    bundlerRuntime: { ...bundlerRuntime, initContainerEntry },
    attachShareScopeMap,
    bundlerRuntimeOptions: {},
  } as Federation;
}

/**
 * Replaces `init` of the runtime, which would find the instance of the shell: it looks for an instance of the build that
 * it is part of. Here each container has its own, by its name, which contains the version.
 */
const findOrCreateInstance: NonNullable<Federation['runtime']>['init'] = (options) => {
  const known = getInstance((instance) => instance.options.name === options.name);
  if (!known) return createInstance(options);
  known.initOptions(options);
  return known;
};
