import { expect, test } from 'vitest'
import { isUuid } from '#kernel/ids.ts'
import { millis } from '#kernel/time.ts'
import {
  hashFromText,
  hashOfToken,
  newCode,
  newLinkToken,
  newToken,
  newUuid,
  successorOf,
  systemRandom,
  textHashOfToken,
} from './crypto.ts'

test('tokens need no quoting and are never the same', () => {
  const tokens = Array.from({ length: 100 }, () => newToken(systemRandom))
  expect(new Set(tokens).size).toBe(100)
  expect(tokens.every((token) => /^[\w-]{43}$/.test(token))).toBe(true)
  expect(newLinkToken(systemRandom)).toMatch(/^[\w-]{32}$/)
})

test('a successor is the same each time, and needs both the token and the secret', () => {
  const [token, other] = [newToken(systemRandom), newToken(systemRandom)]
  const [secret, another] = [systemRandom(32), systemRandom(32)]
  const successor = successorOf(token, secret, systemRandom)
  expect(successor).toMatch(/^[\w-]{43}$/)
  expect(successorOf(token, secret, systemRandom)).toBe(successor)
  expect(successorOf(other, secret, systemRandom)).not.toBe(successor)
  expect(successorOf(token, another, systemRandom)).not.toBe(successor)
})

test('what is kept of a token is its SHA-256', () => {
  const hex = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'
  expect(hashOfToken('abc').toString('hex')).toBe(hex)
})

test('codes are of letters and digits that nobody confuses', () => {
  expect(newCode(200, systemRandom)).toMatch(/^[0-9a-hjkmnp-tv-z]{200}$/)
})

test('UUIDs are well formed', () => {
  expect(isUuid(newUuid(millis(1_800_000_000_000), systemRandom))).toBe(true)
})

test('the hash of a token as text is the hash that is kept', () => {
  const token = newToken(systemRandom)
  expect(hashFromText(textHashOfToken(token))).toEqual(hashOfToken(token))
})
