// A log at its address: what it says of itself now, and whether that still holds what it said
// before.

import type { Bytes } from './bytes.ts'
import { type Checkpoint, openCheckpoint } from './checkpoint.ts'
import { endorsedText } from './entry.ts'
import { type KeyState, keyStateShape, keysAt } from './keys.ts'
import { isConsistent } from './merkle.ts'
import { parseNote, signersOf } from './note.ts'
import { list, nullable, readJson, record, type Shape, text } from './shape.ts'
import { keepTiles, proveConsistency, type ReadTile, tilePath } from './tiles.ts'

/** Gets a file of the log, by its path below the log's address. */
export type Fetch = (path: string) => Promise<Bytes>

/** There is no such file. */
export class Missing extends Error {
  override readonly name = 'Missing'
}

/** By HTTP; whoever asks too much is told to wait, and does. */
export function fetchFrom(url: string): Fetch {
  return async (path) => {
    for (let tries = 0; ; tries += 1) {
      const answer = await fetch(`${url.replace(/\/$/, '')}/${path}`)
      if (answer.ok) return new Uint8Array(await answer.arrayBuffer())
      if (answer.status === 404) throw new Missing(`${url} has no ${path}`)
      const seconds = Number(answer.headers.get('retry-after') ?? 0)
      if (answer.status !== 429 || tries === 20) {
        throw new Error(`${url}/${path} answered ${answer.status}`)
      }
      await new Promise((resolve) => setTimeout(resolve, Math.max(seconds, 1) * 1_000))
    }
  }
}

export type PublishedKey = KeyState & {
  /** The signature of the key before over this one; null: none. */
  readonly endorsed: string | null
}

export type PublishedKeys = { readonly origin: string; readonly keys: readonly PublishedKey[] }

const keysShape: Shape<PublishedKeys> = record({
  origin: text,
  keys: list(
    (given): given is PublishedKey =>
      keyStateShape(given) && record({ endorsed: nullable(text) })(given),
  ),
})

/** Of a keys.json; undefined where it is no list of keys. */
export function parseKeys(json: string): PublishedKeys | undefined {
  return readJson(json, keysShape)
}

/** Throws where it publishes none. */
export async function fetchKeys(get: Fetch): Promise<PublishedKeys> {
  const keys = parseKeys(new TextDecoder().decode(await get('keys.json')))
  if (!keys) throw new Error('its keys.json is no list of keys')
  return keys
}

/**
 * Of the keys that a log publishes those that may be believed: the ones known before, and whichever
 * one of these endorsed. What it says of their ends is believed: it takes trust away only.
 */
export async function keysBelieved(
  known: readonly string[],
  { keys }: PublishedKeys,
): Promise<KeyState[]> {
  const believed = new Map<string, KeyState>(known.map((vkey) => [vkey, { vkey, ended: null }]))
  for (const { vkey, ended, endorsed } of keys) {
    const isNamed = believed.has(vkey) || (await isEndorsed(vkey, endorsed, [...believed.values()]))
    if (isNamed) believed.set(vkey, { vkey, ended })
  }
  return [...believed.values()]
}

async function isEndorsed(vkey: string, line: string | null, by: readonly KeyState[]) {
  const note = line === null ? undefined : parseNote(`${endorsedText(vkey)}\n${line}`)
  const signers = note && (await signersOf(note, await keysAt(by, undefined)))
  return signers !== undefined && signers.length > 0
}

export type Head = Checkpoint & {
  /** As it was signed. */
  readonly note: string
}

/** What the log says now; undefined where nobody who is believed signed it. */
export async function fetchHead(
  get: Fetch,
  states: readonly KeyState[],
): Promise<Head | undefined> {
  const note = new TextDecoder().decode(await get('checkpoint'))
  const head = await openCheckpoint(note, await keysAt(states, undefined))
  return head && { ...head, note }
}

/** The log's tiles, as the log serves them. */
export function tilesOf(get: Fetch): ReadTile {
  return keepTiles((tile) => get(tilePath(tile)))
}

/** Whether what was said before is the beginning of what is said now. */
export async function isBeginning(get: Fetch, before: Checkpoint, now: Checkpoint) {
  if (before.origin !== now.origin || before.size > now.size) return false
  const tree = { size: now.size, read: tilesOf(get) }
  const proof = await proveConsistency(tree, before.size).catch((error: unknown) => {
    if (error instanceof Missing) return undefined
    throw error
  })
  return proof !== undefined && isConsistent({ from: before, to: now }, proof)
}
