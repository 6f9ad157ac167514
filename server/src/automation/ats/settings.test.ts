import { describe, expect, it } from 'vitest'
import type { AtsSettingsWish } from '#contract/client/ats.ts'
import { outlookOf } from '#contract/client/ats-outlook.ts'
import { cents, dollars } from '#kernel/money.ts'
import { isRefusal } from '#kernel/refusal.ts'
import { fc } from '#seed'
import { drawLots } from './draw-lots.ts'
import { fingerprintOf } from './fingerprint-settings.ts'
import { settingsOf } from './settings.ts'

const wish: AtsSettingsWish = {
  rules: ['momentum', 'coin'],
  symbols: ['BTCUSD', 'EURUSD'],
  stake: dollars(10),
  share_bp: null,
  hours: { from: '22:00', to: '06:30' },
  trades_per_day: 5,
  stake_per_day: dollars(50),
  loss_per_day: dollars(30),
  losses_in_row: 3,
  cool_down_minutes: 15,
  pair_losses: 3,
  drawdown: dollars(40),
  tells: 'ends',
}

function settled(changes: Partial<AtsSettingsWish> = {}, ids = [3, 1], plan = 'None') {
  const settings = settingsOf({ ...wish, ...changes }, ids, plan)
  if (isRefusal(settings)) throw new Error(settings.refused)
  return settings
}

describe('settings', () => {
  it('are kept in one order, each once', () => {
    expect(settled({ rules: ['momentum', 'coin', 'coin'] }, [3, 1, 3])).toMatchObject({
      rules: ['coin', 'momentum'],
      instrumentIds: [1, 3],
      hours: { from: 1_320, to: 390 },
    })
    expect(settled({ hours: { from: '10:00', to: '10:00' } }).hours).toBeNull()
  })

  it.each([
    ['ats_stake_unclear', { stake: null }],
    ['ats_stake_unclear', { share_bp: 100 }],
    ['ats_stake_too_large', { stake: dollars(251), stake_per_day: dollars(900) }],
    ['ats_never_trades', { stake: dollars(51) }],
    ['ats_never_trades', { loss_per_day: dollars(9) }],
    ['ats_never_trades', { drawdown: dollars(9) }],
    ['ats_never_trades', { stake: null, share_bp: 1, loss_per_day: 99n as never }],
  ] as const)('are refused: %s', (code, changes) => {
    expect(settingsOf({ ...wish, ...changes }, [1], 'None')).toMatchObject({ refused: code })
  })

  it('of a VIP plan stake more', () => {
    const large = { stake: dollars(1_000), stake_per_day: dollars(1_000) }
    const limits = { loss_per_day: dollars(1_000), drawdown: null }
    expect(settingsOf({ ...wish, ...large, ...limits }, [1], 'Diamond-50730')).toMatchObject({
      stake: { amount: dollars(1_000) },
    })
    expect(settingsOf({ ...wish, ...large, ...limits }, [1], 'Platinum-21199')).toMatchObject({
      refused: 'ats_stake_too_large',
    })
  })
})

describe('the fingerprint', () => {
  it('is the same for the same way of trading, whatever is told of it', () => {
    const same = settled({ rules: ['coin', 'momentum'], tells: 'nothing' }, [1, 3, 3])
    expect(fingerprintOf(same)).toBe(fingerprintOf(settled()))
  })

  it.each([
    { rules: ['coin' as const] },
    { stake: dollars(11) },
    { stake: null, share_bp: 1_000 },
    { hours: null },
    { trades_per_day: 6 },
    { stake_per_day: dollars(51) },
    { loss_per_day: dollars(31) },
    { losses_in_row: 4 },
    { cool_down_minutes: null },
    { pair_losses: 4 },
    { drawdown: null },
  ])('is another one with %o', (changes) => {
    expect(fingerprintOf(settled(changes))).not.toBe(fingerprintOf(settled()))
  })

  it('is another one with another instrument', () => {
    expect(fingerprintOf(settled({}, [1, 2]))).not.toBe(fingerprintOf(settled()))
  })
})

describe('the lots', () => {
  const takers = Array.from({ length: 50 }, (_, nr) => ({ clientId: BigInt(nr + 1) as never }))

  it('are the same for the same seed, in whatever order the takers come, and lose nobody', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 32, maxLength: 32 }), (seed) => {
        const drawn = drawLots(seed, takers)
        expect(drawLots(seed, [...takers].reverse())).toEqual(drawn)
        expect(new Set(drawn).size).toBe(takers.length)
      }),
    )
  })

  it('put nobody before the others', () => {
    const firsts = new Map<unknown, number>()
    for (let nr = 0; nr < 2_000; nr += 1) {
      const seed = new Uint8Array(32)
      new DataView(seed.buffer).setUint32(0, nr)
      const first = drawLots(seed, takers.slice(0, 4))[0]
      firsts.set(first, (firsts.get(first) ?? 0) + 1)
    }
    // Of 2,000 draws about 500 each: six standard deviations are 116.
    for (const count of firsts.values()) expect(Math.abs(count - 500)).toBeLessThan(116)
    expect(firsts.size).toBe(4)
  })
})

describe('what is likely to be lost', () => {
  const rules = [
    { rule: 'momentum', return_each: -0.06, verdict: 'loses' as const },
    { rule: 'coin', return_each: 0.1, verdict: 'above' as const },
    { rule: 'mean_reversion', return_each: null, verdict: 'too_few' as const },
  ]
  const planned = {
    stake: dollars(10),
    tradesPerDay: 5,
    stakePerDay: dollars(100),
    lossPerDay: dollars(100),
    rules: ['coin'],
  }
  const at = (changes: Partial<typeof planned>) =>
    outlookOf({ ...planned, ...changes }, { margin: 0.04, rules })

  it('is the margin of all that is staked, however good the record', () => {
    expect(at({})).toEqual({
      tradesPerDay: 5,
      lossEach: 0.04,
      expectedLoss: dollars(2),
      mostLoss: dollars(50),
    })
    expect(at({ rules: ['mean_reversion'] }).expectedLoss).toBe(dollars(2))
  })

  it('is what the record lost, where that is worse', () => {
    expect(at({ rules: ['momentum'] }).expectedLoss).toBe(dollars(3))
    expect(at({ rules: ['momentum', 'coin'] }).expectedLoss).toBe(cents(250n))
  })

  it('is no more than the limits let it be', () => {
    expect(at({ stakePerDay: dollars(29) })).toMatchObject({
      tradesPerDay: 2,
      expectedLoss: cents(80n),
    })
    expect(at({ lossPerDay: dollars(1) })).toMatchObject({
      expectedLoss: dollars(1),
      mostLoss: dollars(1),
    })
  })

  it('counts in cents: of 3.30 three trades of 1.10 can be placed', () => {
    const changes = { stake: cents(110n), stakePerDay: cents(330n) }
    expect(at(changes)).toMatchObject({ tradesPerDay: 3, mostLoss: cents(330n) })
  })
})
