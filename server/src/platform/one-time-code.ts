// The six digits of an authenticator app (TOTP, RFC 6238): a new code every thirty seconds, from a
// secret that the app and we share. A code is good in its own step and in the ones next to it, for
// clocks that are a little off, and only once.

import { createHmac, timingSafeEqual } from 'node:crypto'
import { type Millis, second } from '#kernel/time.ts'
import type { Random } from './crypto.ts'

const stepMs = 30 * second
const drift = 1n
const digits = 6

/** As long as the hash, as RFC 4226 asks. */
export function newSecret(random: Random): Buffer {
  return Buffer.from(random(20))
}

export function stepAt(now: Millis): bigint {
  return BigInt(Math.floor(now / stepMs))
}

export function codeOf(secret: Buffer, step: bigint): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(step)
  const mac = createHmac('sha1', secret).update(counter).digest()
  const offset = mac.readUInt8(mac.length - 1) & 0x0f
  const number = mac.readUInt32BE(offset) & 0x7fffffff
  return String(number % 10 ** digits).padStart(digits, '0')
}

/**
 * The step whose code this is, if it counts now: it must be later than the last one that was
 * accepted.
 */
export function acceptedStep(
  { secret, lastStep }: { secret: Buffer; lastStep: bigint },
  code: string,
  now: Millis,
): bigint | undefined {
  const here = stepAt(now)
  let accepted: bigint | undefined
  for (let step = here + drift; step >= here - drift; step -= 1n) {
    if (step > lastStep && isSame(codeOf(secret, step), code)) accepted = step
  }
  return accepted
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}

const base32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** As apps take it typed (RFC 4648, without padding). */
export function secretText(secret: Buffer): string {
  const bits = Array.from(secret, (byte) => byte.toString(2).padStart(8, '0')).join('')
  const groups = bits.match(/.{1,5}/g) ?? []
  return groups.map((group) => base32[Number.parseInt(group.padEnd(5, '0'), 2)]).join('')
}

/** As apps read it from a picture. */
export function appUri(secret: Buffer, { brand, email }: { brand: string; email: string }): string {
  const issuer = encodeURIComponent(brand.replaceAll(':', ' '))
  const query = `secret=${secretText(secret)}&issuer=${issuer}&algorithm=SHA1&digits=6&period=30`
  return `otpauth://totp/${issuer}:${encodeURIComponent(email)}?${query}`
}
