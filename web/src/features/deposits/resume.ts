// A deposit under way as the modal of its coin shows it: the same address, amount and time as when
// it was asked for.

import type { ConversionView, DepositView } from '#contract/client/deposits.ts'

/** What is paid where, and of which deposit, if it was asked for already. */
export type Offer = {
  readonly conversion: ConversionView
  readonly address: string
  readonly depositId?: string
}

/** Undefined where there is nothing left to pay. */
export function offerOf(deposit: DepositView): Offer | undefined {
  const { method, address, network, rate, can_cancel: isOpen } = deposit
  const { asked_amount: usd, coin_amount: amount, rate_until: until } = deposit
  if (!isOpen || method === 'card' || address === null || network === null) return undefined
  if (usd === null || amount === null || rate === null || until === null) return undefined
  return {
    address,
    depositId: deposit.deposit_id,
    conversion: {
      currency: method,
      usd_amount: usd,
      amount,
      rate,
      network,
      quote: '',
      expires_at: until,
      is_test: deposit.is_test,
      confirmations_needed: deposit.confirmations_needed,
    },
  }
}
