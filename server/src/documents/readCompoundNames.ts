/** Places in the header and in the entries of the directory. Source: [MS-CFB] 2.2 and 2.6.1. */
const headerBytes = 512;
const entryBytes = 128;
/** The two sizes that a sector may have, as powers of two. */
const sectorShifts = [9, 12];
/** Numbers from here on are marks such as "end of chain" and "nothing", not places. */
const firstMark = 0xfffffffa;

/**
 * The names of what stands at the top of a compound file, the container of the old Office formats; what is embedded
 * deeper (a table in a text) is not named. Of a damaged file, as many as can be read: every chain is followed for as
 * many steps as the file has sectors, so it ends.
 */
export function readCompoundNames(bytes: Uint8Array): string[] {
  const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  if (view.length < headerBytes || !sectorShifts.includes(view.readUInt16LE(30))) return [];
  const sectorBytes = 2 ** view.readUInt16LE(30);
  const sectorCount = Math.floor(view.length / sectorBytes);
  const isSector = (sector: number) => (sector + 2) * sectorBytes <= view.length;
  const numberAt = (sector: number, index: number) =>
    isSector(sector) ? view.readUInt32LE((sector + 1) * sectorBytes + index * 4) : firstMark;
  const numbersInSector = sectorBytes / 4;

  const tableSectors = readTableSectors();
  const follow = (start: number, next: (sector: number) => number) => {
    const chain: number[] = [];
    for (let sector = start; isSector(sector) && chain.length < sectorCount; sector = next(sector))
      chain.push(sector);
    return chain;
  };
  const directory = follow(view.readUInt32LE(48), (sector) =>
    numberAt(
      tableSectors[Math.floor(sector / numbersInSector)] ?? firstMark,
      sector % numbersInSector,
    ),
  );
  const entries = directory.flatMap((sector) =>
    Array.from({ length: sectorBytes / entryBytes }, (_, index) => {
      const start = (sector + 1) * sectorBytes + index * entryBytes;
      return view.subarray(start, start + entryBytes);
    }),
  );
  return namesBeside(entries, entries[0]?.readUInt32LE(76) ?? firstMark);

  /** The sectors of the allocation table: 109 in the header, the others in a chain of sectors that end in the next. */
  function readTableSectors(): number[] {
    const inHeader = Array.from({ length: 109 }, (_, index) => view.readUInt32LE(76 + index * 4));
    const last = numbersInSector - 1;
    const more: number[] = [];
    let sector = view.readUInt32LE(68);
    while (isSector(sector) && more.length < sectorCount) {
      for (let index = 0; index < last; index += 1) more.push(numberAt(sector, index));
      sector = numberAt(sector, last);
    }
    return [...inHeader, ...more];
  }
}

/** The entries of one level are a tree: each names one to its left and one to its right. */
function namesBeside(entries: readonly Buffer[], top: number): string[] {
  const names: string[] = [];
  const seen = new Set<number>();
  const waiting = [top];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    const entry = entries[id];
    if (!entry || seen.has(id)) continue;
    seen.add(id);
    const nameBytes = Math.min(entry.readUInt16LE(64), 64);
    names.push(entry.toString('utf16le', 0, Math.max(nameBytes - 2, 0)));
    waiting.push(entry.readUInt32LE(68), entry.readUInt32LE(72));
  }
  return names;
}
