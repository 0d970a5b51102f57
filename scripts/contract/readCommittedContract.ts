import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  contractReportSchema,
  contractReportFiles,
  type DescribedContract,
} from './contractReport.ts';

/**
 * Reads the report of the last commit. All changes since then count as one change and raise the version only once,
 * however often the report is written. Without git this function reads the files.
 * @returns undefined if there is no report
 */
export function readCommittedContract(root: string): DescribedContract | undefined {
  return parseContract((file) => {
    try {
      return execFileSync('git', ['show', `HEAD:${file}`], {
        cwd: root,
        encoding: 'utf8',
        maxBuffer: 100_000_000,
        stdio: ['ignore', 'pipe', 'ignore'],
      });
    } catch {
      return readFile(root, file);
    }
  });
}

/** Reads the contract of a folder with sources. @returns undefined if it has none */
export function readContract(root: string): DescribedContract | undefined {
  return parseContract((file) => readFile(root, file));
}

function readFile(root: string, file: string): string | undefined {
  const place = path.join(root, file);
  return existsSync(place) ? readFileSync(place, 'utf8') : undefined;
}

function parseContract(read: (file: string) => string | undefined): DescribedContract | undefined {
  const [report, types] = [read(contractReportFiles.report), read(contractReportFiles.types)];
  if (report === undefined || types === undefined) return undefined;
  return { report: contractReportSchema.parse(JSON.parse(report)), types };
}
