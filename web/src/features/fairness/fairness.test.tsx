import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { CalibrationView } from '#contract/public/calibration.ts'
import type { MarkoutsView } from '#contract/public/markouts.ts'
import { recompute } from '#verify/outcome.ts'
import {
  type Answer,
  areaClaims,
  htmlOf,
  looseStatements,
  parsed,
  textOf,
} from '../../../test/site-page.tsx'
import { publicCalls } from '../../lib/site/public-calls.ts'
import { altered, exampleReceipt, variants } from './example-receipt.ts'
import FairnessPage from './FairnessPage.tsx'

const figures: CalibrationView = {
  margin: 0.04,
  files: [
    {
      file: 'a-1m.csv',
      notes: [{ code: 'days', details: { length: '31.3' } }],
      worst: 1.01,
      mean_error: 0.48,
      realised_margin: 0.0397,
      inside_interval: 1,
      draw_rate: 0.0022,
      void_rate: 0,
      sides: [{ strike_rate: '75/3', side: 'Buy', priced: 0.5486 }],
      horizons: [
        { seconds: 60, seen: [0.5415] },
        { seconds: 300, seen: [null] },
      ],
    },
    {
      file: 'b.csv',
      notes: [{ code: 'too_little' }],
      worst: null,
      mean_error: null,
      realised_margin: null,
      inside_interval: null,
      draw_rate: null,
      void_rate: null,
      sides: [],
      horizons: [],
    },
  ],
}
const calibration: Answer = { read: { route: publicCalls.calibration }, data: figures }
const spread = { trades: 812, mean_bp: -0.12, within_bp: 0.31, shares: [0.2, 0.3, 0.5] }
const moves: MarkoutsView = {
  since: '2026-03-01T00:00:00.000Z',
  least_trades: 200,
  bounds_bp: [-1, 2],
  after_1s: spread,
  after_5s: { ...spread, mean_bp: 0.05 },
}
const markouts: Answer = { read: { route: publicCalls.markouts }, data: moves }
const html = htmlOf(FairnessPage, [areaClaims, calibration, markouts])
const page = parsed(html)

describe('the fairness page', () => {
  it('says no figure and no status outside claims and examples', () => {
    expect(looseStatements(html)).toEqual([])
    expect(looseStatements(htmlOf(FairnessPage, []))).toEqual([])
    for (const example of page.querySelectorAll('[data-example]')) {
      expect(textOf(example)).toContain('Example')
    }
  })

  it('shows what was priced beside what was seen', () => {
    const area = textOf(page.querySelector('[data-claim=calibration]'))
    for (const said of ['a-1m.csv', '1.01', '3.97 %', '\u22120.71', 'b.csv', 'too short']) {
      expect(area).toContain(said)
    }
  })

  it('says where prices went after entries, and where there are too few to tell, that', () => {
    const area = textOf(page.querySelector('[data-claim=markouts]'))
    for (const said of ['below \u22121 bp', '\u22121 to 2 bp', '2 bp or more', '50'])
      expect(area).toContain(said)
    expect(area).toContain('\u22120.12 bp; up to ± 0.31 may be chance')
    const few: Answer = { ...markouts, data: { ...moves, after_5s: null } }
    const without = parsed(htmlOf(FairnessPage, [areaClaims, calibration, few]))
    expect(textOf(without.querySelector('#markouts'))).toContain('too few live trades')
  })

  it('lists every claim with its source', () => {
    const claims = page.querySelectorAll('#claims li[data-claim]')
    expect(claims).toHaveLength((areaClaims.data as unknown[]).length)
    for (const claim of claims) expect(textOf(claim)).toContain('Counted.')
  })
})

describe('the example receipt', () => {
  it('agrees with itself, and contradicts itself in every altered form', () => {
    const failed = variants.map((variant) =>
      recompute(altered(exampleReceipt, variant))
        .filter((check) => !check.ok)
        .map((check) => check.name),
    )
    expect(failed).toEqual([[], ['exit'], ['strike', 'status', 'payout'], ['payout']])
  })

  it('has the strike factor of the formula', () => {
    const { volatility: v, duration, quantile, strike_factor } = exampleReceipt
    const factor = Math.exp((-v * v * duration) / 2 - quantile * v * Math.sqrt(duration))
    expect(Number(strike_factor)).toBeCloseTo(factor, 11)
    const { win_probability: p, margin, profit_rate } = exampleReceipt
    expect(p).toBeCloseTo((1 - margin) / (1 + profit_rate), 12)
  })

  it('is the example of docs/pricing.md', () => {
    const document = readFileSync('docs/pricing.md', 'utf8')
    expect(document).toContain(exampleReceipt.strike_factor)
    expect(document).toContain(String(exampleReceipt.strike_price))
  })
})
