/**
 * Time limit of a test or hook, for those that hang. It is long because the first start of the server and its embedded
 * database in a fresh clone can take a minute on a busy machine, and a failed hook is not repeated (docs/flaky.md). It
 * is set here because the `testTimeout` of a Jest project does not apply to hooks.
 */
jest.setTimeout(180_000);

/** A test that fails is repeated once. `npm test` names those that pass then (docs/flaky.md). */
jest.retryTimes(1, { logErrorsBeforeRetry: true });
