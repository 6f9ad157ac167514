// What a withdrawal is made of: the amount, the fee, what is left to send, and of a coin how much
// that is and at which rate.

import { Coins } from '#browser/format/Coins.tsx'
import { coinRate } from '#browser/format/coin-format.ts'
import * as format from '#browser/format/format.ts'
import type { WithdrawalView } from '#contract/client/withdrawals.ts'
import * as t from '../../lib/i18n/i18n.ts'
import css from './Withdrawals.module.css'

export function Figures({ row }: { readonly row: WithdrawalView }) {
  const { amount, fee, net, status, method, coin_amount: coins, rate } = row
  const isOff = status === 'Rejected' || status === 'Cancelled'
  return (
    <>
      <b>{format.money(amount)}</b>
      {!isOff && (
        <>
          <small className={css.figure}>{t.withdrawals.fee(format.money(fee))}</small>
          <small className={css.figure}>{t.withdrawals.net(format.money(net))}</small>
        </>
      )}
      {coins !== null && (
        <small className={css.figure}>
          <Coins amount={coins} coin={method} />
        </small>
      )}
      {rate !== null && <small className={css.figure}>{t.withdrawals.rate(coinRate(rate))}</small>}
      {rate === null && !isOff && method !== 'bank' && <small>{t.withdrawals.rateComes}</small>}
    </>
  )
}
