import { expect, test } from 'vitest'
import { systemRandom } from './crypto.ts'
import { openSeal, SealBroken } from './seal.ts'

const key = Buffer.alloc(32, 7)
const { seal, unseal } = openSeal(key, systemRandom)
const secret = Buffer.from('a secret of somebody')

test('what was sealed opens again, also by another seal with the same key', () => {
  const sealed = seal(secret, 'totp:one')
  expect(unseal(sealed, 'totp:one')).toEqual(secret)
  expect(openSeal(key, systemRandom).unseal(sealed, 'totp:one')).toEqual(secret)
  expect(unseal(seal(Buffer.alloc(0), 'x'), 'x')).toHaveLength(0)
})

test('the same piece looks different each time, and nothing of it can be read', () => {
  const sealed = seal(secret, 'totp:one')
  expect(sealed.equals(seal(secret, 'totp:one'))).toBe(false)
  expect(sealed.includes('secret')).toBe(false)
})

test('changing any byte, or cutting some off, keeps it from opening', () => {
  const sealed = seal(secret, 'totp:one')
  for (let at = 0; at < sealed.length; at += 1) {
    const changed = Buffer.from(sealed)
    changed.writeUInt8(sealed.readUInt8(at) ^ 1, at)
    expect(() => unseal(changed, 'totp:one')).toThrow(SealBroken)
    expect(() => unseal(sealed.subarray(0, at), 'totp:one')).toThrow(SealBroken)
  }
})

test('it opens neither in another place nor with another key', () => {
  const sealed = seal(secret, 'totp:one')
  expect(() => unseal(sealed, 'totp:two')).toThrow(SealBroken)
  const other = openSeal(Buffer.alloc(32, 8), systemRandom)
  expect(() => other.unseal(sealed, 'totp:one')).toThrow(SealBroken)
})

test('a key of the wrong length is refused', () => {
  expect(() => openSeal(Buffer.alloc(16), systemRandom)).toThrow()
})
