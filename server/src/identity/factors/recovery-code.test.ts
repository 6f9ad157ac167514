import { expect, test } from 'vitest'
import { systemRandom } from '#server/platform/crypto.ts'
import { isAppCode, newRecoveryCodes, recoveryHash } from './recovery-code.ts'

test('recovery codes are ten, all different, and read however they are typed', () => {
  const codes = newRecoveryCodes(systemRandom)
  expect(new Set(codes).size).toBe(10)
  for (const code of codes)
    expect(code).toMatch(/^([0-9a-hjkmnp-tv-z]{4}-){6}[0-9a-hjkmnp-tv-z]{4}$/)
  const [code = ''] = codes
  expect(recoveryHash(code.toUpperCase().replaceAll('-', ' '))).toEqual(recoveryHash(code))
  expect(recoveryHash('O0il-1111-1111-1111')).toEqual(recoveryHash('0011-1111-1111-1111'))
  expect(isAppCode(' 123 456 ')).toBe(true)
  expect(codes.some(isAppCode)).toBe(false)
})
