// Budgets of cells: together never more than the limit, and hardly less.

import { expect, test } from 'vitest'
import { cents, dollars, usdToNumber } from '#kernel/money.ts'
import { fc } from '#seed'
import { defaultSettings } from '#server/install/operators/settings.ts'
import { testInstruments } from '#test/engine.ts'
import { budgeted, budgetedBy, budgetOf } from './budget.ts'
import { asDecided, isOffered } from './instruments/instrument.ts'

const someCells = fc.integer({ min: 1, max: 63 })

test('the budgets of all cells are never more than the limit, and less by under a cent for each', () => {
  fc.assert(
    fc.property(fc.bigInt(0n, 10n ** 15n), someCells, (limit, cells) => {
      const all = (budgetOf(cents(limit), cells) as bigint) * BigInt(cells)
      expect(all <= limit && limit - all < BigInt(cells)).toBe(true)
    }),
  )
})

test('a cell trades by its share of what was decided, or else listed, and by all else as decided', () => {
  const terms = { isTraded: false, stakeMin: 2, stakeMax: 50, payoutMax: 500, hours: null }
  fc.assert(
    fc.property(fc.integer({ min: 500, max: 10_000_000 }), someCells, (exposureMax, cells) => {
      const instrumentTerms = { BTCUSD: { ...terms, exposureMax } }
      const settings = { ...defaultSettings, instrumentTerms }
      const share = budgeted(settings, testInstruments, cells)
      for (const listed of testInstruments) {
        const [whole, own] = [asDecided(listed, settings), asDecided(listed, share)]
        expect(own).toEqual({ ...whole, exposureMax: budgetOf(whole.exposureMax, cells) })
        expect(isOffered(listed, share)).toBe(isOffered(listed, settings))
      }
      expect({ ...share, instrumentTerms }).toEqual(settings)
    }),
  )
})

test('cents that cannot be dealt out are nobody’s', () => {
  const settings = {
    ...defaultSettings,
    instrumentTerms: {
      BTCUSD: {
        isTraded: true,
        stakeMin: 1,
        stakeMax: 1,
        payoutMax: 1,
        exposureMax: 100,
        hours: null,
      },
    },
  }
  const { instrumentTerms } = budgeted(settings, testInstruments, 3)
  expect(instrumentTerms.BTCUSD?.exposureMax).toBe(33.33)
  expect(usdToNumber(budgetOf(dollars(100), 3))).toBe(33.33)
})

test('what is decided anew is dealt out anew; one cell has all of it', () => {
  let settings = defaultSettings
  const own = budgetedBy(() => settings, testInstruments, 2)
  const before = own()
  expect(own()).toBe(before)
  settings = { ...settings, marginBp: 250 }
  expect(own().marginBp).toBe(250)
  expect(budgetedBy(() => settings, testInstruments, 1)()).toBe(settings)
})
