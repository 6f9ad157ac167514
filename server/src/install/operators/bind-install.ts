// Ties a database to what it was first started for: play money of a sandbox can never become real,
// and one cell's clients are not another's.

import { homeCell } from '#server/platform/cell.ts'
import type { Tx } from '#server/platform/db.ts'
import type { InstallMode } from './mode.ts'
import { loadBound, saveBound } from './operators.store.ts'

/** Throws, with a sentence for the operator, when the database was made for something else. */
export async function bindInstall(tx: Tx, mode: InstallMode, cell = homeCell): Promise<void> {
  await saveBound(tx, { mode, cell })
  const bound = await loadBound(tx)
  if (bound && bound.mode !== mode) {
    throw new Error(
      `This database belongs to a ${bound.mode} install and cannot serve a ${mode} one. ` +
        'Choose another DATABASE_URL or DATA_DIR, or the INSTALL_MODE it was made for.',
    )
  }
  if (bound && bound.cell !== cell) {
    throw new Error(
      `This database belongs to cell ${bound.cell} and cannot serve cell ${cell}. ` +
        'Choose another DATABASE_URL, or the CELL it was made for.',
    )
  }
}
