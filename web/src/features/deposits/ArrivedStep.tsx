// The payment was seen: how it goes on, until it is decided. Nothing is left to send or to ask for.

import { coins } from '#browser/format/coin-format.ts'
import type { ConversionView, DepositView } from '#contract/client/deposits.ts'
import { Button } from '#ui/Button.tsx'
import * as t from '../../lib/i18n/i18n.ts'
import css from './Deposits.module.css'
import { Progress } from './Progress.tsx'
import { Takes } from './Takes.tsx'

type Props = {
  readonly deposit: DepositView
  readonly conversion: ConversionView
  readonly onClose: () => void
}

export function ArrivedStep({ deposit, conversion, onClose }: Props) {
  const isPending = deposit.status === 'Pending'
  return (
    <div className={css.form}>
      <div className={css.arrived} aria-live="polite">
        {isPending && <b>{t.deposits.arrived(amountOf(deposit, conversion))}</b>}
        <Progress deposit={deposit} />
        {isPending && <Takes conversion={conversion} />}
      </div>
      {isPending && <p className={css.note}>{t.deposits.byItself}</p>}
      <Button look="solid" onClick={onClose}>
        {t.deposits.done}
      </Button>
    </div>
  )
}

function amountOf({ coin_amount }: DepositView, { currency }: ConversionView): string {
  return coins(coin_amount ?? '0', currency.toUpperCase())
}
