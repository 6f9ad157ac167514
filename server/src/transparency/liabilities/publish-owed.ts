// Once a day: what each client is owed becomes a leaf, salted, in a random place among others that
// are owed nothing; root and total go into the log.

import { hash } from 'node:crypto'
import { setImmediate as turn } from 'node:timers/promises'
import { assert, present } from '#kernel/assert.ts'
import type { ClientId } from '#kernel/ids.ts'
import { day as dayMs, iso, later, type Millis } from '#kernel/time.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Random } from '#server/platform/crypto.ts'
import type { Db, Tx } from '#server/platform/db.ts'
import type { LiabilityEntry } from '#verify/liability.ts'
import { leafBytes, nodeBytes } from '#verify/sum-tree.ts'
import { appendEntries } from '../log/append-entries.ts'
import { hasBegun } from '../log/keep-keys.ts'
import {
  type ClientOwed,
  forgetTreesBefore,
  insertLeaves,
  insertNodes,
  insertTree,
  type Leaf,
  listOwed,
  loadOwedTotal,
  loadStaked,
  loadTree,
  type NodeRow,
} from './owed.store.ts'
import { leavesFor, nodeAt, nodeBytesEach, nodesInRow, putNode } from './sums.ts'

export type OwedDeps = { readonly db: Db; readonly clock: Clock; readonly random: Random }

export const currency = 'USD'
const pageSize = 5_000
/** Others come to their turn so often. */
const nodesAtOnce = 2_000
const keptDays = 31

/** True: a tree was made; there is one a day, once there is a log. */
export async function publishOwed({ db, clock, random }: OwedDeps): Promise<boolean> {
  const at = clock.now()
  const today = iso(at).slice(0, 10)
  if (!(await hasBegun(db))) return false
  const last = await loadTree(db, currency)
  if (last && last.day >= today) return false
  const leaves = await db.transaction((tx) => readLeaves(tx, random, at))
  const levels = await treeOf(leaves, random)
  const root = nodeAt(present(levels.at(-1), 'it has a root'), 0)
  const entry: LiabilityEntry = {
    kind: 'liabilities',
    currency,
    at: iso(at),
    total: String(root.sum),
    root: Buffer.from(root.hash).toString('hex'),
  }
  await db.transaction(async (tx) => {
    const nr = await appendEntries(tx, [JSON.stringify(entry)])
    const stored = { currency, day: today, at, total: root.sum, root: Buffer.from(root.hash) }
    const treeId = await insertTree(tx, { ...stored, clients: leaves.length, nr })
    for (const page of pagesOf(leaves)) await insertLeaves(tx, treeId, page)
    for (const page of pagesOf(rowsOf(levels))) await insertNodes(tx, treeId, page)
    await forgetTreesBefore(tx, iso(later(at, -keptDays * dayMs)).slice(0, 10))
  })
  return true
}

type Held = Leaf & { readonly holder: string }

/** All as of one instant; what they come to is what the ledger says, or nothing is published. */
async function readLeaves(tx: Tx, random: Random, at: Millis): Promise<Held[]> {
  await tx.rows('set transaction isolation level repeatable read, read only')
  const staked = await loadStaked(tx, at)
  const owed: ClientOwed[] = []
  for (let after = 0n as ClientId; ; ) {
    const page = await listOwed(tx, after, pageSize)
    const whole = page.map((one) => ({
      ...one,
      amount: one.amount + (staked.get(one.clientId) ?? 0n),
    }))
    owed.push(...whole.filter(({ amount }) => amount > 0n))
    const last = page.at(-1)
    if (!last || page.length < pageSize) break
    after = last.clientId
  }
  const total = owed.reduce((sum, { amount }) => sum + amount, 0n)
  const known = await loadOwedTotal(tx)
  assert(total === known, `clients are owed ${total} cents one by one, and ${known} together`)
  const places = shuffled(leavesFor(owed.length), random)
  return owed.map((one, nr) => ({
    ...one,
    place: present(places[nr], 'there are as many places'),
    salt: Buffer.from(random(32)),
  }))
}

/** Fisher and Yates; 48 random bits a step show no trace of a remainder. */
function shuffled(count: number, random: Random): Uint32Array {
  const places = Uint32Array.from({ length: count }, (_, place) => place)
  for (let last = count - 1; last > 0; last -= 1) {
    const other = Buffer.from(random(6)).readUIntBE(0, 6) % (last + 1)
    const moved = places[last] ?? 0
    places[last] = places[other] ?? 0
    places[other] = moved
  }
  return places
}

const sha256 = (bytes: Uint8Array) => hash('sha256', bytes, 'buffer')

/** The levels of the tree, leaves first. */
async function treeOf(leaves: readonly Held[], random: Random): Promise<Uint8Array[]> {
  const count = leavesFor(leaves.length)
  const first = new Uint8Array(count * nodeBytesEach)
  // Places of nobody: a hash of random bytes, and nothing owed.
  for (let place = 0; place < count; place += 1) {
    first.set(sha256(random(32)), place * nodeBytesEach)
    if (place % nodesAtOnce === 0) await turn()
  }
  for (const [nr, { salt, holder, amount: sum, place }] of leaves.entries()) {
    putNode(first, place, { hash: sha256(leafBytes(salt, { currency, holder, sum })), sum })
    if (nr % nodesAtOnce === 0) await turn()
  }
  const levels = [first]
  for (let below = first; below.length > nodeBytesEach; ) {
    const level = new Uint8Array(below.length / 2)
    for (let place = 0; place * nodeBytesEach < level.length; place += 1) {
      const [left, right] = [nodeAt(below, 2 * place), nodeAt(below, 2 * place + 1)]
      putNode(level, place, { hash: sha256(nodeBytes(left, right)), sum: left.sum + right.sum })
      if (place % nodesAtOnce === 0) await turn()
    }
    levels.push(level)
    below = level
  }
  return levels
}

function rowsOf(levels: readonly Uint8Array[]): NodeRow[] {
  const width = nodesInRow * nodeBytesEach
  return levels.flatMap((level, nr) =>
    Array.from({ length: Math.ceil(level.length / width) }, (_, place) => ({
      level: nr,
      nr: place,
      nodes: Buffer.from(level.subarray(place * width, (place + 1) * width)),
    })),
  )
}

function* pagesOf<T>(all: readonly T[]): Generator<readonly T[]> {
  for (let from = 0; from < all.length; from += pageSize) yield all.slice(from, from + pageSize)
}
