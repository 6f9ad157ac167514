// One line of the queue: what it is, whose, why it is here, and until when.

import { Link } from 'wouter'
import { moneyOf } from '#browser/format/format.ts'
import type { QueueItem } from '#contract/staff/queue.ts'
import { queue as t } from '../words/queue.ts'
import { aboutIn } from './about.ts'
import { Clock } from './Clock.tsx'
import { howLong } from './how-long.ts'
import css from './QueueRow.module.css'

type Props = {
  readonly item: QueueItem
  readonly href: string
  readonly now: number
  readonly isPicked: boolean
}

export function QueueRow({ item, href, now, isPicked }: Props) {
  const { kind, client, amount, reason, bar, since, assigned_to } = item
  return (
    <li className={css.line}>
      <Link href={href} className={css.row} aria-current={isPicked ? 'true' : undefined}>
        <span className={css.first}>
          <b>
            {t.kinds[kind]} · {aboutIn(item)}
          </b>
          {client && <span className={css.client}>{t.client(client.id)}</span>}
          {amount !== null && <span className={css.amount}>{moneyOf(amount)}</span>}
        </span>
        <span className={css.second}>
          <span className={css.why}>{bar === null ? t.reasons[reason] : t.bars[bar]}</span>
          {assigned_to !== null && <span className={css.holder}>{t.with(assigned_to)}</span>}
          <span>{t.old(howLong(now - Date.parse(since)))}</span>
        </span>
        <Clock item={item} now={now} />
      </Link>
    </li>
  )
}
