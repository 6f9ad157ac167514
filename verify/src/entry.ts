// What stands in the log, one line of JSON each. Whoever writes it and whoever checks it have it
// from here.

import { joined, sha256, toHex, utf8 } from './bytes.ts'
import type { Tick } from './receipt.ts'
import {
  count,
  hasPlaces,
  instant,
  list,
  nullable,
  number,
  oneOf,
  optional,
  readJson,
  record,
  type Shape,
  text,
} from './shape.ts'

/** Kinds of statements about a trade, of which the log has a hash. */
export type Hidden = 'terms' | 'settlement'

/** A trade's terms or its end, as what only its client can open: SHA-256 over salt and text. */
export type HiddenEntry = { readonly kind: Hidden; readonly commitment: string }

/** All prices of an instrument in a minute. */
export type TicksEntry = {
  readonly kind: 'ticks'
  readonly symbol: string
  /** When it begins; ISO 8601. */
  readonly minute: string
  readonly sources: readonly string[]
  readonly ticks: readonly LoggedTick[]
}

/** Of a median it has what each source said, too. */
export type LoggedTick = readonly [
  seq: number,
  /** Into the minute. */
  ms: number,
  price: number,
  /** The place of its source. */
  source: number,
  said?: readonly (number | null)[] | undefined,
]

/** A key that signs from here on; `endorsed` is the signature of the one before over its line. */
export type KeyEntry = {
  readonly kind: 'key'
  readonly vkey: string
  readonly endorsed: string | null
}

/** A key that signs no longer; of one that is `revoked` nothing counts that is logged later. */
export type KeyEndEntry = {
  readonly kind: 'key_end'
  readonly vkey: string
  readonly why: 'replaced' | 'revoked'
}

/** What a new key's `endorsed` is a signature of. */
export function endorsedText(vkey: string): string {
  return `truestrike/key/v1\n${vkey}\n`
}

/** The text of a statement about a trade, which is signed: what it is, and its JSON. */
export function statementText(kind: Hidden, statement: object): string {
  return `truestrike/${kind}/v1\n${JSON.stringify(statement)}\n`
}

/** What such a text states; undefined where it is none of this kind and shape. */
export function statementOf<T>(kind: Hidden, signed: string, shape: Shape<T>): T | undefined {
  const first = `truestrike/${kind}/v1\n`
  return signed.startsWith(first) ? readJson(signed.slice(first.length), shape) : undefined
}

/** The entry of a statement, by the hash over its salt and its text, in hexadecimal. */
export function hiddenEntryOf(kind: Hidden, commitment: string): string {
  return JSON.stringify({ kind, commitment } satisfies HiddenEntry)
}

export async function hiddenEntry(kind: Hidden, salt: Uint8Array, signed: string): Promise<string> {
  return hiddenEntryOf(kind, toHex(await sha256(joined(salt, utf8(signed)))))
}

const tickPlaces = [count, count, number, count, optional(list(nullable(number)))]
const isTick = (given: unknown): given is LoggedTick => hasPlaces(given, tickPlaces)

const ticksShape: Shape<TicksEntry> = record({
  kind: oneOf(['ticks']),
  symbol: text,
  minute: instant,
  sources: list(text),
  ticks: list(isTick),
})

/** Undefined where it is no entry of prices. */
export function ticksOfEntry(entry: string): TicksEntry | undefined {
  return readJson(entry, ticksShape)
}

export function ticksIn({ minute, sources, ticks }: TicksEntry): Tick[] {
  const from = Date.parse(minute)
  return ticks.map(([seq, ms, price, place, said]) => {
    const time = new Date(from + ms).toISOString()
    const tick = { seq, time, price, source: sources[place] ?? 'unknown' }
    return said ? { ...tick, said } : tick
  })
}

const minuteMs = 60_000

/**
 * The minutes whose prices decide a trade, as their beginnings: those that hold what its receipt
 * lists, sixty seconds after acceptance and sixty before expiry.
 */
export function minutesOf(acceptedAt: number, expiresAt: number): number[] {
  const instants = [acceptedAt, acceptedAt + minuteMs, expiresAt - minuteMs, expiresAt]
  return [...new Set(instants.map((at) => Math.floor(at / minuteMs) * minuteMs))]
}
