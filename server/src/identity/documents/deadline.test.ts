import { describe, expect, it } from 'vitest'
import { millis } from '#kernel/time.ts'
import { dueOn, extendedDueOn, isOverdue } from './deadline.ts'

/** A Monday, late in the day. */
const askedAt = millis(Date.UTC(2026, 10, 23, 22))
const deadline = { askedAt, dueOn: '2026-12-07' }

describe('the time to be identified', () => {
  it('is ten working days after we asked, Saturdays, Sundays and holidays left out', () => {
    expect(dueOn(askedAt)).toBe('2026-12-07')
    expect(dueOn(millis(Date.UTC(2026, 11, 18)))).toBe('2027-01-05')
  })

  it('is extended to thirty working days in all, and no further', () => {
    expect(extendedDueOn(deadline)).toBe('2027-01-06')
    expect(extendedDueOn({ askedAt, dueOn: '2027-01-06' })).toEqual({
      refused: 'deadline_extended',
      details: { due: '2027-01-06' },
    })
  })

  it.each([
    [undefined, Date.UTC(2026, 11, 7, 23, 59), false],
    [undefined, Date.UTC(2026, 11, 8), true],
    ['rejected', Date.UTC(2026, 11, 8), true],
    // The client has done their part: it waits for us.
    ['pending', Date.UTC(2026, 11, 8), false],
  ] as const)('with a document %s at %i is over: %s', (last, now, over) => {
    expect(isOverdue(deadline, last, millis(now))).toBe(over)
  })
})
