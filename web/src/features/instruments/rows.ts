// Which instruments the market table shows, and in which order.

import type { OverviewRow } from '#contract/overview.ts'

export const tabs = ['crypto', 'currencies', 'catalogue'] as const
export type Tab = (typeof tabs)[number]

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

export function tabOf({ is_tradable, trading_type }: OverviewRow): Tab {
  if (!is_tradable) return 'catalogue'
  return trading_type === 'Currencies' ? 'currencies' : 'crypto'
}

/** Those whose name or code holds the text; signs between letters do not matter. */
export function matching(rows: readonly OverviewRow[], text: string): OverviewRow[] {
  const wanted = plain(text)
  return rows.filter(({ name }) => plain(name).includes(wanted))
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
