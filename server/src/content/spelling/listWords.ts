/** What a text holds besides words: tags, entities, placeholders with their endings, the number's place, addresses. */
const besides =
  /<[^>]*>|&\w+;|\{[^{}]*\}[-’'\p{L}]*|\bXXX\b|\bhttps?:\/\/\S+|\bwww\.\S+|\S+@\S+|\b[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}\/\S*/gu;
const word = /[\p{L}\p{M}\p{N}]+(?:[-’'][\p{L}\p{M}\p{N}]+)*/gu;

/**
 * The words of a text as a dictionary knows them: with the typewriter's apostrophe, without the English possessive,
 * words joined by hyphens as one. Anything with a digit is no word.
 */
export function listWords(text: string): string[] {
  const [...found] = text.replaceAll(besides, ' ').matchAll(word);
  return found
    .map(([each]) => each.replaceAll('’', "'").replace(/'s$/, ''))
    .filter((each) => !/\p{N}/u.test(each));
}
