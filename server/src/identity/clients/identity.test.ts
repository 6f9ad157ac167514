import { describe, expect, test } from 'vitest'
import { identityFields } from '#contract/client/identity.ts'
import { type Hold, heldErrors, heldFields, type Identity } from './identity.ts'

const known: Identity = {
  firstname: 'Ada',
  lastname: 'Lovelace',
  date_of_birth: '1990-12-31',
  country: 'NL',
  phone: '+31 20 123 4567',
}
const other: Identity = {
  firstname: 'Eve',
  lastname: 'Mallory',
  date_of_birth: '1980-01-01',
  country: 'BE',
  phone: '+32 2 123 45 67',
}
const untold = { ...known, date_of_birth: null, country: null, phone: '' }

describe('what a client cannot edit', () => {
  const rows: readonly [Hold, Identity, readonly string[]][] = [
    ['free', known, ['date_of_birth']],
    ['free', untold, []],
    ['checked', known, ['firstname', 'lastname', 'date_of_birth', 'country']],
    ['checked', untold, ['firstname', 'lastname']],
    ['identified', known, identityFields],
    ['identified', untold, ['firstname', 'lastname', 'phone']],
  ]
  test.each(rows)('%s, of %o: %o', (hold, facts, held) => {
    expect(heldFields(facts, hold)).toEqual(held)
    expect(heldErrors(facts, other, hold).map(({ field }) => field)).toEqual(held)
  })

  test.each(['free', 'checked', 'identified'] as const)('%s, sent as known is fine', (hold) => {
    expect(heldErrors(known, known, hold)).toEqual([])
  })

  test('each says why', () => {
    expect(heldErrors(known, { ...known, phone: '' }, 'identified')).toEqual([
      { field: 'phone', code: 'not_removable' },
    ])
    expect(heldErrors(known, { ...known, date_of_birth: '1980-01-01' }, 'identified')).toEqual([
      { field: 'date_of_birth', code: 'changed_by_request' },
    ])
    expect(heldErrors(known, { ...known, lastname: 'King' }, 'checked')).toEqual([
      { field: 'lastname', code: 'held_for_check' },
    ])
  })
})
