// The key of a witness: made the first time, and kept in its folder, readable by its owner alone.

import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  sign,
} from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { joined, utf8 } from './bytes.ts'
import type { Cosigner } from './cosign.ts'
import { cosignature, cosignedText, keyId, signatureLine } from './note.ts'

export async function cosignerIn(folder: string, name: string): Promise<Cosigner> {
  if (!/^[^\s+]+$/.test(name)) throw new Error(`"${name}" is no name for a witness`)
  return cosignerOf(name, createPrivateKey(await pemIn(folder)))
}

async function pemIn(folder: string): Promise<string> {
  const path = join(folder, 'witness.pem')
  const kept = await readFile(path, 'utf8').catch(() => undefined)
  if (kept !== undefined) return kept
  const { privateKey } = generateKeyPairSync('ed25519')
  const pem = privateKey.export({ format: 'pem', type: 'pkcs8' }).toString()
  await mkdir(folder, { recursive: true })
  await writeFile(path, pem, { mode: 0o600, flag: 'wx' })
  return pem
}

export async function cosignerOf(name: string, privateKey: KeyObject): Promise<Cosigner> {
  const der = createPublicKey(privateKey).export({ format: 'der', type: 'spki' })
  const publicKey = Uint8Array.from(der.subarray(-32))
  const id = await keyId(name, joined(Uint8Array.of(cosignature), publicKey))
  const lineFor = (text: string, unixSeconds: number) => {
    const time = new Uint8Array(8)
    new DataView(time.buffer).setBigUint64(0, BigInt(unixSeconds))
    const made = sign(null, utf8(cosignedText(text, unixSeconds)), privateKey)
    return signatureLine({ name, id, signature: joined(time, made) })
  }
  return { key: { name, id, kind: cosignature, publicKey }, lineFor }
}
