// What must not be readable in the database or on disk is sealed: encrypted and authenticated with
// the install's key. A sealed piece opens only under the name of the place it was sealed for, so
// that nobody who can write there can move one person's secret to another's row.

import { createCipheriv, createDecipheriv, createHmac, hkdfSync } from 'node:crypto'
import type { Random } from './crypto.ts'

export type Seal = {
  /** `context` names what this is and whose, e.g. "totp:<client>"; no two pieces need the same. */
  readonly seal: (bytes: Uint8Array, context: string) => Buffer
  /** Throws SealBroken when anything was changed, or was sealed for another place or key. */
  readonly unseal: (sealed: Uint8Array, context: string) => Buffer
  /**
   * Says that this install wrote the text for this use: whoever lacks the key cannot make it, for
   * any other text.
   */
  readonly mark: (text: string, use: string) => Buffer
}

export class SealBroken extends Error {
  override readonly name = 'SealBroken'
}

export const sealKeyBytes = 32

const cipher = 'aes-256-gcm'
const version = 1
const saltBytes = 32
const tagBytes = 16
const zeroNonce = Buffer.alloc(12)

/**
 * Layout: version, salt, tag, ciphertext. Every piece has a key of its own, made from the install's
 * key and 32 random bytes: no number of pieces brings two of them under the same key and nonce.
 */
export function openSeal(key: Uint8Array, random: Random): Seal {
  if (key.length !== sealKeyBytes) throw new Error(`a seal needs a key of ${sealKeyBytes} bytes`)
  const pieceKey = (salt: Uint8Array) =>
    Buffer.from(hkdfSync('sha256', key, salt, 'truestrike seal', sealKeyBytes))
  return {
    seal: (bytes, context) => {
      const salt = Buffer.from(random(saltBytes))
      const encryption = createCipheriv(cipher, pieceKey(salt), zeroNonce, {
        authTagLength: tagBytes,
      })
      encryption.setAAD(Buffer.from(context))
      const encrypted = Buffer.concat([encryption.update(bytes), encryption.final()])
      return Buffer.concat([Buffer.of(version), salt, encryption.getAuthTag(), encrypted])
    },
    unseal: (sealed, context) => {
      const start = 1 + saltBytes + tagBytes
      if (sealed.length < start || sealed[0] !== version) throw new SealBroken('not a sealed piece')
      const key = pieceKey(sealed.subarray(1, 1 + saltBytes))
      const decryption = createDecipheriv(cipher, key, zeroNonce, { authTagLength: tagBytes })
      decryption.setAAD(Buffer.from(context))
      decryption.setAuthTag(sealed.subarray(1 + saltBytes, start))
      try {
        return Buffer.concat([decryption.update(sealed.subarray(start)), decryption.final()])
      } catch (cause) {
        throw new SealBroken('a sealed piece does not open', { cause })
      }
    },
    mark: (text, use) => {
      const markKey = hkdfSync('sha256', key, '', `truestrike mark ${use}`, sealKeyBytes)
      return createHmac('sha256', Buffer.from(markKey)).update(text).digest()
    },
  }
}
