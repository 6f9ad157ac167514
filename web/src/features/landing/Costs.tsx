// What a trade costs: the margin, and with every profit rate on offer the break-even beside the
// chance it is priced at, on one scale.

import * as format from '#browser/format/format.ts'
import { Claim, ClaimArea } from '../../lib/claims/Claim.tsx'
import * as t from '../../lib/i18n/i18n.ts'
import { useReply } from '../../lib/site/replies.tsx'
import css from './Costs.module.css'
import { type RateRow, rateRows, ratesRead } from './rates.ts'
import { Section } from './Section.tsx'

export function Costs() {
  return (
    <Section id="cost" title={t.landing.costTitle}>
      <div className={css.costs}>
        <div className={css.words}>
          {t.landing.cost.map((text) => (
            <p key={text}>{text}</p>
          ))}
          <p className={css.margin}>
            <Claim id="margin_rate">
              {({ value }) => t.landing.marginNow(format.exactPercent(Number(value)))}
            </Claim>
          </p>
          <section className={css.example} data-example aria-labelledby="cost-example">
            <span>{t.landing.exampleLabel}</span>
            <h3 id="cost-example">{t.landing.exampleTitle}</h3>
            <p>{t.landing.exampleText}</p>
          </section>
        </div>
        <Rates />
      </div>
    </Section>
  )
}

function Rates() {
  const { data } = useReply(ratesRead.route)
  if (!data) return null
  const [profit, chance, breakEven] = t.landing.rateColumns
  return (
    <ClaimArea id="strike_rates" className={css.rates}>
      <h3 id="rates">{t.landing.ratesTitle}</h3>
      <table aria-labelledby="rates">
        <thead>
          <tr>
            <th scope="col">{profit}</th>
            <td />
            <th scope="col">{chance}</th>
            <th scope="col">{breakEven}</th>
          </tr>
        </thead>
        <tbody>
          {rateRows(data).map((row) => (
            <tr key={row.profit}>
              <th scope="row">{format.percent(row.profit, 0)}</th>
              <td>
                <Bar row={row} />
              </td>
              <td>{format.percent(row.chance)}</td>
              <td>{format.percent(row.breakEven)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={css.note}>{t.landing.rateNote}</p>
    </ClaimArea>
  )
}

/** Decoration: the figures stand beside it. */
function Bar({ row }: { readonly row: RateRow }) {
  return (
    <svg className={css.bar} viewBox="0 0 200 16" preserveAspectRatio="none" aria-hidden="true">
      <rect className={css.room} width="200" height="8" y="4" />
      <rect className={css.chance} width={(row.chance * 200).toFixed(1)} height="8" y="4" />
      <rect className={css.even} x={(row.breakEven * 200 - 1).toFixed(1)} width="2" height="16" />
    </svg>
  )
}
