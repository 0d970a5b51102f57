import pg from 'pg';
import { preparedNames } from './preparedNames.ts';

type Ask = (...query: unknown[]) => never;

/**
 * A connection whose server parses and plans the statements of `prepareStatement` once, and not each time: for short
 * statements that is most of its work.
 */
export class PreparingClient extends pg.Client {
  override query(...query: unknown[]): never {
    const ask = super.query.bind(this) as Ask;
    const [text, values] = query;
    const name = typeof text === 'string' ? preparedNames.get(text) : undefined;
    return name === undefined ? ask(...query) : ask({ name, text, values });
  }
}
