// The amount, with what the method takes and what is left after its fee.

import type { WithdrawalMethod } from '#contract/payouts.ts'
import type { WithdrawalTerms } from '#contract/withdrawals.ts'
import { TextField } from '#ui/TextField.tsx'
import * as format from '../../lib/format.ts'
import * as t from '../../lib/i18n.ts'
import { amountOf, netAfter } from './amount.ts'
import css from './Withdrawals.module.css'

type Props = {
  readonly terms: WithdrawalTerms
  /** Undefined until an address says which coin it is of. */
  readonly method: WithdrawalMethod | undefined
  readonly typed: string
  readonly onType: (text: string) => void
  readonly error: string | undefined
}

export function AmountField({ terms, method, typed, onType, error }: Props) {
  const offer = terms.methods.find((it) => it.method === method)
  const read = amountOf(typed, terms.available)
  const net = offer && 'amount' in read ? netAfter(read.amount, offer.fee) : null
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
        error={error}
        hint={offer && t.withdrawals.terms(format.money(offer.least), format.money(offer.most))}
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
