// The minute before and after the instant that decided an entry or an exit: drawn, and as a table.

import { useState } from 'react'
import type { ReceiptView } from '#contract/shared/receipts.ts'
import type { TickView } from '#contract/shared/trade-states.ts'
import { type Column, DataTable } from '#ui/DataTable.tsx'
import { Tag } from '#ui/Tag.tsx'
import * as t from '../../lib/i18n/i18n.ts'
import { clockMs, priceTextOf } from './figures.ts'
import css from './Receipt.module.css'
import { sourceOfTick } from './source-of-tick.ts'
import { TickChart } from './TickChart.tsx'

export type End = 'entry' | 'exit'
type Shown = { readonly receipt: ReceiptView; readonly end: End }

export function Minute({ receipt, end }: Shown) {
  const ticks = receipt.ticks[end]
  return (
    <section className={css.panel}>
      <h2>{t.receipt.around[end]}</h2>
      {ticks.length === 0 ? (
        <p className={css.note}>{t.receipt.chart.noTicks}</p>
      ) : (
        <>
          <TickChart
            title={t.receipt.around[end]}
            ticks={ticks}
            around={end === 'entry' ? receipt.accepted_at : receipt.expires_at}
            instantName={t.receipt.chart.instant[end]}
            marked={markedTick(receipt, end)}
            markName={t.receipt.chart.mark[end]}
            strike={receipt.strike_price}
            priceText={priceTextOf(receipt)}
          />
          <Ticks receipt={receipt} end={end} />
        </>
      )}
    </section>
  )
}

function markedTick(receipt: ReceiptView, end: End): TickView | null {
  return end === 'entry' ? receipt.entry_tick : receipt.exit_tick
}

/** The rows are made when they are asked for: there can be a thousand. */
function Ticks({ receipt, end }: Shown) {
  const [isOpen, setIsOpen] = useState(false)
  const ticks = receipt.ticks[end]
  const marked = markedTick(receipt, end)
  const price = priceTextOf(receipt)
  const columns: Column<TickView>[] = [
    { key: 'nr', title: t.receipt.tick.number, cell: (tick) => tick.seq },
    { key: 'time', title: t.receipt.tick.time, cell: (tick) => clockMs(tick.time) },
    {
      key: 'price',
      title: t.receipt.tick.price,
      isNumber: true,
      cell: (tick) => (
        <>
          {tick.seq === marked?.seq && <Tag tone="info">{t.receipt.chart.mark[end]}</Tag>}{' '}
          {price(tick.price)}
        </>
      ),
    },
    { key: 'source', title: t.receipt.tick.source, cell: (tick) => sourceOfTick(tick, price) },
  ]
  return (
    <details className={css.ticks} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>{t.receipt.chart.table(ticks.length)}</summary>
      {isOpen && (
        <div className={css.scroll}>
          <DataTable
            label={t.receipt.around[end]}
            columns={columns}
            rows={ticks}
            rowKey={(tick) => String(tick.seq)}
          />
        </div>
      )}
    </details>
  )
}
