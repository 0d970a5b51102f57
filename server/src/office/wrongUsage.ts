/** One thing wrong in what was given: the sentence for a person, and for scripts whatever else is known of the place. */
export type UsageFault = { sentence: string; [detail: string]: unknown };

/** A command that cannot be carried out as it was given; the message is for the person who gave it. */
export class WrongUsage extends Error {
  readonly faults: readonly UsageFault[];

  constructor(message: string, faults: readonly UsageFault[] = []) {
    super(message);
    this.name = 'WrongUsage';
    this.faults = faults;
  }
}
