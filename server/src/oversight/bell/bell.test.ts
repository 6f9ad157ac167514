import { expect, test } from 'vitest'
import { staffRoles } from '#contract/staff/powers.ts'
import type { ClientId } from '#kernel/ids.ts'
import { endOf, ringFor, topicsOf } from './bell.ts'

const ofClient = (kind: string, id: bigint) => ({ kind, clientId: id as ClientId })

test('an event rings by how its kind begins, and one that changes no list for nobody', () => {
  expect(topicsOf('deposit_seen')).toEqual(['deposits', 'queue'])
  expect(topicsOf('staff_roles_changed')).toEqual(['members'])
  expect(topicsOf('staff_signed_in')).toEqual([])
  expect(ringFor(staffRoles, [{ kind: 'staff_signed_in', clientId: null }], false)).toBeUndefined()
})

test('a message rings without an event, for who may read it', () => {
  expect(ringFor(['support'], [], true)).toEqual({ topics: ['queue', 'messages'], clients: [] })
  expect(ringFor(['finance'], [], true)).toEqual({ topics: ['queue'], clients: [] })
})

test('clients are named once each, and not at all where they are many', () => {
  const two = [ofClient('signed_in', 1n), ofClient('deposit_seen', 1n), ofClient('signed_in', 2n)]
  expect(ringFor(['risk'], two, false)?.clients).toEqual(['1', '2'])
  const many = Array.from({ length: 51 }, (_, i) => ofClient('signed_in', BigInt(i)))
  expect(ringFor(['risk'], many, false)?.clients).toBeNull()
})

test('it ends with the session and with what the member may, in whatever order that stands', () => {
  const began = { member: { roles: ['risk', 'finance'] as const } }
  expect(endOf(began, undefined)).toBe('over')
  expect(endOf(began, { member: { roles: ['risk'] } })).toBe('changed')
  expect(endOf(began, { member: { roles: ['finance', 'risk'] } })).toBeUndefined()
})
