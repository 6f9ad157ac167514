// Ids of things that leave the system: UUID version 7 (RFC 9562), so that they sort by time
// and sit together in an index, with 74 random bits so that none can be guessed.

import { assert } from './assert.ts'
import type { Brand } from './brand.ts'
import type { Millis } from './time.ts'

/** Rows that never leave the system are numbered. */
export type ClientId = Brand<bigint, 'ClientId'>
export type AccountId = Brand<bigint, 'AccountId'>
export type TradeId = Brand<string, 'TradeId'>
export type SessionId = Brand<string, 'SessionId'>

const hex = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'))

/** A UUIDv7 of this instant and ten random bytes. */
export function uuidFrom(now: Millis, random: Uint8Array): string {
  assert(random.length >= 10, 'a UUIDv7 takes ten random bytes')
  const time = now.toString(16).padStart(12, '0')
  const version = hex[(random[0]! & 0x0f) | 0x70]! + hex[random[1]!]!
  const variant = hex[(random[2]! & 0x3f) | 0x80]! + hex[random[3]!]!
  let rest = ''
  for (let i = 4; i < 10; i += 1) rest += hex[random[i]!]!
  return `${time.slice(0, 8)}-${time.slice(8)}-${version}-${variant}-${rest}`
}

const uuidPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

export function isUuid(text: string): boolean {
  return uuidPattern.test(text)
}
