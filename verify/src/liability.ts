// What a house owes to one client, proved: the amount is in a tree of what it owes to all, whose
// root and total stand in its log.

import { fromBase64, sha256, toHex, utf8 } from './bytes.ts'
import { isInLog, openCheckpoint, parseProof } from './checkpoint.ts'
import { type KeyState, keyStateShape, keysAt } from './keys.ts'
import { leafHash } from './merkle.ts'
import { count, instant, list, oneOf, readJson, record, type Shape, text } from './shape.ts'
import { isSum, leafBytes, rootOfPath, type SumNode } from './sum-tree.ts'

/** What the log has of each tree: only its root and its total. */
export type LiabilityEntry = {
  readonly kind: 'liabilities'
  readonly currency: string
  /** As of when. */
  readonly at: string
  /** What all are owed, in smallest units. */
  readonly total: string
  /** Hexadecimal. */
  readonly root: string
}

const entryShape: Shape<LiabilityEntry> = record({
  kind: oneOf(['liabilities']),
  currency: text,
  at: instant,
  total: text,
  root: text,
})

export const liabilityFormat = 'truestrike/liability/v1' as const

export type SavedLiability = {
  readonly format: typeof liabilityFormat
  readonly origin: string
  readonly keys: readonly KeyState[]
  readonly currency: string
  /** The client's address, as of then. */
  readonly holder: string
  /** In smallest units. */
  readonly amount: string
  /** Base64. */
  readonly salt: string
  readonly place: number
  readonly path: readonly { readonly hash: string; readonly sum: string }[]
  /** What the log has, and the proof that it has it. */
  readonly entry: string
  readonly proof: string
}

const savedShape: Shape<SavedLiability> = record({
  format: oneOf([liabilityFormat]),
  origin: text,
  keys: list(keyStateShape),
  currency: text,
  holder: text,
  amount: text,
  salt: text,
  place: count,
  path: list(record({ hash: text, sum: text })),
  entry: text,
  proof: text,
})

/** Undefined where a text is no such file. */
export function parseLiability(json: string): SavedLiability | undefined {
  return readJson(json, savedShape)
}

export type LiabilityVerdict = {
  /** The log has this root and this total, signed. */
  readonly isLogged: boolean
  /** The amount is in the tree of that root, and counts towards that total. */
  readonly isCounted: boolean
  readonly at: string | undefined
  /** In smallest units. */
  readonly total: bigint | undefined
}

export async function verifyLiability(
  saved: SavedLiability,
  known: { readonly keys?: readonly KeyState[] } = {},
): Promise<LiabilityVerdict> {
  const entry = readJson(saved.entry, entryShape)
  const isOfCurrency = entry?.currency === saved.currency
  const root = await rootOf(saved)
  const isRoot = root !== undefined && toHex(root.hash) === entry?.root
  const isCounted = isOfCurrency && isRoot && String(root.sum) === entry.total
  return {
    isLogged: await isLogged(saved, known.keys ?? saved.keys),
    isCounted,
    at: entry?.at,
    total: entry && sumOf(entry.total),
  }
}

async function rootOf(saved: SavedLiability): Promise<SumNode | undefined> {
  const { holder, currency, amount, salt, place, path } = saved
  const [bytes, sum] = [fromBase64(salt), sumOf(amount)]
  const nodes = path.map(({ hash, sum }) => ({ hash: fromBase64(hash), sum: sumOf(sum) }))
  if (bytes?.length !== 32 || sum === undefined) return undefined
  const whole = nodes.flatMap(({ hash, sum }) =>
    hash?.length === 32 && sum !== undefined ? [{ hash, sum }] : [],
  )
  if (whole.length < nodes.length) return undefined
  const leaf = { hash: await sha256(leafBytes(bytes, { currency, holder, sum })), sum }
  return rootOfPath(leaf, { place, path: whole }, sha256)
}

function sumOf(given: string): bigint | undefined {
  const sum = /^(0|[1-9]\d{0,18})$/.test(given) ? BigInt(given) : undefined
  return sum !== undefined && isSum(sum) ? sum : undefined
}

async function isLogged(saved: SavedLiability, keys: readonly KeyState[]): Promise<boolean> {
  const proof = parseProof(saved.proof)
  if (!proof) return false
  const size = Number(proof.checkpoint.split('\n')[1])
  const checkpoint = await openCheckpoint(proof.checkpoint, await keysAt(keys, size))
  if (checkpoint?.origin !== saved.origin) return false
  return isInLog(proof, await leafHash(utf8(saved.entry)), checkpoint)
}
