/** Chromium's messages about module files that cannot be loaded, as `normalizeMessage` returns them. */
export const chromiumMessages = {
  status: (file: string, status: string) =>
    `console.error: Failed to load resource: the server responded with a status of ${status} (${file})`,
  notExecutable: (file: string) =>
    `console.error: Refused to execute script from '${file}' because its MIME type ('text/plain') is not executable, and strict MIME type checking is enabled.`,
  wrongDigest: (file: string) =>
    `console.error: Failed to find a valid digest in the 'integrity' attribute for resource '${file}' with computed SHA-384 integrity <sha384>. The resource has been blocked.`,
  cutOff: (file: string) => [
    `console.error: Failed to load resource: net::ERR_CONNECTION_RESET (${file})`,
    `failed request: net::ERR_CONNECTION_RESET (${file})`,
  ],
  /** This message appears only some seconds after the page was loaded, so tests treat it as optional. */
  unusedPreload: (file: string, from: string) =>
    `console.warning: The resource ${file} was preloaded using link preload but not used within a few seconds from the window's load event. Please make sure it has an appropriate \`as\` value and it is preloaded intentionally. (${from})`,
};
