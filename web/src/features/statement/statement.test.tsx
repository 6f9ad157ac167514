// The page of the statement: loading, empty, failed and full, its filter, and its files.

import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { MovementView } from '#contract/client/statements.ts'
import {
  type Answer,
  ok,
  press,
  refused,
  type,
  until,
  untilText,
} from '../../../../browser/test/served.tsx'
import { leave, show as showAll } from '../../../test/served.tsx'
import { chooseMode } from '../../lib/trading/book.ts'
import StatementPage from './StatementPage.tsx'

const at = '2026-11-21T12:00:00.000Z'
const trade = '0190a000-0000-7000-8000-00000000beef'
const movement = (nr: number, more: Partial<MovementView>): MovementView => ({
  nr,
  at,
  kind: 'deposit_credit',
  description: 'Deposit',
  reference: 'd-1',
  amount: 100,
  balance: 100,
  ...more,
})
const movements = [
  movement(2, { kind: 'trade_open', description: 'Trade: stake', amount: -20.5, balance: 79.5 }),
  movement(1, {}),
].map((one) => (one.kind === 'trade_open' ? { ...one, reference: trade } : one))

const statement = (rows: readonly MovementView[], next: string | null = null) =>
  ok({
    mode: 'real',
    opening_balance: 0,
    closing_balance: 1_234_567.89,
    movements: rows,
    next_cursor: next,
  })

/** Of what is owed there is a test of its own. */
const show = (page: ReactNode, answer: Answer) =>
  showAll(page, (request, query) =>
    request.path.includes('/users/liability') ? ok(null) : answer(request, query),
  )

let asked: URLSearchParams[] = []

beforeEach(() => {
  asked = []
  chooseMode('real')
})
afterEach(leave)

describe('the statement', () => {
  it('loads, and says so', async () => {
    const place = await show(<StatementPage />, () => undefined)
    expect(place.querySelector('[aria-label=Loading]')).not.toBeNull()
  })

  it('has a sentence for nothing', async () => {
    await show(<StatementPage />, () => statement([]))
    await untilText('No movements in this period.')
    await untilText('Closing balance$1,234,567.89')
  })

  it('says what failed, and tries again', async () => {
    let isDown = true
    await show(<StatementPage />, () =>
      isDown ? refused(503, 'The service is not ready.') : statement(movements),
    )
    await untilText('The service is not ready.')
    isDown = false
    press('Try again')
    await untilText('Trade: stake')
  })

  it('has every movement with its sign and the balance after it; each leads to where it is told', async () => {
    const place = await show(<StatementPage />, () => statement(movements))
    await untilText('Trade: stake')
    const [, first = [], second = []] = [...place.querySelectorAll('tr')].map((row) =>
      [...row.cells].map((cell) => cell.textContent),
    )
    expect(first.slice(-2)).toEqual(['\u221220.50', '79.50'])
    expect(second.slice(-2)).toEqual(['+100.00', '100.00'])
    const links = [...place.querySelectorAll('td a')].map((link) => link.getAttribute('href'))
    expect(links).toEqual([`/user/trades/${trade}`, '/user/deposit-log'])
  })

  it('goes on where the page ended', async () => {
    await show(<StatementPage />, (_, query) => {
      asked.push(query)
      return query.has('cursor')
        ? statement(movements.slice(1))
        : statement(movements.slice(0, 1), 'c-1')
    })
    await untilText('Load more')
    press('Load more')
    await until(() => expect(asked.at(-1)?.get('cursor')).toBe('c-1'))
  })
})

describe('the filter', () => {
  it('asks for the period and the kind, and says when a period is none', async () => {
    await show(<StatementPage />, (_, query) => {
      asked.push(query)
      return statement(movements)
    })
    await untilText('Trade: stake')
    type('select', 'withdrawals')
    type('input', '2026-11-20')
    await until(() => expect(asked.at(-1)?.get('kind')).toBe('withdrawals'))
    expect(asked.at(-1)?.get('from')).toBe('2026-11-20')
    type('search > :nth-child(2) input', '2026-11-19')
    await untilText('The first day is after the last.')
    expect(asked.some((query) => query.get('to') === '2026-11-19')).toBe(false)
    expect(document.body.textContent).not.toContain('Closing balance')
  })
})

describe('the files', () => {
  it.each(['CSV', 'PDF'])('are saved under a name that says of what: %s', async (kind) => {
    const urls = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x')
    const names: string[] = []
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      names.push(this.download)
    })
    await show(<StatementPage />, ({ path }, query) => {
      if (path !== '/statement/export') return statement(movements)
      asked.push(query)
      return new Response('file')
    })
    await untilText('Trade: stake')
    press(`Download ${kind}`)
    await until(() => expect(names).toEqual([`statement-real-start-now.${kind.toLowerCase()}`]))
    expect(asked.map((query) => [query.get('format'), query.get('lang')])).toEqual([
      [kind.toLowerCase(), 'en'],
    ])
    urls.mockRestore()
    click.mockRestore()
  })
})
