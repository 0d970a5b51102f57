import type { z } from 'zod';
import type { CommandContext } from './commandContext.ts';

/**
 * Schema that parses a text argument. The messages of its issues are shown to the user. An argument without a schema
 * accepts any text.
 */
type Reading = z.ZodType<unknown, string>;

/** A positional argument after the command's name. */
export type PositionalArgument = { description: string; schema?: Reading; isOptional?: true };

/** An option of a command: `--name value`, or a switch `--name`. */
export type Option = {
  /** Placeholder of the value in the help: `<e-mail>`; absent for a switch. */
  valueName?: `<${string}>`;
  description: string;
  schema?: Reading;
  /** Set if the option may be repeated; the values are joined with commas. */
  isList?: true;
  isRequired?: true;
};

type ReadingOf<Declared> = Declared extends { schema: infer Schema extends z.ZodType }
  ? z.output<Schema>
  : string;

type PositionalValue<Declared extends PositionalArgument> = Declared extends { isOptional: true }
  ? ReadingOf<Declared> | undefined
  : ReadingOf<Declared>;

type OptionValue<Declared extends Option> = Declared extends { valueName: string }
  ? Declared extends { isRequired: true }
    ? ReadingOf<Declared>
    : ReadingOf<Declared> | undefined
  : boolean;

/** The parsed arguments, by declared name. */
export type ParsedArguments<
  Positionals extends { readonly [name: string]: PositionalArgument },
  Options extends { readonly [name: string]: Option },
> = { [Name in keyof Positionals]: PositionalValue<Positionals[Name]> } & {
  [Name in keyof Options]: OptionValue<Options[Name]>;
};

/** The result of a command, for users and for scripts. */
export type CommandResult = {
  sentences: readonly string[];
  /** The result for scripts, printed with `--json`. */
  data: { readonly [name: string]: unknown };
};

type Declaration = {
  /** Description of the command for the help, one line. */
  description: string;
  /** The positional arguments in order; optional ones come last. */
  positionals: { readonly [name: string]: PositionalArgument };
  options: { readonly [name: string]: Option };
};

/** A command of the office's command line, without the types of its arguments. */
export type Command = Declaration & {
  run: (given: { [name: string]: unknown }, context: CommandContext) => Promise<CommandResult>;
};

/**
 * Declares a command; its arguments are typed by the declaration. `run` must make all its changes to the database in
 * one `context.inDatabase`, so that invalid input changes nothing and a dry run can be rolled back. It throws
 * UsageError for problems that the user can fix.
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
    // The type assertion is safe, because `parseCommandLine` has validated the arguments with this declaration.
    run: (given, context) => command.run(given as ParsedArguments<Positionals, Options>, context),
  };
}

/** Options of every command, in addition to `--help`. */
export const commonOptions = {
  json: { description: 'prints one JSON document, for scripts' },
  'dry-run': { description: 'does all the work and then takes it back' },
  yes: { description: 'does not ask before something is destroyed' },
} as const satisfies { [name: string]: Option };
