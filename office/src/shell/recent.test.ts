// What was looked at last, in the browser of whoever looked, and not a moment longer.

import { beforeEach, describe, expect, test } from 'vitest'
import { forgetRecent, noteSeen, readRecent } from './recent.ts'
import { pathOf, recordAt } from './records.ts'

const id = '01a1a57c-7700-7dbf-b603-79876a3ccff8'

beforeEach(forgetRecent)

test('a record is told by its address, also further inside, and a screen is none', () => {
  expect(recordAt('/clients/168')).toEqual({ kind: 'client', id: '168' })
  expect(recordAt('/clients/168/trades/x')).toEqual({ kind: 'client', id: '168' })
  expect(recordAt('/messages/7')).toEqual({ kind: 'message', id: '7' })
  const transfer = `${id}~deposit_credit`
  expect(recordAt(`/ledger/transfers/${transfer}`)).toEqual({ kind: 'transfer', id: transfer })
  for (const [kind, at] of [
    ['withdrawal', '/withdrawals/'],
    ['document', '/identity/documents/'],
    ['proposal', '/staff/proposals/'],
    ['correction', '/corrections/'],
  ] as const) {
    expect(recordAt(at + id)).toEqual({ kind, id })
    expect(pathOf({ kind, id })).toBe(at + id)
  }
  for (const path of [
    ...['/clients', '/clients/', '/clients/x', '/deposits/keys', '/queue/message/1'],
    ...['/plans/table', '/ledger/transfers', `/ledger/transfers/${id}`, '/withdrawals/bank-files'],
  ]) {
    expect(recordAt(path)).toBeUndefined()
  }
})

describe('what was seen last', () => {
  test('is there again after a reload: six, the last one first, each once', () => {
    for (const nr of [1, 2, 3, 4, 5, 6, 7, 3]) noteSeen('1', `/clients/${nr}`)
    noteSeen('1', '/queue')
    const numbers = readRecent('1').map((one) => one.id)
    expect(numbers).toEqual(['3', '7', '6', '5', '4', '2'])
  })

  test('is kept as what it is and its id, and nothing else', () => {
    noteSeen('1', `/clients/168/notes?search=Ada`)
    noteSeen('1', `/deposits/${id}`)
    expect(localStorage).toHaveLength(1)
    expect(localStorage.getItem('office.seen')).toBe(`1 deposit/${id} client/168`)
  })

  test('is told to nobody else who sits here, and nothing of it rests once nobody does', () => {
    noteSeen('1', '/clients/168')
    expect(readRecent('2')).toEqual([])
    noteSeen('2', '/clients/169')
    expect(readRecent('1')).toEqual([])
    expect(readRecent('2')).toEqual([{ kind: 'client', id: '169' }])
    forgetRecent()
    expect([readRecent('2'), localStorage.length]).toEqual([[], 0])
  })

  test.each(['', '1', '{"by":"1"}', '1 __proto__/1 client/../staff constructor/1 client/x client'])(
    'is nothing where something else was put in its place: %s',
    (text) => {
      localStorage.setItem('office.seen', text)
      expect(readRecent('1')).toEqual([])
    },
  )
})
