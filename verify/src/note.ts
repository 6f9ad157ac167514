// Signed notes (c2sp.org/signed-note): a text and, below it, who signed it. Signatures of keys that
// nobody asks about are passed over; a wrong one of a key that is asked about spoils the note.

import { type Bytes, fromBase64, isSame, joined, sha256, toBase64, toHex, utf8 } from './bytes.ts'

export type Signature = {
  /** Whose: the name of the key. */
  readonly name: string
  /** Four bytes, by which keys of one name differ. */
  readonly id: Bytes
  readonly signature: Bytes
}

export type Note = {
  /** Ends with the end of a line. */
  readonly text: string
  readonly signatures: readonly Signature[]
}

/** Kinds of signatures. */
const ed25519 = 1
export const cosignature = 4

export type Key = {
  readonly name: string
  readonly id: Bytes
  readonly kind: number
  readonly publicKey: Bytes
}

const signaturesMost = 100

/** Undefined where it is no note. */
export function parseNote(note: string): Note | undefined {
  if (/[^\P{Cc}\n]|\p{Cs}/u.test(note)) return undefined
  const at = note.lastIndexOf('\n\n')
  if (at < 0 || !note.endsWith('\n')) return undefined
  const lines = note.slice(at + 2, -1).split('\n')
  if (lines.length > signaturesMost) return undefined
  const signatures = lines.map(signatureOf)
  if (!signatures.every((one) => one !== undefined)) return undefined
  return { text: note.slice(0, at + 1), signatures }
}

function signatureOf(line: string): Signature | undefined {
  const [, name, encoded] = /^— ([^ +]+) (\S+)$/.exec(line) ?? []
  const bytes = encoded === undefined ? undefined : fromBase64(encoded)
  if (name === undefined || bytes === undefined || bytes.length < 5) return undefined
  return { name, id: bytes.slice(0, 4), signature: bytes.slice(4) }
}

export function signatureLine({ name, id, signature }: Signature): string {
  return `— ${name} ${toBase64(joined(id, signature))}\n`
}

/** "example.com/log+530d903a+AekyeRrm…": name, id and public key; undefined where it is none. */
export async function parseKey(text: string): Promise<Key | undefined> {
  const [, name, id, encoded] = /^([^\s+]+)\+([0-9a-f]{8})\+(\S+)$/.exec(text) ?? []
  const bytes = encoded === undefined ? undefined : fromBase64(encoded)
  const kind = bytes?.[0]
  if (name === undefined || bytes?.length !== 33) return undefined
  if (kind !== ed25519 && kind !== cosignature) return undefined
  const made = await keyId(name, bytes)
  return toHex(made) === id ? { name, id: made, kind, publicKey: bytes.slice(1) } : undefined
}

export function keyText({ name, id, kind, publicKey }: Key): string {
  return `${name}+${toHex(id)}+${toBase64(joined(Uint8Array.of(kind), publicKey))}`
}

/** The first four bytes of SHA-256 over name, end of line, kind and public key. */
export async function keyId(name: string, kindAndKey: Uint8Array): Promise<Bytes> {
  return (await sha256(joined(utf8(`${name}\n`), kindAndKey))).slice(0, 4)
}

export type Signer = {
  readonly key: Key /** Of a cosignature, Unix seconds. */
  readonly at?: number
}

/** Who of `keys` signed it, each at most once; undefined where one of their signatures is wrong. */
export async function signersOf(note: Note, keys: readonly Key[]): Promise<Signer[] | undefined> {
  const signers: Signer[] = []
  for (const one of note.signatures) {
    const key = keys.find(({ name, id }) => name === one.name && isSame(id, one.id))
    if (!key || signers.some((signer) => signer.key === key)) continue
    const signer = await signerBy(key, note.text, one.signature)
    if (!signer) return undefined
    signers.push(signer)
  }
  return signers
}

async function signerBy(key: Key, text: string, bytes: Bytes): Promise<Signer | undefined> {
  if (key.kind === ed25519) {
    return (await isSigned(key.publicKey, utf8(text), bytes)) ? { key } : undefined
  }
  if (bytes.length !== 72) return undefined
  const at = Number(new DataView(bytes.buffer, bytes.byteOffset).getBigUint64(0))
  const message = utf8(cosignedText(text, at))
  return (await isSigned(key.publicKey, message, bytes.slice(8))) ? { key, at } : undefined
}

/** What a witness signs: c2sp.org/tlog-cosignature. */
export function cosignedText(text: string, unixSeconds: number): string {
  return `cosignature/v1\ntime ${unixSeconds}\n${text}`
}

async function isSigned(publicKey: Bytes, message: Bytes, signature: Bytes): Promise<boolean> {
  const name = 'Ed25519'
  const key = await crypto.subtle.importKey('raw', publicKey, name, false, ['verify'])
  return crypto.subtle.verify(name, key, signature, message)
}
