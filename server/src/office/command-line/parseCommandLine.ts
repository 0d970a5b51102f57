import { Argument, Command as Program, CommanderError, Option as Flag } from 'commander';
import { type Command, type Option, type PositionalArgument, commonOptions } from './command.ts';
import { UsageError, type UsageIssue } from './usageError.ts';

/** A command with its validated arguments. */
type Call = {
  name: string;
  command: Command;
  given: { [name: string]: unknown };
  isDryRun: boolean;
  isSure: boolean;
};

/** The help of a command; `name` is null for the help of several commands. */
type Help = { name: string | null; help: string };

/**
 * Parses a command line. commander finds the command and its options; their values are validated here, because
 * commander would stop at the first invalid one.
 * @throws UsageError for an unknown command or option, or else with everything that is invalid or missing
 */
export function parseCommandLine(
  commands: { readonly [name: string]: Command },
  words: readonly string[],
): Call | Help {
  const parsed: { result?: Call | Help } = {};
  const errorTexts: string[] = [];
  const program = createProgram().configureOutput({
    writeOut: (help) => (parsed.result = { name: null, help: help.trimEnd() }),
    writeErr: (text) => errorTexts.push(text),
  });
  for (const [name, command] of Object.entries(commands)) {
    const line = addCommand(program, name, command);
    line.configureOutput({ writeOut: (help) => (parsed.result = { name, help: help.trimEnd() }) });
    line.action(() => {
      parsed.result = { name, command, ...readArguments(line, command) };
    });
  }
  try {
    program.parse(words, { from: 'user' });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    if (error.exitCode !== 0) throw new UsageError(errorTexts.join('').trimEnd());
  }
  if (!parsed.result) throw new Error('commander found neither a command nor an error');
  return parsed.result;
}

/** Creates a program without commands. Its help lists the commands of all groups. */
function createProgram(): Program {
  return new Program('npm run office --')
    .usage('<command>')
    .description('Every command takes --help, --json, --dry-run and --yes.')
    .helpOption('-h, --help', 'shows what the command takes')
    .configureHelp({
      visibleCommands: ({ commands }) =>
        commands.flatMap((each) => (each.commands.length > 0 ? each.commands : [each])),
      subcommandTerm: (line) => {
        const group = line.parent?.parent ? [line.parent.name()] : [];
        return [...group, line.name(), line.usage()].join(' ');
      },
    })
    .showHelpAfterError()
    .showSuggestionAfterError(false)
    .exitOverride();
}

/**
 * Adds a command to the program. If its name has two words, the first one is the name of its group. All positional
 * arguments are declared to commander as optional, because `readArguments` reports the missing ones.
 */
function addCommand(
  program: Program,
  name: string,
  { description, positionals, options }: Command,
): Program {
  const [word = '', ...groups] = name.split(' ').reverse();
  const group = groups.reduce(
    (parent, title) =>
      parent.commands.find((each) => each.name() === title) ?? parent.command(title),
    program,
  );
  const placeholders = Object.entries(positionals).map(([key, { isOptional }]) =>
    isOptional ? `[${key}]` : `<${key}>`,
  );
  const line = group
    .command(word)
    .description(description)
    .usage([...placeholders, '[options]'].join(' '))
    .allowExcessArguments()
    .showHelpAfterError('See --help.')
    .showSuggestionAfterError();
  for (const [key, positional] of Object.entries(positionals))
    line.addArgument(new Argument(`[${key}]`, positional.description));
  for (const [key, option] of Object.entries({ ...options, ...commonOptions }))
    line.addOption(createFlag(key, option));
  return line;
}

function createFlag(name: string, { valueName, description, isList, isRequired }: Option): Flag {
  const notes = [isRequired && 'needed', isList && 'may be repeated'].filter(Boolean);
  const text = notes.length > 0 ? `${description} (${notes.join(', ')})` : description;
  if (valueName === undefined) return new Flag(`--${name}`, text);
  return new Flag(`--${name} ${valueName}`, text).argParser<readonly string[]>(
    (value, values = []) => [...values, value],
  );
}

/**
 * Validates the positional arguments and the options of a command.
 * @throws UsageError with everything that is invalid or missing
 */
function readArguments(line: Program, { positionals, options }: Command) {
  const given: Call['given'] = {};
  const issues: UsageIssue[] = [];
  const take = (name: string, label: string, read: Read) => {
    if ('issue' in read) issues.push({ option: label, sentence: `${label}: ${read.issue}` });
    else given[name] = read.value;
  };
  for (const [index, [name, positional]] of Object.entries(positionals).entries())
    take(name, `<${name}>`, readPositional(positional, line.args[index]));
  for (const word of line.args.slice(Object.keys(positionals).length))
    issues.push({ option: word, sentence: `“${word}” is an unexpected argument.` });
  const values = new Map(
    line.options.map((flag) => [flag.name(), line.getOptionValue(flag.attributeName())]),
  );
  for (const [name, option] of Object.entries(options))
    take(name, `--${name}`, readOption(option, values.get(name)));
  if (issues.length > 0) throw new UsageError('The command line is invalid:', issues);
  return { given, isDryRun: values.get('dry-run') === true, isSure: values.get('yes') === true };
}

type Read = { value: unknown } | { issue: string };

function readPositional(
  { schema, isOptional }: PositionalArgument,
  word: string | undefined,
): Read {
  if (word !== undefined) return readText(schema, word);
  return isOptional ? { value: undefined } : { issue: 'is missing.' };
}

/**
 * Validates one option.
 * @param given all values in order, or `true` for a switch
 */
function readOption(
  { valueName, schema, isList, isRequired }: Option,
  given: readonly string[] | true | undefined,
): Read {
  if (valueName === undefined) return { value: given === true };
  if (given === undefined || given === true)
    return isRequired ? { issue: 'is missing.' } : { value: undefined };
  // commander takes the word after an option as its value, even if it is another option.
  const option = given.find((text) => text.startsWith('--'));
  if (option !== undefined) return { issue: `has no value, “${option}” follows.` };
  if (given.length > 1 && !isList) return { issue: 'is given more than once.' };
  return readText(schema, given.join(','));
}

function readText(schema: PositionalArgument['schema'], text: string): Read {
  if (!schema) return { value: text };
  const parsed = schema.safeParse(text);
  if (parsed.success) return { value: parsed.data };
  return { issue: parsed.error.issues.map(({ message }) => message).join(' ') };
}
