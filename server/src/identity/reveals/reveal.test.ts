// Which role sees which field once it is revealed, cell by cell, and for how long.

import { describe, expect, test } from 'vitest'
import { mayReveal, personalFields } from '#contract/staff/personal-data.ts'
import { powers, staffRoles } from '#contract/staff/powers.ts'
import type { ClientId } from '#kernel/ids.ts'
import { iso, later, type Millis, minute } from '#kernel/time.ts'
import { wednesday } from '#test/engine.ts'
import { lensOf, revealEndOf } from './reveal.ts'

const client = { id: 7n as ClientId, email: 'ada@mail.example' }
const sue = { email: 'sue@desk.example', roles: ['compliance'] } as const

const decided: Readonly<Record<string, string>> = {
  support: 'name email phone',
  compliance: 'name email phone address date_of_birth bank_account wallet',
  finance: 'name bank_account wallet',
  risk: '',
  administrator: '',
  auditor: 'name email phone address date_of_birth bank_account wallet',
}

describe.each(staffRoles)('%s', (role) => {
  test.each(personalFields)('%s', (field) => {
    expect(mayReveal([role], field)).toBe(decided[role]?.split(' ').includes(field))
  })

  test('may ask for a field where there is one', () => {
    const isAny = personalFields.some((field) => mayReveal([role], field))
    expect((powers['personal_data.reveal'].roles as readonly string[]).includes(role)).toBe(isAny)
  })
})

describe('a field', () => {
  const reveals = [{ clientId: client.id, field: 'phone', endsAt: revealEndOf(wednesday) }] as const
  const seen = (now: Millis, wishes: object = {}) =>
    lensOf({ member: sue, reveals, now, ...wishes })(client, 'phone', '+31612345678')

  test('is shown for ten minutes, to the millisecond', () => {
    const end = later(wednesday, 10 * minute)
    expect(seen(later(end, -1))).toEqual({
      client: '7',
      field: 'phone',
      masked: '·····78',
      value: '+31612345678',
      shown_until: iso(end),
      can_reveal: true,
    })
    expect(seen(end)).toMatchObject({ masked: '·····78', value: null, shown_until: null })
  })

  test('is that field of that client, and no other', () => {
    const show = lensOf({ member: sue, reveals, now: wednesday })
    expect(show(client, 'name', 'Ada Lovelace').value).toBeNull()
    expect(show({ ...client, id: 8n }, 'phone', '+31612345678').value).toBeNull()
  })

  test('is masked once the role is gone, and never shown to whose it is', () => {
    for (const member of [
      { ...sue, roles: ['risk'] },
      { ...sue, email: 'ADA@mail.example' },
    ]) {
      expect(seen(wednesday, { member })).toMatchObject({ value: null, can_reveal: false })
    }
  })

  test('that is not told cannot be revealed', () => {
    const show = lensOf({ member: sue, reveals: [], now: wednesday })
    expect(show(client, 'phone', '')).toMatchObject({ masked: '', can_reveal: false })
  })
})
