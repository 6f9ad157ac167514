import { expect, test } from 'vitest'
import type { ClientId, SessionId } from '#kernel/ids.ts'
import { day, later, millis, second } from '#kernel/time.ts'
import { accessEndOf, decideRefresh, type Session, sessionEndOf } from './session.ts'

const start = millis(Date.UTC(2026, 10, 21, 12))
const [older, previous, present] = [Buffer.from('1'), Buffer.from('2'), Buffer.from('3')]

const session: Session = {
  id: 'one' as SessionId,
  clientId: 1n as ClientId,
  secret: Buffer.alloc(32),
  refreshHash: present,
  previousRefreshHash: previous,
  startedAt: start,
  rotatedAt: start,
  remembered: false,
  expiresAt: later(start, day),
  endedAt: null,
  endedBecause: null,
}

test.each([
  ['the present token', present, 0, 'rotate'],
  ['the present token', present, day - 1, 'rotate'],
  ['the present token', present, day, 'over'],
  ['the one before', previous, 0, 'repeat'],
  ['the one before', previous, 5 * second, 'repeat'],
  ['the one before', previous, 5 * second + 1, 'end'],
  ['the one before', previous, day, 'over'],
  ['an older one', older, 0, 'end'],
] as const)('%s (%s) after %i ms: %s', (_name, shown, afterMs, verdict) => {
  expect(decideRefresh(session, shown, later(start, afterMs))).toBe(verdict)
})

test('nothing brings back a session that has ended', () => {
  const ended = { ...session, endedAt: start }
  for (const shown of [present, previous, older]) {
    expect(decideRefresh(ended, shown, start)).toBe('over')
  }
})

test('before the first change there is no token before', () => {
  expect(decideRefresh({ ...session, previousRefreshHash: null }, previous, start)).toBe('end')
})

test('access lasts 15 minutes; a session a day after its last use, remembered 30 days', () => {
  expect(accessEndOf(start) - start).toBe(900 * second)
  const since = (remembered: boolean) => ({ remembered, startedAt: start })
  expect(sessionEndOf(since(false), start) - start).toBe(day)
  expect(sessionEndOf(since(true), start) - start).toBe(30 * day)
})

test.each([
  [false, 5.5 * day, 6.5 * day],
  [false, 6.5 * day, 7 * day],
  [true, 60 * day, 90 * day],
  [true, 89 * day, 90 * day],
])('however much it is used (remembered: %s), it ends after a week or 90 days', (...it) => {
  const [remembered, usedMs, endMs] = it
  const end = sessionEndOf({ remembered, startedAt: start }, later(start, usedMs))
  expect(end - start).toBe(endMs)
})
