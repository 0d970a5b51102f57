import { addIntegrityHashes } from './addIntegrityHashes.ts';

const page =
  '<head><link rel="preload" href="/modules.json" as="fetch"/>' +
  '<script defer="defer" src="/shell.1.js"></script><link href="/shell.1.css" rel="stylesheet"></head>';
const hashes = { 'shell.1.js': 'sha384-js', 'shell.1.css': 'sha384-css', 'words.1.js': 'sha384-w' };

describe('the HTML page of the shell', () => {
  it('contains the integrity hash of each script and style sheet that it loads', () => {
    const withHashes = addIntegrityHashes(page, hashes);
    expect(withHashes).toContain('<script defer="defer" src="/shell.1.js" integrity="sha384-js">');
    expect(withHashes).toContain(
      '<link href="/shell.1.css" rel="stylesheet" integrity="sha384-css">',
    );
    expect(withHashes.match(/integrity=/g)).toHaveLength(2);
  });

  it('lists the hashes of files that are loaded later', () => {
    const list = /id="shell-files">([^<]+)</.exec(addIntegrityHashes(page, hashes))![1]!;
    expect(JSON.parse(list)).toEqual(hashes);
  });

  it('fails the build if it names a file that was not built', () => {
    expect(() => addIntegrityHashes(page, { 'shell.1.css': 'sha384-css' })).toThrow('shell.1.js');
  });
});
