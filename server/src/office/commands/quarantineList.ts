import { defineCommand } from '../command.ts';
import { formatTable } from '../formatTable.ts';
import { listQuarantined } from '../quarantine/readQuarantined.ts';

export const quarantineList = defineCommand({
  description: 'lists the files in which the virus scanner found something',
  positionals: {},
  options: {},
  run: async (_given, { inDatabase }) => {
    const files = (await inDatabase((db) => listQuarantined(db))).map((row) => ({
      id: row.id,
      organisation: row.key,
      year: row.year,
      fileName: row.file_name,
      byteCount: row.byte_count,
      found: row.signature,
      uploadedBy: row.email,
      at: row.quarantined_at.toISOString(),
      sha256: row.sha256,
    }));
    return {
      sentences:
        files.length === 0
          ? ['No file is in quarantine.']
          : formatTable(
              ['number', 'organisation', 'year', 'file', 'found', 'uploaded by', 'at'],
              files.map((one) => [
                String(one.id),
                one.organisation,
                String(one.year),
                one.fileName,
                one.found,
                one.uploadedBy,
                one.at,
              ]),
            ),
      data: { files },
    };
  },
});
