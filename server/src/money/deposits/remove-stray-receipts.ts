// Receipt pictures that no deposit names are removed.

import { removeUnnamed, type StrayDeps } from '#server/identity/documents/remove-stray-files.ts'
import { listKnownReceipts } from './receipts.store.ts'

/** How many files were removed. */
export function removeStrayReceipts(deps: StrayDeps): Promise<number> {
  return removeUnnamed(deps, (names) => listKnownReceipts(deps.db, names))
}
