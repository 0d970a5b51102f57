/**
 * What exists once on a page. The shell brings them, modules never hold a copy. Router, i18next and swr are reached
 * through the platform only, so their contexts exist once, too, and unused parts of them are shaken off.
 */
export const singletons = [
  'react',
  'react/',
  'react-dom',
  'react-dom/',
  'styled-components',
  '@cert/shared/platform',
];

/** The container's global name: unique to the version, and an identifier. */
export function containerName(name: string, version: string): string {
  return `cert_${name}_${version}`.replace(/[^A-Za-z0-9]/g, '_');
}
