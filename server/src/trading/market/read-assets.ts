// Reads the simulated assets from their file at start.

import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { type Asset, parseAssets } from './asset.ts'

/** Throws SeedRefused with file and line. */
export async function readAssets(path: string): Promise<Asset[]> {
  return parseAssets(await readFile(path, 'utf8'), basename(path))
}
