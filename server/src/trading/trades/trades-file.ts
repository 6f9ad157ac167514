// A client's trades as a file for a spreadsheet, the newest first, page by page as it is taken.

import type { TradeView } from '#contract/client/trades.ts'
import type { Language } from '#contract/shared/languages.ts'
import { writing } from '#contract/shared/writing.ts'
import { byteOrderMark, type Cell, csvLine } from '#server/platform/csv.ts'
import type { Db } from '#server/platform/db.ts'
import { type EntriesOf, pageTrades, viewsOf } from './page-trades.ts'

type Deps = { readonly db: Db; readonly entriesOf: EntriesOf }
type Wanted = Omit<Parameters<typeof pageTrades>[1], 'cursor' | 'limit'>

const rowsAtOnce = 500

const titles: Readonly<Record<Language, readonly string[]>> = {
  en: [
    ...['Trade', 'Accepted (UTC)', 'Ends (UTC)', 'Pair', 'Side', 'Amount', 'Duration (s)'],
    ...['Pays, %', 'Chance priced, %', 'Entry', 'Strike', 'Exit', 'Result', 'Profit or loss'],
  ],
  nl: [
    ...['Transactie', 'Geaccepteerd (UTC)', 'Eindigt (UTC)', 'Paar', 'Richting', 'Bedrag'],
    ...['Looptijd (s)', 'Geeft, %', 'Geprijsde kans, %', 'Instap', 'Strike', 'Einde', 'Resultaat'],
    'Winst of verlies',
  ],
}

export async function* tradesCsv({ db, entriesOf }: Deps, wanted: Wanted, language: Language) {
  const { decimal } = writing[language]
  yield byteOrderMark + csvLine(titles[language], decimal)
  let cursor: string | undefined
  do {
    const page = await pageTrades(db, { ...wanted, cursor, limit: rowsAtOnce })
    if (!page) return
    const views = await viewsOf(page, entriesOf)
    yield views.map((view) => csvLine(cellsOf(view), decimal)).join('')
    cursor = page.next ?? undefined
  } while (cursor !== undefined)
}

const timeOf = (instant: string) => instant.slice(0, 19).replace('T', ' ')
const numberOf = (value: number | null): Cell => (value === null ? '' : { number: plain(value) })

/** Without an exponent, however small a price is: none has more than twelve decimals. */
function plain(value: number): string {
  const text = String(value)
  return text.includes('e') ? value.toFixed(12) : text
}

function cellsOf(trade: TradeView): Cell[] {
  const net = trade.payout === null ? null : Math.round((trade.payout - trade.amount) * 100) / 100
  return [
    ...[trade.trade_id, timeOf(trade.trade_time), timeOf(trade.end_time), trade.symbol],
    ...[trade.trade_mode, numberOf(trade.amount), numberOf(trade.duration)],
    numberOf(Math.round(trade.profit_rate * 10_000) / 100),
    numberOf(Math.round(trade.win_probability * 1_000) / 10),
    ...[numberOf(trade.entry_price), numberOf(trade.strike_price), numberOf(trade.end_price)],
    ...[trade.status, numberOf(net)],
  ]
}
