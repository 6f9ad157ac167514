// How a conversation stands after what happens in it: by a table, and whatever happens.

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ClientId } from '#kernel/ids.ts'
import { later, millis, minute } from '#kernel/time.ts'
import {
  goesOn,
  type Happening,
  mayHold,
  reopensMs,
  type Standing,
  standingAfter,
  stateAt,
} from './chat.ts'

const began = millis(Date.UTC(2026, 10, 30, 9))
const minuteOf = (minutes: number) => later(began, minutes * minute)
const by = 'sue@desk.example'
const fresh: Standing = {
  lastSeq: 0,
  lastAt: began,
  state: 'waiting',
  waitingSince: began,
  firstAnsweredAt: null,
  resolvedAt: null,
  assignedTo: null,
  snoozedUntil: null,
  seenByWriter: 0,
  seenByStaff: 0,
  rating: null,
}
const written: Happening = { kind: 'written', text: 'Hello', by: null }
const answered: Happening = { kind: 'answered', text: 'Hello', by }

/** Minute after minute. */
const through = (...happened: readonly Happening[]) =>
  happened.reduce((stands, one, nr) => standingAfter(stands, one, minuteOf(nr + 1)), fresh)

describe('a conversation', () => {
  it('waits from when its first unanswered line was written', () => {
    expect(through(written, written)).toMatchObject({ state: 'waiting', waitingSince: began })
    const again = through(written, answered, written, written)
    expect(again).toMatchObject({ state: 'waiting', waitingSince: minuteOf(3) })
  })

  it('is whose answered it first, and keeps when that was', () => {
    const other: Happening = { ...answered, by: 'sam@desk.example' }
    const stands = through(written, answered, other)
    expect(stands).toMatchObject({
      state: 'open',
      waitingSince: null,
      firstAnsweredAt: minuteOf(2),
      assignedTo: by,
    })
  })

  it('that is put off comes back by itself, or as soon as they write', () => {
    const snoozed = through(written, { kind: 'snoozed', until: minuteOf(60), by })
    expect(stateAt(snoozed, minuteOf(59))).toBe('snoozed')
    expect(stateAt(snoozed, minuteOf(60))).toBe('waiting')
    expect(stateAt(standingAfter(snoozed, written, minuteOf(5)), minuteOf(6))).toBe('waiting')
  })

  it('that is resolved waits again when they write, and is over after a week', () => {
    const resolved = through(written, answered, { kind: 'resolved', by })
    expect(resolved).toMatchObject({ state: 'resolved', resolvedAt: minuteOf(3) })
    expect(goesOn(resolved, later(minuteOf(3), reopensMs - 1))).toBe(true)
    expect(goesOn(resolved, later(minuteOf(3), reopensMs))).toBe(false)
    const reopened = standingAfter(resolved, { kind: 'reopened', by: null }, minuteOf(4))
    expect(reopened).toMatchObject({
      state: 'waiting',
      waitingSince: minuteOf(4),
      resolvedAt: null,
    })
  })

  it('has been read up to where either side did something', () => {
    expect(through(written, answered, written)).toMatchObject({ seenByStaff: 2, seenByWriter: 3 })
  })
})

describe('it is held', () => {
  const [ada, eve] = [1n as ClientId, 2n as ClientId]
  it.each([
    [null, null, true],
    [null, ada, true],
    [ada, ada, true],
    [ada, eve, false],
    [ada, null, false],
  ])('of %s by %s: %s', (owner, clientId, may) => {
    expect(mayHold({ clientId: owner }, { clientId, tokenHash: null })).toBe(may)
  })
})

const happening: fc.Arbitrary<Happening> = fc.oneof(
  fc.constant(written),
  fc.constant(answered),
  fc.constant<Happening>({ kind: 'noted', text: 'x', by }),
  fc.constant<Happening>({ kind: 'resolved', by }),
  fc.constant<Happening>({ kind: 'resolved', by: null }),
  fc.constant<Happening>({ kind: 'reopened', by }),
  fc.constant<Happening>({ kind: 'assigned', assignedTo: null, by }),
  fc.integer({ min: 1, max: 100 }).map((nr): Happening => {
    return { kind: 'snoozed', until: minuteOf(nr), by }
  }),
)

it('waits if, and only if, it is known since when; and so with what is resolved', () => {
  fc.assert(
    fc.property(fc.array(happening, { maxLength: 30 }), (happened) => {
      const stands = through(...happened)
      expect(stands.waitingSince !== null).toBe(stands.state === 'waiting')
      expect(stands.resolvedAt !== null).toBe(stands.state === 'resolved')
      expect(stands.lastSeq).toBe(happened.length)
      expect(Math.max(stands.seenByStaff, stands.seenByWriter)).toBeLessThanOrEqual(stands.lastSeq)
    }),
  )
})
