/** A command that cannot be carried out as it was given; the message is for the person who gave it. */
export class WrongUsage extends Error {}
