/** Parts of a text that are not words: tags, entities, placeholders with their suffixes, XXX, URLs and e-mails. */
const besides =
  /<[^>]*>|&\w+;|\{[^{}]*\}[-’'\p{L}]*|\bXXX\b|\bhttps?:\/\/\S+|\bwww\.\S+|\S+@\S+|\b[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}\/\S*/gu;
const word = /[\p{L}\p{M}\p{N}]+(?:[-’'][\p{L}\p{M}\p{N}]+)*/gu;

/**
 * Lists the words of a text in the form that dictionaries expect: with ASCII apostrophes, without the English
 * possessive, and hyphenated words as one. Tokens with a digit are skipped.
 */
export function listWords(text: string): string[] {
  const [...found] = text.replaceAll(besides, ' ').matchAll(word);
  return found
    .map(([each]) => each.replaceAll('’', "'").replace(/'s$/, ''))
    .filter((each) => !/\p{N}/u.test(each));
}
