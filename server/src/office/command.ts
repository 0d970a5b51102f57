import type { z } from 'zod';
import type { CommandContext } from './commandContext.ts';

/** Reads what stands on the line; its first issue's message says what is allowed. Without one any text will do. */
type Reading = z.ZodType<unknown, string>;

/** One word behind the command's name, told apart by its place. */
export type Positional = { description: string; schema?: Reading; isOptional?: true };

/** `--name value`, or `--name` alone where it takes nothing. */
export type Option = {
  /** What stands behind it, as the help shows it: `<e-mail>`; absent for a switch. */
  valueName?: string;
  description: string;
  schema?: Reading;
  /** May be given several times: all that is given is read as one text with commas. */
  isList?: true;
  isRequired?: true;
};

type ReadingOf<Declared> = Declared extends { schema: infer Schema extends z.ZodType }
  ? z.output<Schema>
  : string;

type PositionalValue<Declared extends Positional> = Declared extends { isOptional: true }
  ? ReadingOf<Declared> | undefined
  : ReadingOf<Declared>;

type OptionValue<Declared extends Option> = Declared extends { valueName: string }
  ? Declared extends { isRequired: true }
    ? ReadingOf<Declared>
    : ReadingOf<Declared> | undefined
  : boolean;

/** What was given on the line, under the names that the command declares. */
export type ParsedArguments<
  Positionals extends { readonly [name: string]: Positional },
  Options extends { readonly [name: string]: Option },
> = { [Name in keyof Positionals]: PositionalValue<Positionals[Name]> } & {
  [Name in keyof Options]: OptionValue<Options[Name]>;
};

/** What a command did: for a person, and for a script. */
export type CommandResult = {
  sentences: readonly string[];
  /** Plain JSON. */
  data: { readonly [name: string]: unknown };
};

type Declaration = {
  /** What it description, in a few words. */
  description: string;
  /** In the order in which they stand on the line; optional ones last. */
  positionals: { readonly [name: string]: Positional };
  options: { readonly [name: string]: Option };
};

/** One command of the office's command line, as the runner knows it. */
export type Command = Declaration & {
  run: (given: { [name: string]: unknown }, context: CommandContext) => Promise<CommandResult>;
};

/**
 * Declares a command; what it is given is typed by what it declares.
 * `run` does all its work in the database within one `context.inDatabase`, so that bad input is refused whole and a dry
 * run changes nothing; it throws UsageError for whatever the person at the terminal can cure.
 */
export function defineCommand<
  const Positionals extends Declaration['positionals'],
  const Options extends Declaration['options'],
>(
  command: Declaration & {
    positionals: Positionals;
    options: Options;
    run: (
      given: ParsedArguments<Positionals, Options>,
      context: CommandContext,
    ) => Promise<CommandResult>;
  },
): Command {
  return {
    ...command,
    // `parseArguments` has read it by these very declarations.
    run: (given, context) => command.run(given as ParsedArguments<Positionals, Options>, context),
  };
}
