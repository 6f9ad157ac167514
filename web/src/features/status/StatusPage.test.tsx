import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { OwedView } from '#contract/public/liabilities.ts'
import { sourceKind } from '#contract/public/price-sources.ts'
import type { StatusView } from '#contract/public/status.ts'
import '../../../test/as-server.ts'
import { howLong } from '#browser/i18n/how-long.ts'
import { textOf } from '../../../test/site-page.tsx'
import { createReplies, RepliesProvider } from '../../lib/site/replies.tsx'
import StatusPage from './StatusPage.tsx'

const status: StatusView = {
  install_mode: 'sandbox',
  version: '1.2.3',
  feed: 'simulated',
  running_since: '2026-11-20T08:00:00.000Z',
  server_time: '2026-11-21T12:00:00.000Z',
  sources: [{ name: 'simulated', kind: 'simulated', instruments: 40, age_ms: 180 }],
  compared: [],
  database_answers: true,
  settlement: {
    window_from: '2026-11-21T11:00:00.000Z',
    count: 57,
    median_ms: 240,
    p99_ms: 910,
  },
  voids: {
    window_from: '2026-11-20T12:00:00.000Z',
    settled: 400,
    voided: 3,
    is_high: false,
    by_cause: [
      { cause: 'source_silent', count: 2 },
      { cause: 'source_unreachable', count: 1 },
    ],
  },
  withdrawals: {
    window_from: '2026-08-23T12:00:00.000Z',
    by_method: [{ method: 'btc', count: 9, median_seconds: 10_800 }],
    waiting: 4,
    overdue: 1,
  },
  books: { state: 'ok', at: '2026-11-21T11:45:00.000Z' },
  licence: null,
  missing: [],
}

const owed: OwedView = {
  owed: {
    currency: 'USD',
    at: '2026-11-21T00:00:00.000Z',
    total: 1_204.5,
    root: '0123456789abcdef'.repeat(4),
    entry: 77,
  },
  held: [{ coin: 'BTC', network: 'simulated', units: '0.5' }],
  held_at: '2026-11-21T11:45:00.000Z',
}

function shown(data?: StatusView): HTMLElement {
  const reply = (data: unknown) => ({ status: true, message: '', data })
  const written = { '/api/public/status': reply(data), '/api/public/owed': reply(owed) }
  const replies = createReplies(data ? written : {})
  const root = document.createElement('div')
  root.innerHTML = renderToString(
    <RepliesProvider replies={replies}>
      <StatusPage />
    </RepliesProvider>,
  )
  return root
}

const wordsOf = (data?: StatusView) => shown(data).textContent ?? ''

describe('the status page', () => {
  it('tells mode, sources, settling, withdrawals and licence, all within its claim', () => {
    const root = shown(status)
    for (const part of [
      ...['Sandbox: play money only', '1.2.3', '2026-11-20 08:00:00 UTC', '180 ms old'],
      '2026-11-21 11:45:00 UTC: they agree',
      ...[
        '240 ms',
        '910 ms',
        'Half were paid within 3 hours (9 paid)',
        ...['3 of 400 (0.75 %)', '2 (0.50 %)', '1 (0.25 %)'],
        'No licence is configured',
      ],
    ]) {
      expect(root.textContent).toContain(part)
    }
    for (const claim of root.querySelectorAll('[data-claim]')) claim.remove()
    expect(root.textContent).not.toMatch(/\d|%|licensed|payout/i)
  })

  it('has what clients are owed when it comes, as the server writes it', () => {
    const words = wordsOf(status)
    for (const part of ['$1,204.50', '01234567 89abcdef', 'entry 77', '0.5 BTC (simulated)'])
      expect(words).toContain(part)
  })

  it('tells each source as what it is, prices asked for again too', () => {
    const sources = ['replay:2022-01', 'kraken', 'kraken trades'].map((name) => {
      return { name, kind: sourceKind(name), instruments: 1, age_ms: 0 }
    })
    const rows = [...shown({ ...status, sources }).querySelectorAll('tbody tr')]
    expect(rows.map((row) => textOf(row).replace(/0 ms.*/, ''))).toEqual([
      'replayed 2022-01Replayed',
      'KrakenReal market',
      'Kraken, tradesReal market',
    ])
  })

  it('tells how each is heard, where prices are made of several', () => {
    const one = { name: 'kraken', is_connected: true, instruments: 15, used: 14, age_ms: 20 }
    const compared = [
      { ...one, furthest_bp: 0.25 },
      { ...one, name: 'bitstamp', is_connected: false, used: 0, furthest_bp: 0 },
    ]
    const rows = [...shown({ ...status, compared }).querySelectorAll('tbody tr')].map(textOf)
    expect(rows.slice(-2)).toEqual(['KrakenConnected14 of 150.003 %', 'BitstampLost0 of 150.000 %'])
  })

  it('says what is not there yet', () => {
    const words = wordsOf({
      ...status,
      sources: [],
      settlement: { window_from: '', count: 0, median_ms: null, p99_ms: null },
      withdrawals: { window_from: '', by_method: [], waiting: 0, overdue: 0 },
    })
    expect(words).toContain('No price has come yet.')
    expect(words).toContain('No trade was settled in the last hour.')
    expect(words).toContain('Too few were paid')
  })

  it('stands without the database', () => {
    const gone = { database_answers: false, settlement: null, voids: null, withdrawals: null }
    expect(wordsOf({ ...status, ...gone })).toContain('Does not answer')
  })

  it('shows a licence with the way to look it up, and that it ended', () => {
    const licence = {
      regulator: 'AFM',
      number: '14000001',
      register_url: 'https://example.org/14000001',
      countries: ['NL', 'BE'],
      expires_on: '2026-11-20',
      is_current: false,
    }
    const missing = [
      { code: 'licence_ended' as const, details: { day: '2026-11-20' }, message: 'It ended.' },
    ]
    const root = shown({ ...status, install_mode: 'live', licence, missing })
    expect(root.textContent).toContain('Ended on 2026-11-20')
    expect(root.textContent).toContain('The licence ended on 2026-11-20.')
    expect(root.querySelector('a[href="https://example.org/14000001"]')).not.toBeNull()
  })

  it('is awaited', () => {
    expect(shown().querySelector('[role="status"]')).not.toBeNull()
  })
})

describe('how long', () => {
  it.each([
    [240, '240 ms'],
    [1_250, '1.3 s'],
    [45_000, '45 s'],
    [38 * 60_000, '38 minutes'],
    [5 * 3_600_000, '5 hours'],
    [72 * 3_600_000, '3 days'],
  ])('%i ms is %s', (ms, words) => {
    expect(howLong(ms)).toBe(words)
  })
})
