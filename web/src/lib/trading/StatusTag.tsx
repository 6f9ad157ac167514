// How a trade stands, in a word with a sign and a tone.

import type { TradeStatus } from '#contract/shared/trade-states.ts'
import { Tag, type Tone } from '#ui/Tag.tsx'
import * as t from '../i18n/i18n.ts'
import css from './StatusTag.module.css'
import { statusSigns } from './trade-texts.ts'

const tones: Readonly<Record<TradeStatus, Tone>> = {
  Pending: 'info',
  Won: 'good',
  Lost: 'bad',
  Draw: 'neutral',
  Void: 'warning',
}

export function StatusTag({ status }: { status: TradeStatus }) {
  return (
    <Tag tone={tones[status]}>
      <span className={css.sign} aria-hidden="true">
        {statusSigns[status]}
      </span>
      {t.tradeHistory.status[status]}
    </Tag>
  )
}
