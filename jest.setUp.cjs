/**
 * Time limit of a test or hook. It is long because the first start of the embedded database can take many seconds on a
 * busy machine. It is set here because the `testTimeout` of a Jest project does not apply to hooks.
 */
jest.setTimeout(60_000);

/** A test that fails is repeated once. `npm test` names those that pass then (docs/flaky.md). */
jest.retryTimes(1, { logErrorsBeforeRetry: true });
