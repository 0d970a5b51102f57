import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

/**
 * A plugin for every container: lets a shared package load again after a failure. The federation runtime keeps the
 * promise of the first load, and “Try again” would only get the old failure.
 */
export const retryLibraryLoads: ModuleFederationRuntimePlugin = {
  name: 'retry-library-loads',
  errorLoadShare({ pkgName, shareScopeMap }) {
    for (const scope of Object.values(shareScopeMap))
      for (const version of Object.values(scope[pkgName] ?? {}))
        if (!version.loaded) version.loading = null;
  },
};
