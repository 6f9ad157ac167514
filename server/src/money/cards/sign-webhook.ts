// Signatures of webhooks: HMAC-SHA-256 over the time-stamp, a dot and the raw body, in the form
// "t=<seconds>,v1=<hex>". Compared in constant time, and good for 300 seconds.

import { createHmac, timingSafeEqual } from 'node:crypto'
import { type Millis, second } from '#kernel/time.ts'

export const toleranceMs = 300 * second

const pattern = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/

export function signWebhook(rawBody: Uint8Array, key: Uint8Array, now: Millis): string {
  const seconds = String(Math.floor(now / second))
  return `t=${seconds},v1=${macOf(seconds, rawBody, key).toString('hex')}`
}

export function isSigned(
  signature: string | undefined,
  rawBody: Uint8Array,
  key: Uint8Array,
  now: Millis,
): boolean {
  const [, seconds = '', mac = ''] = pattern.exec(signature ?? '') ?? []
  if (seconds === '') return false
  const isRight = timingSafeEqual(Buffer.from(mac, 'hex'), macOf(seconds, rawBody, key))
  return isRight && Math.abs(now - Number(seconds) * second) <= toleranceMs
}

function macOf(seconds: string, rawBody: Uint8Array, key: Uint8Array): Buffer {
  return createHmac('sha256', key).update(`${seconds}.`).update(rawBody).digest()
}
