// What one client was owed, proved by the newest tree: the way from their leaf to the root that the
// log has.

import { hash } from 'node:crypto'
import type { LiabilityView } from '#contract/client/liabilities.ts'
import { present } from '#kernel/assert.ts'
import type { ClientId } from '#kernel/ids.ts'
import type { Tx } from '#server/platform/db.ts'
import { toBase64 } from '#verify/bytes.ts'
import { liabilityFormat } from '#verify/liability.ts'
import { leafBytes } from '#verify/sum-tree.ts'
import { keyStatesOf, proverOf } from '../log/prove-entry.ts'
import { loadHolder, loadLeaf, loadNodes, loadTree } from './owed.store.ts'
import { currency } from './publish-owed.ts'
import { besideOf, leavesFor, nodeAt, nodePlace } from './sums.ts'

/**
 * Null: there is no tree yet that the log has proved, or this client was owed nothing in it, or had
 * another address then, which opens the leaf and is kept nowhere.
 */
export async function proveOwed(tx: Tx, clientId: ClientId): Promise<LiabilityView | null> {
  const tree = await loadTree(tx, currency)
  const leaf = tree && (await loadLeaf(tx, tree.id, clientId))
  if (!leaf) return null
  const { entry, proof } = await (await proverOf(tx))(tree.nr)
  if (proof === null) return null
  const levels = Math.log2(leavesFor(tree.clients))
  const holder = present(await loadHolder(tx, clientId), 'a client has an address')
  const wanted = besideOf(leaf.place, levels)
  const own = nodePlace(0, leaf.place)
  const rows = await loadNodes(tx, tree.id, [own, ...wanted])
  const nodeOf = ({ level, nr, at }: typeof own) => {
    const row = rows.find((one) => one.level === level && one.nr === nr)
    return nodeAt(present(row, 'a tree is whole').nodes, at)
  }
  const bytes = leafBytes(leaf.salt, { currency, holder, sum: leaf.amount })
  if (!hash('sha256', bytes, 'buffer').equals(nodeOf(own).hash)) return null
  const path = wanted.map(nodeOf).map(({ hash, sum }) => ({
    hash: toBase64(hash),
    sum: String(sum),
  }))
  return {
    format: liabilityFormat,
    ...(await keyStatesOf(tx)),
    currency,
    holder,
    amount: String(leaf.amount),
    salt: toBase64(leaf.salt),
    place: leaf.place,
    path,
    entry,
    proof,
  }
}
