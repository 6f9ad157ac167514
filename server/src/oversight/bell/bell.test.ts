import { expect, test } from 'vitest'
import { type StaffRole, staffRoles } from '#contract/staff/powers.ts'
import type { ClientId } from '#kernel/ids.ts'
import { endOf, ringFor, topicsOf, topicsSince } from './bell.ts'

const ofClient = (kind: string, id: bigint) => ({ kind, clientId: id as ClientId })

test('an event rings by how its kind begins, and one that changes no list for nobody', () => {
  expect(topicsOf('deposit_seen')).toEqual(['deposits', 'queue', 'ledger'])
  expect(topicsOf('staff_roles_changed')).toEqual(['members'])
  expect(topicsOf('staff_signed_in')).toEqual([])
  expect(ringFor(staffRoles, [{ kind: 'staff_signed_in', clientId: null }], [])).toBeUndefined()
})

test.each([
  ['client_note_written', ['notes']],
  ['client_tag_put', ['tags']],
  ['tag_added', ['tags']],
  ['client_view_saved', ['views']],
  ['client_erased', []],
  ['setting_changed', ['settings', 'trading']],
  ['change_proposed', ['proposals', 'queue', 'settings']],
  ['claim_attested', ['claims']],
  ['announcement_ended', ['announcements']],
  ['report_scheduled', ['reports']],
  ['books_differ', ['ledger']],
  ['goodwill_given', ['ledger']],
])('two words of a kind say more than one: %s', (kind, topics) => {
  expect(topicsOf(kind)).toEqual(topics)
})

test('notes, books and settings are heard of by who may read them', () => {
  const heard = (roles: readonly StaffRole[], kind: string) =>
    ringFor(roles, [{ kind, clientId: null }], [])?.topics ?? []
  expect(heard(['support'], 'client_note_written')).toEqual(['notes'])
  expect(heard(['support'], 'books_differ')).toEqual([])
  expect(heard(['finance'], 'books_differ')).toEqual(['ledger'])
  expect(heard(['support'], 'change_proposed')).toEqual(['queue', 'proposals'])
  expect(heard(['support'], 'report_scheduled')).toEqual([])
})

test('what came in without an event rings for who may read it, each once', () => {
  const none = { message: null, chat: null, gap: null, refusedPrice: null }
  expect(topicsSince(none, none)).toEqual([])
  const two = topicsSince(none, { message: 7n, chat: null, gap: null, refusedPrice: 1n })
  expect(two).toEqual(['messages', 'queue', 'prices'])
  expect(ringFor(['support'], [], two)).toEqual({
    topics: ['queue', 'messages', 'prices'],
    clients: [],
  })
  expect(ringFor(['finance'], [], two)?.topics).toEqual(['queue', 'prices'])
  // The last message was answered.
  expect(topicsSince({ ...none, message: 7n }, none)).toEqual(['messages', 'queue'])
})

test('clients are named once each, and not at all where they are many', () => {
  const two = [ofClient('signed_in', 1n), ofClient('deposit_seen', 1n), ofClient('signed_in', 2n)]
  expect(ringFor(['risk'], two, [])?.clients).toEqual(['1', '2'])
  const many = Array.from({ length: 51 }, (_, i) => ofClient('signed_in', BigInt(i)))
  expect(ringFor(['risk'], many, [])?.clients).toBeNull()
})

test('it ends with the session and with what the member may, in whatever order that stands', () => {
  const began = { member: { roles: ['risk', 'finance'] as const } }
  expect(endOf(began, undefined)).toBe('over')
  expect(endOf(began, { member: { roles: ['risk'] } })).toBe('changed')
  expect(endOf(began, { member: { roles: ['finance', 'risk'] } })).toBeUndefined()
})
