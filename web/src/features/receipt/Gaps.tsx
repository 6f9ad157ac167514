// The evidence of a trade that was decided late, or void: when we did not hear the source, and what
// it said when it was asked again.

import type { GapView, ReceiptView } from '#contract/shared/receipts.ts'
import * as t from '../../lib/i18n/i18n.ts'
import { instantText } from './figures.ts'
import css from './Receipt.module.css'

export function Gaps({ receipt: { gaps } }: { receipt: ReceiptView }) {
  if (gaps.length === 0) return null
  const words = t.receipt.gaps
  return (
    <section className={css.panel}>
      <h2>{words.title}</h2>
      <p className={css.note}>{words.lead}</p>
      <ul className={css.steps}>
        {gaps.map((gap) => (
          <li key={gap.from} className={css.step}>
            <h3>{words.causes[gap.cause]}</h3>
            <p>
              {gap.to === null
                ? words.since(instantText(gap.from))
                : words.during(instantText(gap.from), instantText(gap.to))}
            </p>
            <p>{answerText(gap)}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

function answerText({ answer, asked, answered_at: at, ticks }: GapView): string {
  const { answers, asking } = t.receipt.gaps
  if (answer === null || asked === null || at === null) return asking
  return answers[answer](asked, instantText(at), ticks)
}
