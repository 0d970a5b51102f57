import { contract, type ActionName, type Input, type Reply } from '../contract/index.ts';
import { refuse } from '../domain/index.ts';
import { UnreachableError, type Api } from '../platform/index.ts';

/** The server's answer to each action. A handler may return a promise, or throw a refusal. */
export type FakeHandlers = {
  [Name in ActionName]?: (input: Input<Name>) => Reply<Name> | Promise<Reply<Name>>;
};

export type FakeCall = {
  [Name in ActionName]: { action: Name; input: Input<Name> };
}[ActionName];

export type FakeApi = Api & {
  /** All calls so far, oldest first, including failed ones. */
  readonly calls: readonly FakeCall[];
  /** The inputs of all calls of one action, oldest first. */
  inputsOf<Name extends ActionName>(action: Name): Input<Name>[];
  /** Replaces the handlers of the given actions. Other actions keep their handlers. */
  handle(handlers: FakeHandlers): void;
};

/**
 * The API without a server, typed by the contract. As over the network, an action without a handler rejects with
 * `UnreachableError`, an input that the contract does not allow rejects with the refusal `invalid-input`, and
 * `onAnswered` fires after every success.
 */
export function fakeApi(handlers: FakeHandlers = {}): FakeApi {
  const calls: FakeCall[] = [];
  const answered = new Set<() => void>();
  let current = handlers;

  async function call<Name extends ActionName>(
    action: Name,
    input: Input<Name>,
  ): Promise<Reply<Name>> {
    calls.push({ action, input } as FakeCall);
    const parsed = contract[action].input.safeParse(input);
    if (!parsed.success) {
      const issues = parsed.error.issues.map(({ path }) => [path.join('.'), 'malformed']);
      throw refuse('invalid-input', { fields: Object.fromEntries(issues) });
    }
    const handler: FakeHandlers[Name] = current[action];
    if (!handler) throw new UnreachableError(`no handler of ${action}`);
    const reply = await handler(input);
    for (const listener of answered) listener();
    return reply;
  }

  return {
    calls,
    inputsOf: <Name extends ActionName>(action: Name) =>
      calls.filter((made) => made.action === action).map((made) => made.input as Input<Name>),
    handle(more) {
      current = { ...current, ...more };
    },
    read: call,
    readTagged: async (action, input) => ({ reply: await call(action, input), etag: undefined }),
    act: call,
    readReportPdf: () => Promise.reject(new UnreachableError('no PDF')),
    readScorecardPng: () => Promise.reject(new UnreachableError('no PNG')),
    onAnswered(listener) {
      answered.add(listener);
      return () => answered.delete(listener);
    },
  };
}
