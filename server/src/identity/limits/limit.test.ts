import { describe, expect, it } from 'vitest'
import { limitPeriods } from '#contract/client/limits.ts'
import { cents, dollars } from '#kernel/money.ts'
import { day, later, millis, minute, minuteShown } from '#kernel/time.ts'
import { type Allowance, allowancesAfter, allowancesOf, noUse, passedBy } from './allowance.ts'
import { refuseOnBreak } from './break.ts'
import { changed, type OwnLimit, standingAt } from './limit.ts'

const now = millis(Date.UTC(2026, 10, 21, 12))
const tomorrow = later(now, day)
const none: OwnLimit = { kind: 'loss', period: 'day', amount: null, raise: null }
const fifty: OwnLimit = { ...none, amount: dollars(50) }
const rising: OwnLimit = { ...fifty, raise: { to: dollars(80), at: tomorrow } }

describe('a limit', () => {
  it.each([
    ['set', none, dollars(50), fifty],
    ['lowered', fifty, dollars(20), { ...fifty, amount: dollars(20) }],
    ['raised', fifty, dollars(80), rising],
    ['removed', fifty, null, { ...fifty, raise: { to: null, at: tomorrow } }],
    ['set to what it is, which keeps it', rising, dollars(50), fifty],
    ['lowered while it waits to be raised', rising, dollars(49), { ...none, amount: dollars(49) }],
  ])('is %s', (_how, before, asked, after) => {
    expect(changed(before, asked, now)).toEqual(after)
  })

  it('asked to be raised once more waits anew', () => {
    const noon = later(now, 5 * minute)
    expect(changed(rising, dollars(90), noon)).toEqual({
      ...fifty,
      raise: { to: dollars(90), at: later(noon, day) },
    })
  })

  it('is raised a day later, to the millisecond, and may be lowered from there at once', () => {
    expect(standingAt(rising, later(tomorrow, -1))).toEqual(rising)
    expect(standingAt(rising, tomorrow)).toEqual({ ...fifty, amount: dollars(80) })
    expect(changed(rising, dollars(70), tomorrow)).toEqual({ ...fifty, amount: dollars(70) })
    const leaving: OwnLimit = { ...fifty, raise: { to: null, at: tomorrow } }
    expect(standingAt(leaving, tomorrow)).toEqual(none)
  })
})

describe('an allowance', () => {
  const allowance = (period: Allowance['period'], limit: number, used: number): Allowance => ({
    kind: 'stake',
    period,
    until: tomorrow,
    limit: dollars(limit),
    used: dollars(used),
  })

  it('is met exactly, and not passed by a cent', () => {
    const allowances = [allowance('day', 100, 40)]
    expect(passedBy(dollars(60), 'stake', allowances)).toBeUndefined()
    expect(passedBy(cents(6_001n), 'stake', allowances)).toBe(allowances[0])
    expect(passedBy(cents(6_001n), 'loss', allowances)).toBeUndefined()
    expect(passedBy(cents(1n), 'stake', allowancesAfter(allowances, dollars(60)))).toBeDefined()
  })

  it('that leaves least is told, and of two equals the one that lasts longer', () => {
    const daily = allowance('day', 100, 95)
    const weekly = allowance('week', 200, 190)
    const monthly = allowance('month', 300, 295)
    expect(passedBy(dollars(20), 'stake', [daily, weekly])).toBe(daily)
    expect(passedBy(dollars(20), 'stake', [daily, weekly, monthly])).toBe(monthly)
    expect(passedBy(dollars(8), 'stake', [weekly])).toBeUndefined()
  })

  it('leaves nothing once it was lowered below what is used, and more after a gain', () => {
    expect(passedBy(cents(1n), 'stake', [allowance('day', 10, 40)])).toBeDefined()
    expect(passedBy(dollars(110), 'stake', [allowance('day', 10, -100)])).toBeUndefined()
  })

  it('is there for limits on trading that are in force', () => {
    const deposits: OwnLimit = { ...fifty, kind: 'deposit' }
    const allowances = allowancesOf([none, fifty, deposits], noUse, now)
    expect(allowances).toMatchObject([{ kind: 'loss', period: 'day', limit: dollars(50) }])
  })

  it('has nothing used of it at first, in any period', () => {
    const kinds = ['stake', 'loss'] as const
    const limits = limitPeriods.flatMap((period) =>
      kinds.map((kind) => ({ ...fifty, kind, period })),
    )
    const allowances = allowancesOf(limits, noUse, now)
    expect(allowances.map(({ used }) => used)).toEqual(Array(6).fill(0n))
  })
})

describe('a break', () => {
  const untilTomorrow = { coolOffUntil: tomorrow, selfExcludedUntil: null }

  it('is over at its end, to the millisecond', () => {
    expect(refuseOnBreak(untilTomorrow, later(tomorrow, -1))).toEqual({
      refused: 'cool_off',
      details: { until: '2026-11-22T12:00:00.000Z' },
    })
    expect(refuseOnBreak(untilTomorrow, tomorrow)).toBeUndefined()
    expect(refuseOnBreak({ ...untilTomorrow, selfExcludedUntil: tomorrow }, now)).toMatchObject({
      refused: 'self_excluded',
      details: { until: '2026-11-22T12:00:00.000Z' },
    })
  })

  it('is never said to end earlier than it does', () => {
    expect(minuteShown(later(tomorrow, 1))).toBe('2026-11-22 12:01 UTC')
  })
})
