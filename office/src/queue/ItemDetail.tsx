// What is picked, with what is needed to decide on it.

import type { QueueItem } from '#contract/staff/queue.ts'
import { EmptyState } from '#ui/States.tsx'
import { withdrawals as t } from '../words/withdrawals.ts'
import css from './ItemDetail.module.css'
import { WithdrawalDetail } from './WithdrawalDetail.tsx'

type Props = { readonly item: QueueItem; readonly onDone: () => void }

export function ItemDetail({ item, onDone }: Props) {
  if (item.kind === 'withdrawal') return <WithdrawalDetail id={item.id} onDone={onDone} />
  return (
    <section className={css.detail}>
      <EmptyState>{t.elsewhere}</EmptyState>
    </section>
  )
}
