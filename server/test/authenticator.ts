// What clients hold in their hands: an authenticator app, and a passkey in software that answers as
// a browser's would: ES256, no attestation, user verified.

import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto'
import type { Assertion, NewCredential } from '#contract/shared/second-factors.ts'
import type { Millis } from '#kernel/time.ts'
import { codeOf, stepAt } from '#server/platform/one-time-code.ts'

/** The code that an app with this secret shows, some steps from now. */
export function appCode(secret: string, now: Millis, steps = 0): string {
  const letters = secret.replace(/\s/g, '')
  const bits = [...letters].map((it) => base32.indexOf(it).toString(2).padStart(5, '0')).join('')
  const bytes = (bits.match(/.{8}/g) ?? []).map((it) => Number.parseInt(it, 2))
  return codeOf(Buffer.from(bytes), stepAt(now) + BigInt(steps))
}

const base32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

export type Authenticator = {
  readonly create: (options: { challenge: string; user: { id: string } }) => NewCredential
  readonly sign: (options: { challenge: string }, wishes?: SigningWishes) => Assertion
}

export type SigningWishes = { readonly origin?: string; readonly isVerified?: boolean }

export function anAuthenticator(origin = 'http://localhost:3000'): Authenticator {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(16)
  const rpIdHash = createHash('sha256').update(new URL(origin).hostname).digest()
  let userHandle = ''
  let counter = 0
  const base = { id: id.toString('base64url'), rawId: id.toString('base64url') }
  const head = (flags: number) => {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    counter += 1
    return Buffer.concat([rpIdHash, Buffer.of(flags), count])
  }
  const clientData = (type: string, challenge: string, from: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: from, crossOrigin: false }))

  return {
    create: ({ challenge, user }) => {
      userHandle = user.id
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
      // COSE: {1: 2 (EC2), 3: -7 (ES256), -1: 1 (P-256), -2: x, -3: y}
      const cose = Buffer.concat([
        Buffer.from('a5010203262001215820', 'hex'),
        Buffer.from(x, 'base64url'),
        Buffer.from('225820', 'hex'),
        Buffer.from(y, 'base64url'),
      ])
      const authData = Buffer.concat([head(0x45), Buffer.alloc(16), Buffer.of(0, 16), id, cose])
      // CBOR: {"fmt": "none", "attStmt": {}, "authData": bytes}
      const attestation = Buffer.concat([
        Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746158', 'hex'),
        Buffer.of(authData.length),
        authData,
      ])
      return {
        ...base,
        type: 'public-key',
        response: {
          clientDataJSON: clientData('webauthn.create', challenge, origin).toString('base64url'),
          attestationObject: attestation.toString('base64url'),
          transports: ['internal'],
        },
      }
    },
    sign: ({ challenge }, wishes = {}) => {
      const data = clientData('webauthn.get', challenge, wishes.origin ?? origin)
      const authData = head((wishes.isVerified ?? true) ? 0x05 : 0x01)
      const signed = Buffer.concat([authData, createHash('sha256').update(data).digest()])
      return {
        ...base,
        type: 'public-key',
        response: {
          clientDataJSON: data.toString('base64url'),
          authenticatorData: authData.toString('base64url'),
          signature: createSign('sha256').update(signed).sign(privateKey).toString('base64url'),
          userHandle,
        },
      }
    },
  }
}
