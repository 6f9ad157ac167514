// The address and the amount as wallets read them from a screen.

import { renderSVG } from 'uqr'
import type { ConversionView } from '#contract/client/deposits.ts'
import { coinFacts } from '#kernel/coins.ts'
import * as t from '../../lib/i18n/i18n.ts'
import css from './Deposits.module.css'

type Props = {
  readonly conversion: ConversionView
  readonly address: string
}

export function QrCode({ conversion, address }: Props) {
  const { currency, amount, network } = conversion
  const uri = coinFacts[currency].paymentUri({ address, amount, network })
  const svg = renderSVG(uri, { border: 2 })
  return (
    <img
      className={css.qr}
      src={`data:image/svg+xml;utf8,${encodeURIComponent(svg)}`}
      alt={t.deposits.qr}
    />
  )
}
