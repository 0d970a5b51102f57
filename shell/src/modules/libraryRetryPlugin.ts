import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

/**
 * A plugin of the federation runtime for every container: lets a shared package load again after a failure. Without it,
 * the runtime keeps the rejected promise of the first load, so “Try again” would only get the old failure.
 */
export const libraryRetryPlugin: ModuleFederationRuntimePlugin = {
  name: 'retry-library-loads',
  errorLoadShare({ pkgName, shareScopeMap }) {
    for (const scope of Object.values(shareScopeMap))
      for (const version of Object.values(scope[pkgName] ?? {}))
        if (!version.loaded) version.loading = null;
  },
};
