import Bowser from 'bowser';

/** Maximum number of characters that are parsed. Browsers send about 120, but anybody can send any text. */
const maxParsedLength = 500;

export type BrowserDescription = { browser: string | null; system: string | null };

/**
 * Finds the names of the browser and the operating system in a `User-Agent` header, without versions: the owner of a
 * session sees them, and they reveal as little as possible about the person.
 * @returns only names that the library knows, so that no made-up name gets into a page or a mail; null for any other
 *   name
 */
export function describeBrowser(userAgent: string | undefined): BrowserDescription {
  if (!userAgent) return { browser: null, system: null };
  const parsed = Bowser.getParser(userAgent.slice(0, maxParsedLength));
  return {
    browser: findName(parsed.getBrowserName(), Bowser.BROWSER_MAP),
    system: findName(parsed.getOSName(), Bowser.OS_MAP),
  };
}

function findName(found: string, known: Readonly<Record<string, string>>): string | null {
  return Object.values(known).includes(found) ? found : null;
}
