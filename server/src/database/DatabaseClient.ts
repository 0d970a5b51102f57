import pg from 'pg';
import { DatabaseUnavailableError, isConnectionLossSqlState } from './DatabaseUnavailableError.ts';

type Ask = (...query: unknown[]) => unknown;

/**
 * How long the client waits for the reply to a statement. The client measures this time, because a database server that
 * hangs sends no error.
 */
export type StatementTimeout =
  /** A fixed limit. For the first statement, it counts from the moment when the connection was requested. */
  | { answerWithinMs: number }
  /** No fixed limit; every `askEveryMs`, `isAlive` checks on another connection whether the server still answers. */
  | { askEveryMs: number; isAlive: () => Promise<boolean> };

/**
 * A connection to a database server. Unlike `pg.Client`,
 * - it prepares each statement of `prepareStatement` only once, because most of the work of a short statement is
 *   planning (not through a pooler);
 * - it sets `isBroken` when the connection is broken, so that the pool does not give out the connection again;
 * - it handles the error event of the connection, which would otherwise end the process;
 * - it does not wait for a server that has stopped answering.
 */
export abstract class DatabaseClient extends pg.Client {
  /** True once the connection cannot be used any more. */
  isBroken = false;
  protected abstract readonly clientTimeout: StatementTimeout;
  /** Whether all statements of this connection reach the same session of the database, so that they can be prepared. */
  protected abstract readonly preparesStatements: boolean;
  /** Deadline of the first statement after the check-out, on `performance`'s clock. */
  #firstAnswerBy: number | undefined;
  #isSilent = false;

  constructor(config?: string | pg.ClientConfig) {
    super(config);
    // The pool does not listen for errors while a connection is checked out; an error event without a listener would
    // end the process.
    this.on('error', () => (this.isBroken = true));
    this.on('end', () => (this.isBroken = true));
  }

  /**
   * Starts the time limit of the first statement.
   * @param askedAt when the connection was requested, on `performance`'s clock. The limit includes the time of waiting
   *   for the connection
   */
  checkOut(askedAt: number): void {
    const { clientTimeout } = this;
    this.#firstAnswerBy =
      'answerWithinMs' in clientTimeout ? askedAt + clientTimeout.answerWithinMs : undefined;
  }

  /**
   * Like `pg.Client.query` with a text and values, but prepares the statements in `preparedStatementNames`, and waits
   * for the reply no longer than `clientTimeout` allows.
   * @throws DatabaseUnavailableError if the connection broke or the server did not answer in time
   */
  override query(...query: unknown[]): never {
    const ask = super.query.bind(this) as Ask;
    const [text, values] = query;
    const name =
      this.preparesStatements && typeof text === 'string'
        ? preparedStatementNames.get(text)
        : undefined;
    const asked = name === undefined ? ask(...query) : ask({ name, text, values });
    return (asked instanceof Promise ? this.#untilAnswered(asked) : asked) as never;
  }

  async #untilAnswered(asked: Promise<unknown>): Promise<unknown> {
    const stopWatching = this.#watch();
    try {
      return await asked;
    } catch (error) {
      const state = error instanceof pg.DatabaseError ? error.code : undefined;
      // The server announces that it closes this connection; the close event follows later.
      if (isConnectionLossSqlState(state)) this.isBroken = true;
      if (!this.isBroken) throw error;
      throw new DatabaseUnavailableError(this.#isSilent ? 'no-answer' : 'connection-lost', error);
    } finally {
      stopWatching();
    }
  }

  /** Closes the connection when the reply is overdue. @returns a function that stops the timer */
  #watch(): () => void {
    const { clientTimeout } = this;
    let isOver = false;
    let timer: NodeJS.Timeout;
    const giveUp = () => {
      if (isOver) return;
      this.#isSilent = true;
      this.connection.stream.destroy(new Error('the database does not answer'));
    };
    const wait = () => {
      if ('isAlive' in clientTimeout) {
        timer = setTimeout(() => {
          clientTimeout.isAlive().then((isAlive) => {
            if (!isAlive) giveUp();
            else if (!isOver) wait();
          }, giveUp);
        }, clientTimeout.askEveryMs);
        return;
      }
      const byNow = this.#firstAnswerBy;
      this.#firstAnswerBy = undefined;
      const leftMs =
        byNow === undefined ? clientTimeout.answerWithinMs : Math.max(0, byNow - performance.now());
      // If the process was suspended, the reply may have arrived before the timer runs. `setImmediate` lets Node read
      // it first.
      timer = setTimeout(() => setImmediate(giveUp), leftMs);
    };
    wait();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }
}

/**
 * Prepared statements by SQL text, with the names under which PostgreSQL keeps them. Written by `prepareStatement` and
 * `queryPrepared`, read by `DatabaseClient`.
 */
export const preparedStatementNames = new Map<string, string>();
