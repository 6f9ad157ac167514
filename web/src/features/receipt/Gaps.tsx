// The evidence of a trade that was decided late, or void: when we did not hear the source, and what
// it said when it was asked again; and when its sources disagreed.

import type { ReactNode } from 'react'
import type { GapView, ReceiptView } from '#contract/shared/receipts.ts'
import * as t from '../../lib/i18n/i18n.ts'
import { instantText } from './figures.ts'
import css from './Receipt.module.css'

export function Gaps({ receipt: { gaps, halts = [] } }: { receipt: ReceiptView }) {
  const words = t.receipt.gaps
  return (
    <>
      {gaps.length > 0 && (
        <Stretches title={words.title} lead={words.lead}>
          {gaps.map((gap) => (
            <Stretch key={gap.from} {...gap} title={words.causes[gap.cause]}>
              <p>{answerText(gap)}</p>
            </Stretch>
          ))}
        </Stretches>
      )}
      {halts.length > 0 && (
        <Stretches title={words.haltsTitle} lead={words.haltsLead}>
          {halts.map((halt) => (
            <Stretch key={halt.from} {...halt} title={words.halts[halt.cause]} />
          ))}
        </Stretches>
      )}
    </>
  )
}

type Shown = { readonly title: string; readonly children?: ReactNode }

function Stretches({ title, lead, children }: Shown & { readonly lead: string }) {
  return (
    <section className={css.panel}>
      <h2>{title}</h2>
      <p className={css.note}>{lead}</p>
      <ul className={css.steps}>{children}</ul>
    </section>
  )
}

function Stretch({ title, from, to, children }: Shown & Pick<GapView, 'from' | 'to'>) {
  const { since, during } = t.receipt.gaps
  return (
    <li className={css.step}>
      <h3>{title}</h3>
      <p>{to === null ? since(instantText(from)) : during(instantText(from), instantText(to))}</p>
      {children}
    </li>
  )
}

function answerText({ answer, asked, answered_at: at, ticks }: GapView): string {
  const { answers, asking } = t.receipt.gaps
  if (answer === null || asked === null || at === null) return asking
  return answers[answer](asked, instantText(at), ticks)
}
