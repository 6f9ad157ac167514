import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { PayoutsView } from '#contract/public/payouts.ts'
import { createReplies, RepliesProvider } from '../../lib/site/replies.tsx'
import PayoutsPage from './PayoutsPage.tsx'

const window = { window_from: '2026-08-23T12:00:00.000Z', window_to: '2026-11-21T12:00:00.000Z' }
const hash = 'ab12'.repeat(16)
const times = { requested_at: '2026-11-21T09:00:00.000Z', paid_at: '2026-11-21T12:00:00.000Z' }

const some: PayoutsView = {
  payouts: [
    {
      method: 'btc',
      network: 'bitcoin_testnet',
      amount: 198,
      destination: 'tb1qw5…jzsx',
      transaction_id: hash,
      explorer_url: `https://mempool.space/testnet4/tx/${hash}`,
      ...times,
    },
    {
      method: 'eth',
      network: 'simulated',
      amount: 20.5,
      destination: '0x5290…9EE7',
      transaction_id: `0x${hash}`,
      explorer_url: null,
      ...times,
    },
    {
      method: 'bank',
      network: null,
      amount: 1_250,
      destination: null,
      transaction_id: null,
      explorer_url: null,
      ...times,
    },
  ],
  medians: [{ method: 'btc', count: 12, median_seconds: 10_800 }],
  ...window,
}

/** As the server renders it; without data, as the browser does before the answer. */
function shown(data?: PayoutsView): HTMLElement {
  const reply = (value: unknown) => ({ status: true, message: '', data: value })
  const area = {
    id: 'payouts',
    value: null,
    measured_at: times.paid_at,
    source: {
      kind: 'query',
      says: 'A view of the ledger.',
      window_from: null,
      window_to: times.paid_at,
      count: 0,
      minimum: 0,
    },
  }
  const replies = createReplies({
    '/api/public/claims': reply([area]),
    ...(data ? { '/api/public/payouts': reply(data) } : {}),
  })
  const root = document.createElement('div')
  root.innerHTML = renderToString(
    <RepliesProvider replies={replies}>
      <PayoutsPage />
    </RepliesProvider>,
  )
  return root
}

describe('live payouts', () => {
  it('are none yet, and it says so', () => {
    const root = shown({ payouts: [], medians: [], ...window })
    expect(root.querySelector('h2')?.textContent).toBe('No payouts yet')
    expect(root.querySelector('table')).toBeNull()
  })

  it('are listed, with a link only where anyone can look', () => {
    const rows = [...shown(some).querySelectorAll('tbody tr')]
    expect(rows.map((row) => row.textContent)).toEqual([
      '2026-11-21 12:00:00Bitcoin Test network$198.00tb1qw5…jzsxab12ab12…12ab12',
      '2026-11-21 12:00:00Ethereum Simulated chain$20.500x5290…9EE70xab12ab…12ab12',
      '2026-11-21 12:00:00Bank transfer $1,250.00Bank accountNot public',
    ])
    const links = rows.flatMap((row) => [...row.querySelectorAll('a')])
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      `https://mempool.space/testnet4/tx/${hash}`,
    ])
  })

  it('tell how long they took', () => {
    expect(shown(some).textContent).toContain('Half within 3 hours')
    expect(shown({ ...some, medians: [] }).textContent).toContain('Too few were paid lately')
  })

  it('are awaited without a word that could be taken for a figure', () => {
    const root = shown()
    expect(root.querySelector('[role="status"]')?.getAttribute('aria-label')).toMatch(/Loading/)
    for (const claim of root.querySelectorAll('[data-claim]')) claim.remove()
    expect(root.textContent).not.toMatch(/\d|%|payout/i)
  })
})
