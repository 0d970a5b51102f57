import type { z } from 'zod';
import type { Desk } from './desk.ts';

/** Reads what stands on the line; its first issue's message says what is allowed. Without one any text will do. */
type Reading = z.ZodType<unknown, string>;

/** One word behind the command's name, told apart by its place. */
export type Place = { does: string; schema?: Reading; isOptional?: true };

/** `--name value`, or `--name` alone where it takes nothing. */
export type Option = {
  /** What stands behind it, as the help shows it: `<e-mail>`; absent for a switch. */
  takes?: string;
  does: string;
  schema?: Reading;
  /** May be given several times: all that is given is read as one text with commas. */
  isList?: true;
  isRequired?: true;
};

type ReadingOf<Declared> = Declared extends { schema: infer Schema extends z.ZodType }
  ? z.output<Schema>
  : string;

type PlaceValue<Declared extends Place> = Declared extends { isOptional: true }
  ? ReadingOf<Declared> | undefined
  : ReadingOf<Declared>;

type OptionValue<Declared extends Option> = Declared extends { takes: string }
  ? Declared extends { isRequired: true }
    ? ReadingOf<Declared>
    : ReadingOf<Declared> | undefined
  : boolean;

/** What was given on the line, under the names that the command declares. */
export type Given<
  Places extends { readonly [name: string]: Place },
  Options extends { readonly [name: string]: Option },
> = { [Name in keyof Places]: PlaceValue<Places[Name]> } & {
  [Name in keyof Options]: OptionValue<Options[Name]>;
};

/** What a command did: for a person, and for a script. */
export type Outcome = {
  sentences: readonly string[];
  /** Plain JSON. */
  data: { readonly [name: string]: unknown };
};

type Declaration = {
  /** What it does, in a few words. */
  does: string;
  /** In the order in which they stand on the line; optional ones last. */
  places: { readonly [name: string]: Place };
  options: { readonly [name: string]: Option };
};

/** One command of the office's command line, as the runner knows it. */
export type Command = Declaration & {
  run: (given: { [name: string]: unknown }, desk: Desk) => Promise<Outcome>;
};

/**
 * Declares a command; what it is given is typed by what it declares.
 * `run` does all its work in the database within one `desk.inDatabase`, so that bad input is refused whole and a dry
 * run changes nothing; it throws UsageError for whatever the person at the terminal can cure.
 */
export function defineCommand<
  const Places extends Declaration['places'],
  const Options extends Declaration['options'],
>(
  command: Declaration & {
    places: Places;
    options: Options;
    run: (given: Given<Places, Options>, desk: Desk) => Promise<Outcome>;
  },
): Command {
  return {
    ...command,
    // `readGiven` has read it by these very declarations.
    run: (given, desk) => command.run(given as Given<Places, Options>, desk),
  };
}
