// Reads the list of instruments from its file at start. What is listed as tradable is traded only
// where the operator trades its category.

import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { type Category, tradedByDefault } from '#contract/shared/categories.ts'
import type { Instrument } from './instrument.ts'
import { parseInstruments } from './listing.ts'

/** Instruments in the order of the file. Throws SeedRefused with file and line. */
export async function readInstruments(
  path: string,
  traded: readonly Category[] = tradedByDefault,
): Promise<Instrument[]> {
  return parseInstruments(await readFile(path, 'utf8'), basename(path)).map((it) => ({
    ...it,
    isTradable: it.isTradable && traded.includes(it.category),
  }))
}
