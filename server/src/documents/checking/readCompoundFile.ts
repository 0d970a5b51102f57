/** Sizes of the header and of directory entries. Source: [MS-CFB] 2.2 and 2.6.1. */
const headerBytes = 512;
const entryBytes = 128;
/** The two allowed sector sizes, as powers of two. */
const sectorShifts = [9, 12];
/** Numbers from this one on are not sectors but markers, such as “end of chain” and “free”. */
const firstMark = 0xfffffffa;
/** Streams smaller than this are stored in mini sectors of 64 bytes, which together form one other stream. */
const miniBelowBytes = 4096;
const miniSectorBytes = 64;

/** The names and streams of a compound file. */
export type CompoundFile = {
  /** Names at the top level, without those inside embedded objects (such as a spreadsheet in a document). */
  topNames: readonly string[];
  /** Every name in the directory, including unreachable entries. */
  allNames: readonly string[];
  /** The bytes of the first stream with this name, as far as readable. */
  readStream: (name: string) => Buffer;
};

/**
 * Reads the directory of a compound file, the container of the old Office formats. Reads as much of a damaged file as
 * possible. A chain of sectors is followed for as many steps as the file has sectors, so that reading always ends.
 */
export function readCompoundFile(bytes: Uint8Array): CompoundFile {
  const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  if (view.length < headerBytes || !sectorShifts.includes(view.readUInt16LE(30)))
    return { topNames: [], allNames: [], readStream: () => Buffer.alloc(0) };
  const sectorBytes = 2 ** view.readUInt16LE(30);
  const sectorCount = Math.floor(view.length / sectorBytes);
  const isSector = (sector: number) => (sector + 2) * sectorBytes <= view.length;
  const numberAt = (sector: number, index: number) =>
    isSector(sector) ? view.readUInt32LE((sector + 1) * sectorBytes + index * 4) : firstMark;
  const numbersInSector = sectorBytes / 4;

  const tableSectors = readTableSectors();
  const nextSector = (sector: number) =>
    numberAt(
      tableSectors[Math.floor(sector / numbersInSector)] ?? firstMark,
      sector % numbersInSector,
    );
  const follow = (start: number) => {
    const chain: number[] = [];
    for (
      let sector = start;
      isSector(sector) && chain.length < sectorCount;
      sector = nextSector(sector)
    )
      chain.push(sector);
    return chain;
  };
  const readChain = (start: number) =>
    Buffer.concat(
      follow(start).map((sector) =>
        view.subarray((sector + 1) * sectorBytes, (sector + 2) * sectorBytes),
      ),
    );
  const directory = readChain(view.readUInt32LE(48));
  const entries = Array.from({ length: Math.floor(directory.length / entryBytes) }, (_, index) =>
    directory.subarray(index * entryBytes, (index + 1) * entryBytes),
  );
  const root = entries[0];
  return {
    topNames: root ? namesBeside(entries, root.readUInt32LE(76)) : [],
    allNames: entries.filter((entry) => entry[66] !== 0).map(nameOf),
    readStream: (name) => {
      const entry = entries.find((one) => one[66] === 2 && nameOf(one) === name);
      if (!entry) return Buffer.alloc(0);
      const [start, size] = [entry.readUInt32LE(116), entry.readUInt32LE(120)];
      const stream = size < miniBelowBytes ? readMini(start, size) : readChain(start);
      return stream.subarray(0, size);
    },
  };

  function readMini(start: number, size: number): Buffer {
    const table = readChain(view.readUInt32LE(60));
    const small = readChain(root?.readUInt32LE(116) ?? firstMark);
    const parts: Buffer[] = [];
    const most = Math.ceil(size / miniSectorBytes);
    for (let at = start; at < firstMark && parts.length < most;) {
      parts.push(small.subarray(at * miniSectorBytes, (at + 1) * miniSectorBytes));
      at = at * 4 + 4 <= table.length ? table.readUInt32LE(at * 4) : firstMark;
    }
    return Buffer.concat(parts);
  }

  /**
   * Reads the numbers of the allocation table's sectors: 109 are in the header, the others in a chain of sectors, each
   * of which ends with the number of the next.
   */
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

function nameOf(entry: Buffer): string {
  const nameBytes = Math.min(entry.readUInt16LE(64), 64);
  return entry.toString('utf16le', 0, Math.max(nameBytes - 2, 0));
}

/** Lists the names of one level. The entries of a level form a binary tree: each refers to two of its siblings. */
function namesBeside(entries: readonly Buffer[], top: number): string[] {
  const names: string[] = [];
  const seen = new Set<number>();
  const waiting = [top];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    const entry = entries[id];
    if (!entry || seen.has(id)) continue;
    seen.add(id);
    names.push(nameOf(entry));
    waiting.push(entry.readUInt32LE(68), entry.readUInt32LE(72));
  }
  return names;
}
