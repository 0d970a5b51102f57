/**
 * After this long a test hangs. No speed is tested here (that is `npm run bench`), and on a fresh, busy machine the
 * first start of the embedded database alone takes many seconds. A project's `testTimeout` does not reach its hooks.
 */
jest.setTimeout(60_000);
