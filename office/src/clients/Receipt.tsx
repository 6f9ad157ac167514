// A trade with its receipt: its terms, the ticks that decided it, and whether it comes out the same
// when it is computed again here.

import { useMemo } from 'react'
import { Link } from 'wouter'
import { dateTime, duration, exactPercent, figures, money } from '#browser/format/format.ts'
import type { ReceiptView } from '#contract/shared/receipts.ts'
import type { TickView } from '#contract/shared/trade-states.ts'
import { type Check, recompute } from '#verify/outcome.ts'
import { Facts } from '../parts/Facts.tsx'
import { Found } from '../parts/Found.tsx'
import { type SmallColumn, SmallTable } from '../parts/SmallTable.tsx'
import { Standing } from '../parts/Standing.tsx'
import { clientParts as t } from '../words/client-parts.ts'
import { PartOfTab } from './PartOfTab.tsx'
import css from './Parts.module.css'
import { useReceipt } from './parts-api.ts'
import { tradeTones } from './trade-tones.ts'

export function Receipt({ id, trade }: { id: string; trade: string }) {
  const found = useReceipt(id, trade)
  return (
    <div className={css.parts}>
      <Link href={`/clients/${id}/trades`}>{t.backToTrades}</Link>
      <Found query={found}>
        {(receipt) => (
          <>
            <Terms receipt={receipt} />
            <Checks receipt={receipt} />
          </>
        )}
      </Found>
    </div>
  )
}

function Terms({ receipt }: { receipt: ReceiptView }) {
  const { status, payout, strike_price: strike, settled_at: settledAt } = receipt
  return (
    <PartOfTab title={t.receipt} note={receipt.trade_id}>
      <Facts
        facts={[
          [
            t.state,
            <Standing key="s" tone={tradeTones[status]}>
              {t.statuses[status]}
            </Standing>,
          ],
          [t.account, t.accounts[receipt.mode]],
          [t.instrument, receipt.symbol],
          [t.direction, t.directions[receipt.trade_mode]],
          [t.stake, money(receipt.amount)],
          [t.rate, `${receipt.strike_rate} (${exactPercent(receipt.profit_rate)})`],
          [t.duration, duration(receipt.duration)],
          [t.at, dateTime(receipt.accepted_at)],
          [t.ends, dateTime(receipt.expires_at)],
          [t.factor, receipt.strike_factor],
          [t.delay, t.delayOf(receipt.entry_delay_ms ?? 0)],
          [t.entry, tickText(receipt.entry_tick)],
          [t.strike, strike ?? t.none],
          [t.exit, exitText(receipt)],
          [t.payout, payout === null ? t.none : money(payout)],
          [t.settled, settledAt === null ? t.none : dateTime(settledAt)],
        ]}
      />
    </PartOfTab>
  )
}

function exitText({ exit_tick: tick, exit_average: average, exit_seconds }: ReceiptView): string {
  const last = tickText(tick)
  return average === undefined ? last : `${t.average(average, exit_seconds ?? 1)} · ${last}`
}

function tickText(tick: TickView | null): string {
  return tick === null ? t.none : `${tick.price} · ${dateTime(tick.time)} · ${tick.source}`
}

const columns: readonly SmallColumn<Check>[] = [
  { key: 'name', title: t.check, cell: ({ name }) => t.checks[name] },
  { key: 'stated', title: t.stated, cell: ({ stated }) => textOf(stated) },
  { key: 'computed', title: t.computed, cell: ({ computed }) => textOf(computed) },
  {
    key: 'ok',
    title: t.verdict,
    cell: ({ ok }) => <Standing tone={ok ? 'good' : 'bad'}>{ok ? t.passed : t.failed}</Standing>,
  },
]

function textOf(text: string | null): string {
  const statuses: Readonly<Record<string, string>> = t.statuses
  return text === null ? t.none : (statuses[text] ?? figures(text))
}

function Checks({ receipt }: { receipt: ReceiptView }) {
  const checks = useMemo(() => recompute(receipt), [receipt])
  const passed = checks.filter(({ ok }) => ok).length
  return (
    <PartOfTab title={t.check} note={checks.length > 0 && t.summary(passed, checks.length)}>
      <p>{checks.length === 0 ? t.notYet : t.checkNote}</p>
      {checks.length > 0 && (
        <SmallTable label={t.check} columns={columns} rows={checks} rowKey={({ name }) => name} />
      )}
    </PartOfTab>
  )
}
