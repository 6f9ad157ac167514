// Which key signs: the newest that has no end. A new one is endorsed by the one before, unless that
// is revoked, and both changes stand in the log.

import type { KeyObject } from 'node:crypto'
import { present } from '#kernel/assert.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Tx } from '#server/platform/db.ts'
import type { Seal } from '#server/platform/seal.ts'
import { WrongSetting } from '#server/platform/wrong-setting.ts'
import { endorsedText, type KeyEndEntry, type KeyEntry } from '#verify/entry.ts'
import { appendEntries } from './append-entries.ts'
import {
  insertKey,
  insertKeyEnd,
  insertOrigin,
  type KeyEnd,
  listKeys,
  loadOrigin,
  type StoredKey,
} from './keys.store.ts'
import { lockLog } from './log.store.ts'
import { keyOfBytes, newPrivateKey, type Signer, signerOf } from './sign-note.ts'

export type KeyDeps = {
  readonly clock: Clock
  readonly seal: Seal
  /** Of the operator's file; undefined where the key is ours to make. */
  readonly keyFile: KeyObject | undefined
  /** What a log is called that has no name yet, e.g. "trade.example/log". */
  readonly origin: () => string
}

/** Who signs now. The first time the log gets its name and its key. */
export async function currentSigner(tx: Tx, deps: KeyDeps): Promise<Signer> {
  await lockLog(tx)
  const origin = await originOf(tx, deps)
  const keys = await listKeys(tx)
  const current = keys.findLast(({ end }) => end === null)
  if (deps.keyFile) {
    const signer = signerOf(origin, deps.keyFile)
    if (current?.vkey === signer.vkey) return signer
    const next = fileSigner(origin, deps.keyFile, keys)
    return introduce(tx, deps, { signer: next, sealed: null, before: current, why: 'replaced' })
  }
  if (!current)
    return introduce(tx, deps, { ...newKey(origin, deps), before: undefined, why: 'replaced' })
  return ownSigner(origin, current, deps)
}

/** The same for who only reads; undefined as long as nobody has signed. */
export async function knownSigner(tx: Tx, deps: KeyDeps): Promise<Signer | undefined> {
  const known = await loadOrigin(tx)
  const current = known && (await listKeys(tx)).findLast(({ end }) => end === null)
  if (!current) return undefined
  if (!deps.keyFile) return ownSigner(known.origin, current, deps)
  const signer = signerOf(known.origin, deps.keyFile)
  return signer.vkey === current.vkey ? signer : undefined
}

/**
 * Another key signs from here on: the one of the operator's file, or a new one. Where the one
 * before is revoked, nothing that it signs from now on counts.
 */
export async function changeKey(tx: Tx, deps: KeyDeps, why: KeyEnd): Promise<Signer> {
  await lockLog(tx)
  const origin = await originOf(tx, deps)
  const keys = await listKeys(tx)
  const before = keys.findLast(({ end }) => end === null)
  const next = deps.keyFile
    ? { signer: fileSigner(origin, deps.keyFile, keys), sealed: null }
    : newKey(origin, deps)
  return introduce(tx, deps, { ...next, before, why })
}

/** A key signs once, from its beginning to its end. */
function fileSigner(origin: string, keyFile: KeyObject, keys: readonly StoredKey[]): Signer {
  const signer = signerOf(origin, keyFile)
  if (keys.every(({ vkey }) => vkey !== signer.vkey)) return signer
  throw new WrongSetting('SIGNING_KEY_FILE holds a key that has signed already: make a new one.')
}

/** Whether there is a log to put anything in. */
export async function hasBegun(tx: Tx): Promise<boolean> {
  return (await loadOrigin(tx)) !== undefined
}

async function originOf(tx: Tx, { clock, origin }: KeyDeps): Promise<string> {
  const known = await loadOrigin(tx)
  if (known) return known.origin
  await insertOrigin(tx, origin(), clock.now())
  return origin()
}

function newKey(origin: string, { seal }: KeyDeps) {
  const made = newPrivateKey()
  const signer = signerOf(origin, keyOfBytes(made))
  return { signer, sealed: seal.seal(made, sealedFor(signer.vkey)) }
}

function ownSigner(origin: string, { vkey, sealed }: StoredKey, { seal }: KeyDeps): Signer {
  if (!sealed)
    throw new WrongSetting(`The key ${vkey} is in a file: say where in SIGNING_KEY_FILE.`)
  return signerOf(origin, keyOfBytes(seal.unseal(sealed, sealedFor(vkey))))
}

const sealedFor = (vkey: string) => `signing key:${vkey}`

type Introduction = {
  readonly signer: Signer
  readonly sealed: Buffer | null
  readonly before: StoredKey | undefined
  readonly why: KeyEnd
}

async function introduce(
  tx: Tx,
  deps: KeyDeps,
  { signer, sealed, before, why }: Introduction,
): Promise<Signer> {
  const { vkey } = signer
  const now = deps.clock.now()
  const endorses = before?.sealed && why === 'replaced'
  const origin = present(await loadOrigin(tx), 'it has a name').origin
  const endorsed = endorses ? ownSigner(origin, before, deps).lineFor(endorsedText(vkey)) : null
  await insertKey(tx, { vkey, sealed, endorsed, madeAt: now })
  const key: KeyEntry = { kind: 'key', vkey, endorsed }
  const end: KeyEndEntry | undefined = before && { kind: 'key_end', vkey: before.vkey, why }
  const first = await appendEntries(
    tx,
    [...(end ? [end] : []), key].map((entry) => JSON.stringify(entry)),
  )
  if (before) await insertKeyEnd(tx, { keyId: before.id, at: now, why, size: first })
  return signer
}
