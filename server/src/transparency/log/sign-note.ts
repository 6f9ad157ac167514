// Signs texts as notes (c2sp.org/signed-note), with an Ed25519 key under the log's name.

import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  hash,
  type KeyObject,
  sign,
} from 'node:crypto'
import { toBase64 } from '#verify/bytes.ts'
import { signatureLine } from '#verify/note.ts'

export type Signer = {
  /** "<name>+<id>+<public key>". */
  readonly vkey: string
  /** The line that says so below `text`. */
  readonly lineFor: (text: string) => string
  /** The text with that line: the note. */
  readonly note: (text: string) => string
}

const ed25519 = Uint8Array.of(1)

export function signerOf(name: string, privateKey: KeyObject): Signer {
  const der = createPublicKey(privateKey).export({ format: 'der', type: 'spki' })
  const kindAndKey = Buffer.concat([ed25519, der.subarray(-32)])
  const named = Buffer.concat([Buffer.from(`${name}\n`), kindAndKey])
  const id = Uint8Array.from(hash('sha256', named, 'buffer').subarray(0, 4))
  const lineFor = (text: string) => {
    const signature = Uint8Array.from(sign(null, Buffer.from(text), privateKey))
    return signatureLine({ name, id, signature })
  }
  return {
    vkey: `${name}+${Buffer.from(id).toString('hex')}+${toBase64(kindAndKey)}`,
    lineFor,
    note: (text) => `${text}\n${lineFor(text)}`,
  }
}

/** As it is sealed: PKCS #8. */
export function newPrivateKey(): Buffer {
  const { privateKey } = generateKeyPairSync('ed25519')
  return privateKey.export({ format: 'der', type: 'pkcs8' })
}

export function keyOfBytes(pkcs8: Buffer): KeyObject {
  return createPrivateKey({ key: pkcs8, format: 'der', type: 'pkcs8' })
}

/** Of an operator's file; undefined where it holds no Ed25519 key. */
export function keyOfPem(pem: string): KeyObject | undefined {
  try {
    const key = createPrivateKey(pem)
    return key.asymmetricKeyType === 'ed25519' ? key : undefined
  } catch {
    return undefined
  }
}
