/** What the log may hold of an unexpected error. */
export type ErrorDescription = {
  type: string;
  /** Always empty: see below. */
  message: '';
  stack: string;
  [detail: string]: unknown;
};

/**
 * Describes an unexpected error for the log: where and of which kind it was, but not its message. Messages quote what
 * they failed on (JSON.parse, PostgreSQL's details and parameters), and that may be an answer, a password or a token.
 */
export function describeError(error: unknown): ErrorDescription {
  if (!(error instanceof Error)) return { type: typeof error, message: '', stack: '' };
  const known = error as Error & Partial<Record<'code' | 'table' | 'constraint', unknown>>;
  return {
    type: error.name,
    message: '',
    stack: framesOf(error),
    ...nameIn('code', known.code),
    ...nameIn('table', known.table),
    ...nameIn('constraint', known.constraint),
    ...('paths' in error && { paths: error.paths as readonly string[] }),
    ...(error.cause !== undefined && { cause: describeError(error.cause) }),
  };
}

/** Codes and names of the database are short words; anything else is not one. */
function nameIn(key: 'code' | 'table' | 'constraint', value: unknown) {
  return typeof value === 'string' && /^\w{1,63}$/.test(value) ? { [key]: value } : {};
}

/** The places of the stack; the message before them may have lines that look like places. */
function framesOf({ stack = '', message }: Error): string {
  const start = stack.indexOf(message);
  return stack
    .slice(start < 0 ? 0 : start + message.length)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line.startsWith('at '))
    .join('\n');
}
