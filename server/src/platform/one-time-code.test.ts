import { describe, expect, test } from 'vitest'
import { millis, second } from '#kernel/time.ts'
import { systemRandom } from './crypto.ts'
import { acceptedStep, appUri, codeOf, newSecret, secretText, stepAt } from './one-time-code.ts'

const secret = Buffer.from('12345678901234567890')

// The last six of the eight digits in RFC 6238, appendix B.
test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('at second %i the code is %s, as the standard says', (at, code) => {
  expect(codeOf(secret, stepAt(millis(at * second)))).toBe(code)
})

describe('a code', () => {
  const start = millis(1_800_000_000_000)
  const step = stepAt(start)
  const code = codeOf(secret, step)
  const accepted = (atMs: number, lastStep = 0n) =>
    acceptedStep({ secret, lastStep }, code, millis(start + atMs))

  test.each([
    [0, true],
    [29_999, true],
    [30_000, true],
    [59_999, true],
    [60_000, false],
    [-1, true],
    [-30_000, true],
    [-30_001, false],
  ])('%i ms from the start of its step: %s', (atMs, isAccepted) => {
    expect(accepted(atMs)).toBe(isAccepted ? step : undefined)
  })

  test('counts once: not when its step, or a later one, was accepted before', () => {
    expect(accepted(0, step - 1n)).toBe(step)
    expect(accepted(0, step)).toBeUndefined()
    expect(accepted(0, step + 1n)).toBeUndefined()
  })

  test.each(['', '12345', '1234567', 'abcdef', '１２３４５６'])('%j is none', (typed) => {
    expect(acceptedStep({ secret, lastStep: 0n }, typed, start)).toBeUndefined()
  })
})

test('apps read the secret as text and as an address', () => {
  expect(secretText(secret)).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ')
  expect(secretText(newSecret(systemRandom))).toMatch(/^[A-Z2-7]{32}$/)
  expect(appUri(secret, { brand: 'True: Strike', email: 'a+b@example.org' })).toBe(
    'otpauth://totp/True%20%20Strike:a%2Bb%40example.org' +
      '?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=True%20%20Strike' +
      '&algorithm=SHA1&digits=6&period=30',
  )
})
