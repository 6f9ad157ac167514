import { expect, test } from 'vitest'
import { wishOf } from './wish.ts'

/** A Sunday, late. */
const now = Date.UTC(2026, 10, 22, 23, 59)

test.each([
  [{}, { report: 'turnover', mode: 'real' }],
  [
    { report: 'result', mode: 'demo' },
    { report: 'result', mode: 'demo' },
  ],
  [
    { report: 'acts', mode: 'demo' },
    { report: 'acts', mode: 'real' },
  ],
  [
    { report: '<b>', mode: 'x' },
    { report: 'turnover', mode: 'real' },
  ],
  [{ period: 'today' }, { from: '2026-11-22', to: '2026-11-22' }],
  [{ period: 'week' }, { from: '2026-11-16', to: '2026-11-22' }],
  [{ period: 'month' }, { from: '2026-11-01', to: '2026-11-22' }],
  [
    { period: 'own', from: '2026-01-02', to: '2026-01-03' },
    { from: '2026-01-02', to: '2026-01-03' },
  ],
  [{ from: 'yesterday', to: '2026-01-03' }, { to: '2026-01-03' }],
])('%j asks for %j', (asked, wish) => {
  expect(wishOf(asked, now)).toEqual({ report: 'turnover', mode: 'real', ...wish })
})
