// The log as files, for anybody: what it says of itself, its hashes and entries by 256, and its
// keys. What is full never changes.

import type { FastifyReply } from 'fastify'
import { iso } from '#kernel/time.ts'
import type { Db } from '#server/platform/db.ts'
import type { Router } from '#server/platform/http.ts'
import { hashBytes } from '#verify/merkle.ts'
import { numberOfPath, tileWidth, widthAt } from '#verify/tiles.ts'
import { listLastCosigned } from './cosignatures.store.ts'
import { listKeys, loadOrigin } from './keys.store.ts'
import { loadCheckpoint, loadEntries, loadTiles } from './log.store.ts'
import type { AskedWitness } from './read-witnesses.ts'

export function registerLogFiles(
  router: Router,
  db: Db,
  witnesses: readonly AskedWitness[] = [],
): void {
  router.file('/log/checkpoint', async (_path, reply) => {
    const checkpoint = await loadCheckpoint(db)
    return checkpoint && send(reply, 'now', 'text/plain; charset=utf-8', checkpoint.note)
  })
  router.file('/log/keys.json', async (_path, reply) => {
    const named = await loadOrigin(db)
    if (!named) return undefined
    const told = { ...(await keysOf(db, named)), witnesses: await witnessesOf(db, witnesses) }
    return send(reply, 'now', 'application/json', JSON.stringify(told))
  })
  router.file('/log/tile/*', async (path, reply) => {
    const asked = askedOf(path)
    const size = (await loadCheckpoint(db))?.size ?? 0
    if (!asked || asked.width > widthAt(size, asked.level ?? 0, asked.nr)) return undefined
    const bytes = await bytesOf(db, asked)
    const age = asked.width === tileWidth ? 'for ever' : 'a while'
    return send(reply, age, 'application/octet-stream', bytes)
  })
}

async function keysOf(db: Db, { origin }: { readonly origin: string }) {
  const keys = (await listKeys(db)).map(({ vkey, madeAt, end, endorsed }) => ({
    vkey,
    made_at: iso(madeAt),
    ended: end && { why: end.why, at: iso(end.at), size: end.size },
    endorsed,
  }))
  return { origin, keys }
}

/** Whom the log asks to sign what it says: where they are, and what they signed last. */
async function witnessesOf(db: Db, witnesses: readonly AskedWitness[]) {
  const vkeys = witnesses.map(({ vkey }) => vkey)
  const last = await listLastCosigned(db, vkeys)
  return witnesses.map(({ vkey, url }) => {
    const signed = last.find((one) => one.vkey === vkey)
    return { vkey, url, signed: signed ? { size: signed.size, at: iso(signed.at) } : null }
  })
}

type Asked = {
  /** Null: entries. */
  readonly level: number | null
  readonly nr: number
  readonly width: number
}

/** "0/x001/067.p/5" or "entries/000"; undefined where it is neither. */
function askedOf(path: string): Asked | undefined {
  const [, kind = '', place = '', part] =
    /^(entries|\d{1,2})\/((?:x\d{3}\/)*\d{3})(?:\.p\/([1-9]\d{0,2}))?$/.exec(path) ?? []
  const nr = numberOfPath(place)
  const width = part === undefined ? tileWidth : Number(part)
  if (nr === undefined || (part !== undefined && width >= tileWidth)) return undefined
  const level = kind === 'entries' ? null : Number(kind)
  return level !== null && (level > 63 || String(level) !== kind) ? undefined : { level, nr, width }
}

async function bytesOf(db: Db, { level, nr, width }: Asked): Promise<Buffer> {
  if (level === null) return Buffer.concat((await loadEntries(db, nr, width)).flatMap(framed))
  const [tile] = await loadTiles(db, [{ level, nr }])
  return Buffer.from(tile?.hashes.subarray(0, width * hashBytes) ?? [])
}

/** Its length in two bytes, and the entry. */
function framed(entry: Buffer): Buffer[] {
  const length = Buffer.alloc(2)
  length.writeUInt16BE(entry.length)
  return [length, entry]
}

const ages = {
  now: 'no-cache',
  'a while': 'public, max-age=60',
  'for ever': 'public, max-age=31536000, immutable',
}

/** Programs of others, and pages of others, may read it. */
function send(reply: FastifyReply, age: keyof typeof ages, type: string, body: Buffer | string) {
  reply.headers({
    'cache-control': ages[age],
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    'content-type': type,
  })
  return body
}
