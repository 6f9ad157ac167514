// How the driver reads what columns hold, for the whole process: whole numbers of eight bytes
// without loss, instants as milliseconds.

import pg from 'pg'

const int8 = 20
const timestamptz = 1184

export function readColumns(): void {
  pg.types.setTypeParser(int8, BigInt)
  pg.types.setTypeParser(timestamptz, (text) => Date.parse(isoOf(text)))
}

/**
 * PostgreSQL's "2026-11-21 10:00:00.123+00" as ISO 8601. Sessions run in UTC, so the offset is
 * always +00.
 */
function isoOf(text: string): string {
  return `${text.slice(0, 10)}T${text.slice(11).replace(/\+00$/, '')}Z`
}
