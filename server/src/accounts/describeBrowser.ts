import Bowser from 'bowser';

/** Longer texts are cut: browsers send about 120 characters, and everybody can send any text. */
const maxParsedLength = 500;

export type BrowserDescription = { browser: string | null; system: string | null };

/**
 * Finds the names of the browser and the operating system in a `User-Agent` header, without versions: they are shown to
 * the owner of a session, and tell as little as possible of the person.
 * @returns names that the library knows, so that no stranger's text gets into a page or a mail; null for any other
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
