/** Chromium's messages about module files that cannot be loaded, as `normalizeBrowserMessage` returns them. */
export const chromiumLoadErrorMessages = {
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
};
