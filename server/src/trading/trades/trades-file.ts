// A client's trades as a file for a spreadsheet, the newest first, page by page as it is taken.

import { tradeFileWords as ar } from '#contract/client/ar/trade-file-words.ts'
import { tradeFileWords as de } from '#contract/client/de/trade-file-words.ts'
import { tradeFileWords as es } from '#contract/client/es/trade-file-words.ts'
import { tradeFileWords as fr } from '#contract/client/fr/trade-file-words.ts'
import { tradeFileWords as he } from '#contract/client/he/trade-file-words.ts'
import { tradeFileWords as it } from '#contract/client/it/trade-file-words.ts'
import { tradeFileWords as ja } from '#contract/client/ja/trade-file-words.ts'
import { tradeFileWords as nl } from '#contract/client/nl/trade-file-words.ts'
import { tradeFileWords as pl } from '#contract/client/pl/trade-file-words.ts'
import { tradeFileWords as pt } from '#contract/client/pt/trade-file-words.ts'
import { tradeFileWords as tr } from '#contract/client/tr/trade-file-words.ts'
import { tradeFileWords as en } from '#contract/client/trade-file-words.ts'
import type { TradeView } from '#contract/client/trades.ts'
import type { Language } from '#contract/shared/languages.ts'
import { writing } from '#contract/shared/writing.ts'
import { present } from '#kernel/assert.ts'
import { minus, usdToText } from '#kernel/money.ts'
import { byteOrderMark, type Cell, csvLine } from '#server/platform/csv.ts'
import type { Db } from '#server/platform/db.ts'
import { type EntriesOf, pageTrades, viewsOf } from './page-trades.ts'
import type { StoredTrade } from './past-trades.store.ts'

type Deps = { readonly db: Db; readonly entriesOf: EntriesOf }
type Wanted = Omit<Parameters<typeof pageTrades>[1], 'cursor' | 'limit'>

const rowsAtOnce = 500

const titles: Readonly<Record<Language, typeof en>> = {
  en,
  nl,
  de,
  fr,
  es,
  pt,
  it,
  pl,
  tr,
  ar,
  he,
  ja,
}

/** In the order of the cells. */
const columns = Object.keys(en) as (keyof typeof en)[]

function titlesIn(language: Language): string[] {
  return columns.map((column) => titles[language][column])
}

export async function* tradesCsv({ db, entriesOf }: Deps, wanted: Wanted, language: Language) {
  const { decimal } = writing[language]
  yield byteOrderMark + csvLine(titlesIn(language), decimal)
  let cursor: string | undefined
  do {
    const page = await pageTrades(db, { ...wanted, cursor, limit: rowsAtOnce })
    if (!page) return
    const views = await viewsOf(page, entriesOf)
    yield page.trades
      .map((stored, nr) => csvLine(cellsOf(stored, present(views[nr], 'one of each')), decimal))
      .join('')
    cursor = page.next ?? undefined
  } while (cursor !== undefined)
}

const timeOf = (instant: string) => instant.slice(0, 19).replace('T', ' ')
const percentOf = (share: number, places: number): Cell => ({
  number: (100 * share).toFixed(places),
})

function cellsOf({ trade, end }: StoredTrade, view: TradeView): Cell[] {
  const priceOf = (price: number | null): Cell =>
    price === null ? '' : { number: price.toFixed(trade.instrument.scale.decimals) }
  return [
    ...[view.trade_id, timeOf(view.trade_time), timeOf(view.end_time), view.symbol],
    ...[view.trade_mode, { number: usdToText(trade.stake) }, { number: String(view.duration) }],
    ...[percentOf(view.profit_rate, 2), percentOf(view.win_probability, 1)],
    ...[priceOf(view.entry_price), priceOf(view.strike_price), priceOf(view.end_price)],
    ...[view.status, end ? { number: usdToText(minus(end.payout, trade.stake)) } : ''],
  ]
}
