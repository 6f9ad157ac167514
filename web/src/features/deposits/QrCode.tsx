// The address and the amount as wallets read them from a screen.

import { renderSVG } from 'uqr'
import type { DepositCurrency } from '#contract/deposits.ts'
import * as t from '../../lib/i18n.ts'
import { paymentUri } from './amount.ts'
import css from './Deposits.module.css'

type Props = {
  readonly currency: DepositCurrency
  readonly address: string
  readonly amount: string
}

export function QrCode({ currency, address, amount }: Props) {
  const svg = renderSVG(paymentUri(currency, address, amount), { border: 2 })
  return (
    <img
      className={css.qr}
      src={`data:image/svg+xml;utf8,${encodeURIComponent(svg)}`}
      alt={t.deposits.qr}
    />
  )
}
