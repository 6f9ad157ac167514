// How a stock has moved of late: its volatility, and how far it goes with the index of its
// exchange. Where too little is known it says so.

import * as format from '#browser/format/format.ts'
import { Facts } from '#browser/panels/Facts.tsx'
import type { TermsView } from '#contract/public/overview.ts'
import { ClaimArea } from '../../lib/claims/Claim.tsx'
import * as t from '../../lib/i18n/i18n.ts'
import css from './Terms.module.css'

type Known = NonNullable<TermsView['behaviour']>

export function Behaviour({ behaviour }: { readonly behaviour: Known }) {
  const { volatility, index, trading_days: days, until } = behaviour
  const words = t.instruments.behaviour
  const isKnown = volatility !== null && until !== null
  return (
    <ClaimArea id="prices" isTold>
      <Facts
        facts={[
          [words.volatility, isKnown ? words.aYear(format.percent(volatility)) : words.tooLittle],
          ...(index ? [[words.with(index.title), correlationOf(index)] as const] : []),
        ]}
      />
      {isKnown && <p className={css.note}>{words.from(days, until)}</p>}
      <p className={css.note}>{words.means}</p>
    </ClaimArea>
  )
}

function correlationOf({ correlation }: NonNullable<Known['index']>): string {
  if (correlation === null) return t.instruments.behaviour.tooLittle
  return format.withMinus(format.plain(correlation, 2))
}
