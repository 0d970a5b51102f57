/**
 * Loads the library that verifies passkeys when it is first needed. With its parsers of certificates it is a fifth of
 * the server's modules, so a start is quicker without it.
 */
export const loadPasskeyLibrary = () => import('@simplewebauthn/server');
