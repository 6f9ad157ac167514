import { expect, test } from 'vitest'
import type { Millis } from '#kernel/time.ts'
import { peopleMissing } from './freeze.ts'

const by = (...emails: string[]) =>
  emails.map((email) => ({ email, at: 0 as Millis, reason: 'Looked at.' }))

test.each([
  ['a doubt alone', 'live', [{ isMoneyMissing: false, approvals: by() }], 1],
  ['money is missing', 'live', [{ isMoneyMissing: true, approvals: by() }], 2],
  ['one has said so', 'live', [{ isMoneyMissing: true, approvals: by('eve') }], 1],
  ['both have said so', 'live', [{ isMoneyMissing: true, approvals: by('eve', 'max') }], 0],
  ['play money is missing', 'sandbox', [{ isMoneyMissing: true, approvals: by() }], 1],
  [
    'more is missing since the first said so',
    'live',
    [
      { isMoneyMissing: true, approvals: by('eve', 'max') },
      { isMoneyMissing: true, approvals: by('max') },
    ],
    1,
  ],
] as const)('how many people are missing: %s, %s', (_name, mode, freezes, missing) => {
  expect(peopleMissing(freezes, mode)).toBe(missing)
})
