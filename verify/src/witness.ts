// Keeps a log as it was: a copy of all its entries and hashes in the log's own form, which any file
// server serves, and what it said of itself. Whatever it says later has to begin with that.

import { type Bytes, isSame, toHex } from './bytes.ts'
import { entriesOf } from './frames.ts'
import { edgeOf, grown, leafOf, type Sha256, type StoredTile } from './grow.ts'
import { indexMinutes, type Twice } from './index-minutes.ts'
import type { KeyState } from './keys.ts'
import {
  type Fetch,
  fetchHead,
  fetchKeys,
  type Head,
  isBeginning,
  keysBelieved,
  Missing,
} from './log.ts'
import { hashBytes } from './merkle.ts'
import { entriesPath, rootOf, tilePath, tileWidth, widthAt } from './tiles.ts'

/** Files by their names; what was written stays there when the machine stops. */
export type Keep = {
  readonly read: (name: string) => Promise<Bytes | undefined>
  readonly write: (name: string, bytes: Uint8Array) => Promise<void>
}

export type WitnessDeps = {
  readonly get: Fetch
  readonly keep: Keep
  readonly sha256: Sha256
  /** By which one begins to believe; empty: by those that the log publishes at first sight. */
  readonly vkeys: readonly string[]
}

/** Something that must not be: what was seen, in words, and the two statements. */
export class Broken extends Error {
  override readonly name = 'Broken'
  readonly evidence: readonly string[]

  constructor(message: string, evidence: readonly string[] = []) {
    super(message)
    this.evidence = evidence
  }
}

export type Seen = { readonly size: number; readonly added: number; readonly root: string }

/** One look at the log; throws `Broken` where it is not what it was. */
export async function look(deps: WitnessDeps): Promise<Seen> {
  const { get, keep } = deps
  const keys = await believedKeys(deps)
  const before = await keptHead(keep, keys)
  const head = await fetchHead(get, keys)
  if (!head) throw new Broken('its checkpoint is signed by no key that is believed')
  const from = before?.size ?? 0
  if (before) await compare(get, before, head)
  if (head.size > from) await copy(deps, from, head)
  const twice = await indexMinutes(keep, head.size)
  if (twice) throw saidTwice(twice, head)
  await keep.write('checkpoint', bytesOf(head.note))
  return { size: head.size, added: head.size - from, root: toHex(head.root) }
}

function saidTwice({ symbol, minute, places }: Twice, { note }: Head): Broken {
  const [one, other] = places
  return new Broken(`it has ${symbol} of ${minute} twice, as entries ${one} and ${other}`, [note])
}

async function believedKeys({ get, keep, vkeys }: WitnessDeps): Promise<KeyState[]> {
  const published = await fetchKeys(get)
  const kept = await keep.read('vkeys')
  const known = kept ? textOf(kept).split('\n').filter(Boolean) : vkeys
  const first = known.length > 0 ? known : published.keys.map(({ vkey }) => vkey)
  const believed = await keysBelieved([...first, ...vkeys], published)
  await keep.write('vkeys', bytesOf(believed.map(({ vkey }) => `${vkey}\n`).join('')))
  await keep.write('keys.json', bytesOf(JSON.stringify(published)))
  return believed
}

/** Of a key that was revoked since, too: it was right when it was kept. */
async function keptHead(keep: Keep, keys: readonly KeyState[]): Promise<Head | undefined> {
  const kept = await keep.read('checkpoint')
  if (!kept) return undefined
  const ever = keys.map(({ vkey }) => ({ vkey, ended: null }))
  return fetchHead(async () => kept, ever)
}

async function compare(get: Fetch, before: Head, head: Head): Promise<void> {
  const both = [before.note, head.note]
  if (head.origin !== before.origin) throw new Broken('the log calls itself otherwise', both)
  if (head.size < before.size) throw new Broken('the log is shorter than it was', both)
  if (head.size === before.size && !isSame(head.root, before.root)) {
    throw new Broken('the log says two things of the same length', both)
  }
  if (await isBeginning(get, before, head)) return
  throw new Broken('what the log held before is not what it holds now', both)
}

/** Adds what is new, tile by tile, and then asks whether that is what was signed. */
async function copy({ get, keep, sha256 }: WitnessDeps, from: number, head: Head): Promise<void> {
  const begun = Math.floor(from / tileWidth)
  let edge = await edgeAt(keep, begun * tileWidth)
  for (let nr = begun; nr * tileWidth < head.size; nr += 1) {
    const width = widthAt(head.size, 0, nr)
    const bundle = await get(entriesPath({ nr, width })).catch(missing(head))
    const leaves = entriesOf(bundle).map((entry) => leafOf(entry, sha256))
    if (leaves.length !== width) throw new Broken(`its entries ${nr} are not ${width}`, [head.note])
    const tiles = grown({ size: nr * tileWidth, edge }, leaves, sha256)
    await keep.write(entriesPath({ nr, width }), bundle)
    for (const tile of tiles) {
      await keep.write(tilePath({ ...tile, width: tile.hashes.length / hashBytes }), tile.hashes)
    }
    edge = nextEdge(edge, tiles)
  }
  const read = ({ level, nr, width }: Parameters<typeof tilePath>[0]) =>
    keep.read(tilePath({ level, nr, width })).then((bytes) => bytes ?? new Uint8Array())
  const root = await rootOf({ size: head.size, read })
  if (!isSame(root, head.root)) {
    throw new Broken('its entries are not what it signed', [head.note, toHex(root)])
  }
}

function missing(head: Head) {
  return (error: unknown): never => {
    if (error instanceof Missing) throw new Broken(error.message, [head.note])
    throw error
  }
}

async function edgeAt(keep: Keep, size: number): Promise<StoredTile[]> {
  const tiles = edgeOf(size).map(async ({ level, nr }) => {
    const hashes = await keep.read(tilePath({ level, nr, width: widthAt(size, level, nr) }))
    return { level, nr, hashes: hashes ?? new Uint8Array() }
  })
  return Promise.all(tiles)
}

function nextEdge(edge: readonly StoredTile[], changed: readonly StoredTile[]): StoredTile[] {
  const byLevel = new Map([...edge, ...changed].map((tile) => [tile.level, tile]))
  return [...byLevel.values()].filter(({ hashes }) => hashes.length < tileWidth * hashBytes)
}

const bytesOf = (text: string) => new TextEncoder().encode(text)
const textOf = (bytes: Uint8Array) => new TextDecoder().decode(bytes)
