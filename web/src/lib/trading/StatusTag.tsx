// How a trade stands, in a word with a sign and a tone.

import type { TradeStatus } from '#contract/shared/trade-states.ts'
import { Tag, type Tone } from '#ui/Tag.tsx'
import * as t from '../i18n/i18n.ts'
import css from './StatusTag.module.css'

const looks: Readonly<Record<TradeStatus, readonly [sign: string, tone: Tone]>> = {
  Pending: ['\u2026', 'info'],
  Won: ['+', 'good'],
  Lost: ['\u2212', 'bad'],
  Draw: ['=', 'neutral'],
  Void: ['\u00d7', 'warning'],
}

export function StatusTag({ status }: { status: TradeStatus }) {
  const [sign, tone] = looks[status]
  return (
    <Tag tone={tone}>
      <span className={css.sign} aria-hidden="true">
        {sign}
      </span>
      {t.tradeHistory.status[status]}
    </Tag>
  )
}
