import pg from 'pg';
import { DatabaseUnavailable, isConnectionState } from './DatabaseUnavailable.ts';
import { preparedNames } from './preparedNames.ts';

type Ask = (...query: unknown[]) => unknown;

/** How long a statement may take on this side, where also a server that is frozen must be noticed. */
export type StatementTimeout =
  /** Given up after so long, counted from when the connection was asked for. */
  | { answerWithinMs: number }
  /** As long as `isAlive` says, asked each time after so long, that the server still answers others. */
  | { askEveryMs: number; isAlive: () => Promise<boolean> };

/**
 * A connection that
 * - prepares the statements of `prepareStatement` once, and not each time: for short ones that is most of the work;
 * - knows when it is broken, so that it is never used again, and never ends the process by an event;
 * - does not wait for a server that has stopped to answer.
 */
export abstract class PreparingClient extends pg.Client {
  /** True once nothing can be asked any more. */
  isBroken = false;
  protected abstract readonly patience: StatementTimeout;
  /** Until when the first statement after the check-out has to be answered, on `performance`'s clock. */
  #firstAnswerBy: number | undefined;
  #isSilent = false;

  constructor(config?: string | pg.ClientConfig) {
    super(config);
    // Also while the pool has handed the connection out and does not listen by itself.
    this.on('error', () => (this.isBroken = true));
    this.on('end', () => (this.isBroken = true));
  }

  /** @param askedAt when the connection was asked for, on `performance`'s clock: that time counts for the first answer */
  checkOut(askedAt: number): void {
    const { patience } = this;
    this.#firstAnswerBy =
      'answerWithinMs' in patience ? askedAt + patience.answerWithinMs : undefined;
  }

  /**
   * As `pg.Client`'s, for a text and values.
   * @throws DatabaseUnavailable when the connection broke, or the server did not answer in time
   */
  override query(...query: unknown[]): never {
    const ask = super.query.bind(this) as Ask;
    const [text, values] = query;
    const name = typeof text === 'string' ? preparedNames.get(text) : undefined;
    const asked = name === undefined ? ask(...query) : ask({ name, text, values });
    return (asked instanceof Promise ? this.#untilAnswered(asked) : asked) as never;
  }

  async #untilAnswered(asked: Promise<unknown>): Promise<unknown> {
    const stopWatching = this.#watch();
    try {
      return await asked;
    } catch (error) {
      const state = error instanceof pg.DatabaseError ? error.code : undefined;
      // The last words of a server that ends this connection; the end itself comes a moment later.
      if (isConnectionState(state)) this.isBroken = true;
      if (!this.isBroken) throw error;
      throw new DatabaseUnavailable(this.#isSilent ? 'no-answer' : 'connection-lost', error);
    } finally {
      stopWatching();
    }
  }

  /** Breaks the connection when the answer is overdue. @returns ends the watch */
  #watch(): () => void {
    const { patience } = this;
    let isOver = false;
    let timer: NodeJS.Timeout;
    const giveUp = () => {
      if (isOver) return;
      this.#isSilent = true;
      this.connection.stream.destroy(new Error('the database does not answer'));
    };
    const wait = () => {
      if ('isAlive' in patience) {
        timer = setTimeout(() => {
          patience.isAlive().then((isAlive) => {
            if (!isAlive) giveUp();
            else if (!isOver) wait();
          }, giveUp);
        }, patience.askEveryMs);
        return;
      }
      const byNow = this.#firstAnswerBy;
      this.#firstAnswerBy = undefined;
      const leftMs =
        byNow === undefined ? patience.answerWithinMs : Math.max(0, byNow - performance.now());
      // After a pause of the whole process the answer may be here already: it is read before `setImmediate`.
      timer = setTimeout(() => setImmediate(giveUp), leftMs);
    };
    wait();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }
}
