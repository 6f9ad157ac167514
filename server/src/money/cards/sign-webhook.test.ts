import { describe, expect, it } from 'vitest'
import { later, millis, second } from '#kernel/time.ts'
import { isSigned, signWebhook } from './sign-webhook.ts'

const key = Buffer.alloc(32, 1)
const body = Buffer.from('{"id":"evt_1"}')
const now = millis(Date.UTC(2026, 10, 21))
const signature = signWebhook(body, key, now)

describe('a signature', () => {
  it('is good for 300 seconds either way', () => {
    for (const at of [0, 300, -300]) {
      expect(isSigned(signature, body, key, later(now, at * second))).toBe(true)
    }
    for (const at of [301, -301]) {
      expect(isSigned(signature, body, key, later(now, at * second))).toBe(false)
    }
  })

  it('is of this body, this time and this key', () => {
    expect(isSigned(signature, Buffer.from('{"id":"evt_1"} '), key, now)).toBe(false)
    expect(isSigned(signature, body, Buffer.alloc(32, 2), now)).toBe(false)
    expect(isSigned(signature.replace(/t=(\d+)/, 't=1'), body, key, now)).toBe(false)
  })

  it.each([undefined, '', 'v1=', `${signature},v0=1`, signature.toUpperCase(), `x${signature}`])(
    'has one form only: %s',
    (wrong) => expect(isSigned(wrong, body, key, now)).toBe(false),
  )

  it('is wrong with any one bit changed', () => {
    for (let at = 0; at < body.length * 8; at += 1) {
      const other = Buffer.from(body)
      other[at >> 3] = (other[at >> 3] ?? 0) ^ (1 << (at & 7))
      expect(isSigned(signature, other, key, now)).toBe(false)
    }
  })
})
