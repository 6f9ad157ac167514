// The way back to the payment of a deposit under way.

import { Suspense } from 'react'
import * as format from '#browser/format/format.ts'
import { lazyPart } from '#browser/page/lazy-part.ts'
import type { DepositView } from '#contract/client/deposits.ts'
import { Button } from '#ui/Button.tsx'
import * as t from '../../lib/i18n/i18n.ts'
import css from './Deposits.module.css'

const CardModal = lazyPart(() => import('./CardModal.tsx'))
const CoinModal = lazyPart(() => import('./CoinModal.tsx'))

type Props = { readonly deposit: DepositView; readonly onGoOn: (deposit: DepositView) => void }

export function GoOn({ deposit, onGoOn }: Props) {
  if (!deposit.can_cancel) return null
  const label = t.deposits.goOnWith(format.money(deposit.amount ?? 0))
  return (
    <Button look="ghost" className={css.goOn} aria-label={label} onClick={() => onGoOn(deposit)}>
      {t.deposits.goOn}
    </Button>
  )
}

type ResumedProps = { readonly deposit: DepositView | undefined; readonly onClose: () => void }

export function Resumed({ deposit, onClose }: ResumedProps) {
  if (!deposit) return null
  const { deposit_id: id, method } = deposit
  return (
    <Suspense>
      {method === 'card' ? (
        <CardModal key={id} depositId={id} onClose={onClose} />
      ) : (
        <CoinModal key={id} currency={method} deposit={deposit} onClose={onClose} />
      )}
    </Suspense>
  )
}
