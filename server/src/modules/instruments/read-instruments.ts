// Reads the list of instruments from its file at start.

import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import type { Instrument } from './instrument.ts'
import { parseInstruments } from './listing.ts'

/** Instruments in the order of the file. Throws SeedRefused with file and line. */
export async function readInstruments(path: string): Promise<Instrument[]> {
  return parseInstruments(await readFile(path, 'utf8'), basename(path))
}
