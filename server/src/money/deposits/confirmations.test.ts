import { describe, expect, it } from 'vitest'
import { parseSettings } from '#server/install/operators/parse-settings.ts'
import { defaultSettings } from '#server/install/operators/settings.ts'
import { confirmationsFor, mostConfirmations } from './confirmations.ts'

const settings = {
  ...defaultSettings,
  depositConfirmationSteps: {
    btc: [
      { above: '1', confirmations: 6 },
      { above: '0.5', confirmations: 4 },
      { above: '10', confirmations: 2 },
    ],
    eth: [],
    ltc: [],
  },
}

describe('how deep a payment must be (T29)', () => {
  it.each([
    ['btc', 1n, 3],
    ['btc', 50_000_000n, 3],
    ['btc', 50_000_001n, 4],
    ['btc', 100_000_000n, 4],
    ['btc', 100_000_001n, 6],
    // A step that asks for less than another one takes nothing back.
    ['btc', 2_000_000_000n, 6],
    ['eth', 10n ** 21n, 20],
    ['ltc', 10n ** 11n, 12],
  ] as const)('%s, %i base units: %i blocks', (coin, units, depth) => {
    expect(confirmationsFor(settings, coin, units)).toBe(depth)
    expect(confirmationsFor(defaultSettings, coin, units)).toBe({ btc: 3, eth: 20, ltc: 12 }[coin])
  })

  it('at most', () => {
    expect(mostConfirmations(settings, 'btc')).toBe(6)
    expect(mostConfirmations(settings, 'eth')).toBe(20)
  })

  it.each([
    [{ btc: [{ above: '1', confirmations: 6 }], eth: [] }, true],
    [{ btc: [{ above: '1.5', confirmations: 91 }], eth: [] }, false],
    [{ btc: [{ above: '-1', confirmations: 6 }], eth: [] }, false],
    [{ btc: [{ above: '1e3', confirmations: 6 }], eth: [] }, false],
    [{ btc: [{ above: 1, confirmations: 6 }], eth: [] }, false],
    [{ btc: [] }, false],
  ])('as a setting: %j', (value, isRight) => {
    const read = () => parseSettings([{ name: 'deposit_confirmation_steps', value }])
    if (isRight) expect(read().depositConfirmationSteps).toEqual({ ...value, ltc: [] })
    else expect(read).toThrow()
  })
})
