// The amount, with what the method takes and what is left after its fee.

import * as format from '#browser/format/format.ts'
import type { WithdrawalTerms } from '#contract/client/withdrawals.ts'
import type { WithdrawalMethod } from '#contract/public/payouts.ts'
import { usdToNumber } from '#kernel/money.ts'
import { TextField } from '#ui/TextField.tsx'
import * as t from '../../lib/i18n/i18n.ts'
import { amountOf, boundsOf, netAfter, type Typed } from './amount.ts'
import { amountProblem } from './amount-problem.ts'
import css from './Withdrawals.module.css'

type Props = {
  readonly terms: WithdrawalTerms
  /** Undefined until an address says which coin it is of. */
  readonly method: WithdrawalMethod | undefined
  readonly typed: string
  readonly onType: (text: string) => void
  readonly error: string | undefined
}

function problemOf(read: Typed, terms: WithdrawalTerms, method: Props['method']) {
  if ('wrong' in read) return amountProblem(read.wrong, terms, method)
  const amount = usdToNumber(read.amount)
  const { day_left: left, methods } = terms
  const offer = methods.find((it) => it.method === method)
  if (offer && amount > offer.most) return t.withdrawals.tooLarge(format.money(offer.most))
  return amount > left ? t.withdrawals.aboveDay(format.money(left)) : undefined
}

/** What the method takes and costs; what each coin takes, while none is known. */
function hintOf({ methods }: WithdrawalTerms, method: Props['method']): string {
  const offer = methods.find((it) => it.method === method)
  if (offer) {
    const { least, most, fee } = offer
    return t.withdrawals.terms(format.money(least), format.money(most), format.money(fee))
  }
  const coins = methods.filter((it) => it.method !== 'bank')
  const each = coins.map((it) =>
    t.withdrawals.leastOf(t.withdrawals.methods[it.method], format.money(it.least)),
  )
  return `${each.join(', ')}.`
}

/** All that can be asked for today, whole cents. */
function mostOf({ available, day_left: left, methods }: WithdrawalTerms, method: Props['method']) {
  const most = methods.find((it) => it.method === method)?.most
  return Math.max(0, Math.min(available, left, most ?? available))
}

export function AmountField({ terms, method, typed, onType, error }: Props) {
  const offer = terms.methods.find((it) => it.method === method)
  const read = amountOf(typed, boundsOf(terms, method))
  const net = offer && 'amount' in read ? netAfter(read.amount, offer.fee) : null
  // Said while it is typed, and gone as soon as it is right.
  const problem = typed.trim() === '' ? error : problemOf(read, terms, method)
  return (
    <>
      <TextField
        label={t.withdrawals.amount}
        name="amount"
        inputMode="decimal"
        autoComplete="off"
        required
        value={typed}
        onChange={(event) => onType(event.target.value)}
        error={problem}
        hint={hintOf(terms, method)}
        aside={
          <button type="button" onClick={() => onType(format.plain(mostOf(terms, method), 2))}>
            {t.withdrawals.max}
          </button>
        }
      />
      <dl className={css.facts}>
        <dt>{t.withdrawals.available}</dt>
        <dd>{format.money(terms.available)}</dd>
        <dt>{t.withdrawals.dayLeft}</dt>
        <dd>{format.money(terms.day_left)}</dd>
        <dt>{t.withdrawals.feeLine}</dt>
        <dd>{offer ? format.money(offer.fee) : '–'}</dd>
        <dt>{t.withdrawals.netLine}</dt>
        <dd>
          <b>{net === null ? '–' : format.money(net)}</b>
        </dd>
      </dl>
    </>
  )
}
