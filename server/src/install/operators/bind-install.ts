// Ties a database to the mode of its first start: play money of a sandbox can never become real.

import type { Tx } from '#server/platform/db.ts'
import type { InstallMode } from './mode.ts'
import { loadInstallMode, saveInstallMode } from './operators.store.ts'

/** Throws, with a sentence for the operator, when the database was made in the other mode. */
export async function bindInstall(tx: Tx, mode: InstallMode): Promise<void> {
  await saveInstallMode(tx, mode)
  const bound = await loadInstallMode(tx)
  if (bound === mode) return
  throw new Error(
    `This database belongs to a ${bound} install and cannot serve a ${mode} one. ` +
      'Choose another DATABASE_URL or DATA_DIR, or the INSTALL_MODE it was made for.',
  )
}
