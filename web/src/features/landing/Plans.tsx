// The four plans at a glance.

import * as format from '#browser/format/format.ts'
import { linkClass } from '#ui/Button.tsx'
import { ClaimArea } from '../../lib/claims/Claim.tsx'
import * as t from '../../lib/i18n/i18n.ts'
import { usePlanTable } from '../../lib/plans/plan-table.ts'
import { SiteLink } from '../../lib/site/SiteLink.tsx'
import css from './Plans.module.css'
import { Section } from './Section.tsx'

export function Plans() {
  const intro = (
    <>
      <p>{t.landing.plansLead}</p>
      <SiteLink className={linkClass} to="/pricing">
        {t.landing.plansMore}
      </SiteLink>
    </>
  )
  const plans = usePlanTable()
  return (
    <Section id="plans" title={t.landing.plansTitle} intro={intro} layout="beside">
      <ClaimArea id="plans" className={css.plans}>
        <ul>
          {plans.map(({ id, name, figures }) => (
            <li key={id}>
              <h3>{name}</h3>
              <span>{figures && t.landing.tradesPerDay(figures.trades_per_day)}</span>
              <span className={css.funding}>
                <small>{t.landing.funding}</small> {figures && format.dollars(figures.funding)}
              </span>
            </li>
          ))}
        </ul>
      </ClaimArea>
    </Section>
  )
}
