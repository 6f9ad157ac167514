// Which instruments the market table shows, and in which order.

import type { OverviewRow, OverviewView } from '#contract/public/overview.ts'

export const tabs = [
  'crypto',
  'currencies',
  'indices',
  'commodities',
  'bonds',
  'stocks',
  'catalogue',
] as const
export type Tab = (typeof tabs)[number]

/** Pairs that are not traded are the catalogue; what exchanges trade has tabs of its own. */
const tabOfKind: Readonly<Record<string, Tab>> = {
  Cryptocurrency: 'crypto',
  Currencies: 'currencies',
  Indices: 'indices',
  Commodities: 'commodities',
  Bonds: 'bonds',
  Stocks: 'stocks',
}

export const orders = [
  'listed',
  'name',
  'nameDown',
  'price',
  'priceUp',
  'change',
  'changeDown',
] as const
export type Order = (typeof orders)[number]

export function tabOf(row: Pick<OverviewRow, 'is_tradable' | 'trading_type'>): Tab {
  const tab = tabOfKind[row.trading_type] ?? 'catalogue'
  const isPair = tab === 'crypto' || tab === 'currencies'
  return isPair && !row.is_tradable ? 'catalogue' : tab
}

export type Counts = Readonly<Record<Tab, number>>

/** How many each tab has by the server's counts: most rows are fetched when they are wanted. */
export function countsOf(kinds: OverviewView['kinds']): Counts {
  const counts = noneOf()
  for (const { trading_type, tradable, catalogue } of kinds) {
    counts[tabOf({ trading_type, is_tradable: true })] += tradable
    counts[tabOf({ trading_type, is_tradable: false })] += catalogue
  }
  return counts
}

/** How many each tab has of these rows. */
export function countsOfRows(rows: readonly OverviewRow[]): Counts {
  const counts = noneOf()
  for (const row of rows) counts[tabOf(row)] += 1
  return counts
}

function noneOf(): Record<Tab, number> {
  const pairs = { crypto: 0, currencies: 0, catalogue: 0 }
  return { ...pairs, indices: 0, commodities: 0, bonds: 0, stocks: 0 }
}

/** Those whose name, code or title holds the text; signs between letters do not matter. */
export function matching(rows: readonly OverviewRow[], text: string): OverviewRow[] {
  const wanted = plain(text)
  return rows.filter(({ name, title }) =>
    [name, title ?? ''].some((words) => plain(words).includes(wanted)),
  )
}

function plain(text: string): string {
  return text.replace(/[^a-z0-9]/gi, '').toUpperCase()
}

/** What has no price or no change from a day before comes last, whichever way. */
export function ordered(rows: readonly OverviewRow[], order: Order): readonly OverviewRow[] {
  switch (order) {
    case 'listed':
      return rows
    case 'name':
      return rows.toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
    case 'nameDown':
      return rows.toSorted((a, b) => b.name.localeCompare(a.name, 'en'))
    case 'price':
      return byFigure(rows, ({ price }) => price, -1)
    case 'priceUp':
      return byFigure(rows, ({ price }) => price, 1)
    case 'change':
      return byFigure(rows, ({ change_24h }) => change_24h, -1)
    case 'changeDown':
      return byFigure(rows, ({ change_24h }) => change_24h, 1)
  }
}

type FigureOf = (row: OverviewRow) => number | null

function byFigure(rows: readonly OverviewRow[], figure: FigureOf, sign: 1 | -1) {
  return rows.toSorted((a, b) => {
    const [one, other] = [figure(a), figure(b)]
    if (one === null || other === null) return Number(one === null) - Number(other === null)
    return sign * (one - other)
  })
}

/** What a click on a column's title makes of the order: one way, the other way, as listed. */
export function nextOrder(order: Order, [first, second]: readonly [Order, Order]): Order {
  if (order === first) return second
  return order === second ? 'listed' : first
}
