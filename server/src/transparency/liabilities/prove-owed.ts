// What one client was owed, proved by the newest tree: the way from their leaf to the root that the
// log has.

import type { LiabilityView } from '#contract/client/liabilities.ts'
import { present } from '#kernel/assert.ts'
import type { ClientId } from '#kernel/ids.ts'
import type { Tx } from '#server/platform/db.ts'
import { toBase64 } from '#verify/bytes.ts'
import { liabilityFormat } from '#verify/liability.ts'
import { keyStatesOf, proverOf } from '../log/prove-entry.ts'
import { loadHolder, loadLeaf, loadNodes, loadTree } from './owed.store.ts'
import { currency } from './publish-owed.ts'
import { besideOf, leavesFor, nodeAt } from './sums.ts'

/** Null: there is no tree yet that the log has proved, or this client was owed nothing in it. */
export async function proveOwed(tx: Tx, clientId: ClientId): Promise<LiabilityView | null> {
  const tree = await loadTree(tx, currency)
  const leaf = tree && (await loadLeaf(tx, tree.id, clientId))
  if (!leaf) return null
  const { entry, proof } = await (await proverOf(tx))(tree.nr)
  if (proof === null) return null
  const levels = Math.log2(leavesFor(tree.clients))
  const wanted = besideOf(leaf.place, levels)
  const rows = await loadNodes(tx, tree.id, wanted)
  const path = wanted.map(({ level, nr, at }) => {
    const row = rows.find((one) => one.level === level && one.nr === nr)
    const { hash, sum } = nodeAt(present(row, 'a tree is whole').nodes, at)
    return { hash: toBase64(hash), sum: String(sum) }
  })
  return {
    format: liabilityFormat,
    ...(await keyStatesOf(tx)),
    currency,
    holder: present(await loadHolder(tx, clientId), 'a client has an address'),
    amount: String(leaf.amount),
    salt: toBase64(leaf.salt),
    place: leaf.place,
    path,
    entry,
    proof,
  }
}
