import { expect, test } from 'vitest'
import { pathOf, recentAt } from './recent.ts'

test('a record is told by its address, also further inside, and a screen is none', () => {
  const id = '01a1a57c-7700-7dbf-b603-79876a3ccff8'
  expect(recentAt('/clients/168')).toEqual({ kind: 'client', id: '168' })
  expect(recentAt('/clients/168/trades/x')).toEqual({ kind: 'client', id: '168' })
  expect(recentAt(`/withdrawals/${id}`)).toEqual({ kind: 'withdrawal', id })
  for (const path of [
    '/clients',
    '/clients/',
    '/clients/x',
    '/deposits/keys',
    '/queue/message/1',
  ]) {
    expect(recentAt(path)).toBeUndefined()
  }
  expect(pathOf({ kind: 'deposit', id })).toBe(`/deposits/${id}`)
})
