import type { ParsedInput } from '@cert/shared/contract';

/** An answer as the page would send it. */
export type DemoAnswer = Exclude<ParsedInput<'questionnaireAnswersSave'>['answers'][string], false>;
