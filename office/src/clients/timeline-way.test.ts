import { expect, test } from 'vitest'
import type { TimelineEntry } from '#contract/staff/timeline.ts'
import { wayOf } from './timeline-way.ts'

const plain: TimelineEntry = {
  key: 'events-1',
  at: '2026-11-26T10:00:00.000Z',
  group: 'access',
  what: 'signed_in',
  actor: 'client',
  book: null,
  amount: null,
  balance: null,
  sum: null,
  record: null,
  about: null,
  reason: null,
  field: null,
  trades: null,
}
const id = '0191d0c8-0000-7000-8000-000000000001'
const all = [
  ...['client.read', 'audit.read', 'deposit.read', 'message.read', 'ledger.read'],
  ...['client_note.read', 'withdrawal.read'],
]
const way = (entry: Partial<TimelineEntry>, actions: readonly string[] = all) =>
  wayOf('7', { ...plain, ...entry }, actions)

test('a row leads to what it is about, where whoever sits here may see it', () => {
  const deposit = { what: 'deposit_approved', record: { kind: 'deposit', id } } as const
  expect(way(deposit)).toBe(`/deposits/${id}`)
  const message = { what: 'message_sent', record: { kind: 'message', id: '12' } } as const
  expect(way(message)).toBe('/messages/12')
  expect(way(message, ['client.read'])).toBeNull()
  const moved = { what: 'deposit_credit', record: { kind: 'transfer', id: `${id}~x` } } as const
  expect(way(moved)).toBe(`/ledger/transfers/${id}~x`)
  expect(way(moved, ['deposit.read'])).toBe('/clients/7/deposits')
})

test('without a page of its own it leads to its tab, or to the record', () => {
  expect(way({})).toBe('/clients/7/sessions')
  expect(way({ what: 'client_note_written' })).toBe('/clients/7/notes')
  expect(way({ what: 'limit_set' })).toBe('/clients/7/limits')
  expect(way({ what: 'texts_accepted' })).toBe('/audit?client=7&kind=texts_accepted')
  expect(way({ what: 'revealed' })).toBe('/audit?kind=personal_data_revealed')
  expect(way({ what: 'texts_accepted' }, ['client.read'])).toBeNull()
})

test('trades of an hour lead to those of their account', () => {
  const trades = { count: 1, won: 1, lost: 0, open: 0, staked: '5' }
  expect(way({ what: 'trades', book: 'real', trades })).toBe('/clients/7/trades')
  expect(way({ what: 'trades', book: 'demo', trades })).toBe('/clients/7/trades?mode=demo')
})
