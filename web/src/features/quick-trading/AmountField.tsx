// The amount: typed in dollars, in steps of one, with buttons that add to it.

import { useId } from 'react'
import * as format from '#browser/format/format.ts'
import type { InstrumentView } from '#contract/public/market.ts'
import type { Mode } from '#contract/shared/wire.ts'
import * as t from '../../lib/i18n/i18n.ts'
import { useBook } from '../../lib/trading/book.ts'
import { amountOf, raised } from '../../lib/trading/strike.ts'
import { useUser } from '../../lib/user/user.ts'
import css from './AmountField.module.css'
import { choose, useTicket } from './ticket.ts'

const adds = [120, 240, 600]

export function AmountField({ instrument }: { instrument: InstrumentView }) {
  const id = useId()
  const text = useTicket((ticket) => ticket.amount)
  const mode = useBook((book) => book.mode)
  const { data: user } = useUser()
  const balance = user && (mode === 'real' ? user.balance : user.demo_balance)
  const problem = problemOf(text, instrument, { mode, balance })
  const add = (by: number) => choose({ amount: String(raised(amountOf(text), by)) })
  return (
    <div>
      <div className={css.legend}>
        <label htmlFor={id}>{t.quickTrading.amount}</label>
        <span>
          {t.quickTrading.available}{' '}
          <b>{balance === undefined ? '\u2026' : format.money(balance)}</b>
        </span>
      </div>
      <div className={css.row}>
        <label className={css.box} data-wrong={problem !== undefined}>
          <span aria-hidden="true">$</span>
          <input
            id={id}
            data-amount=""
            inputMode="decimal"
            autoComplete="off"
            value={text}
            aria-invalid={problem !== undefined || undefined}
            aria-describedby={`${id}-note`}
            onChange={(event) => choose({ amount: event.target.value })}
            onKeyDown={(event) => {
              const step = { ArrowUp: 1, ArrowDown: -1 }[event.key]
              if (step === undefined) return
              event.preventDefault()
              choose({ amount: String(Math.max(1, raised(amountOf(text), step))) })
            }}
          />
        </label>
        {adds.map((by) => (
          <button
            key={by}
            type="button"
            aria-label={t.quickTrading.add(format.dollars(by))}
            onClick={() => add(by)}
          >
            {format.withPlus(String(by))}
          </button>
        ))}
      </div>
      <p id={`${id}-note`} className={css.note} role={problem === undefined ? undefined : 'alert'}>
        {problem}
      </p>
    </div>
  )
}

/** Why no trade can have this amount, if none can. */
export function problemOf(
  text: string,
  { amount_min: least, amount_max: most }: InstrumentView,
  { mode, balance }: { readonly mode: Mode; readonly balance: number | undefined },
): string | undefined {
  const amount = amountOf(text)
  if (/\.\d{3,}\s*$/.test(text)) return t.quickTrading.amountInCents
  if (amount === undefined || amount < least || amount > most) {
    return t.quickTrading.amountWrong(format.money(least), format.money(most))
  }
  if (balance === undefined || amount <= balance) return undefined
  return mode === 'real' && balance < least ? t.quickTrading.depositFirst : t.quickTrading.tooMuch
}
