// The four plans at a glance.

import * as format from '#browser/format/format.ts'
import { planTiers } from '#contract/public/plans.ts'
import { linkClass } from '#ui/Button.tsx'
import { ClaimArea } from '../../lib/claims/Claim.tsx'
import * as t from '../../lib/i18n/i18n.ts'
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
  return (
    <Section id="plans" title={t.landing.plansTitle} intro={intro} layout="beside">
      <ClaimArea id="plans" className={css.plans}>
        <ul>
          {planTiers.map(({ id, name, funding, tradesPerDay }) => (
            <li key={id}>
              <h3>{name}</h3>
              <span>{t.landing.tradesPerDay(tradesPerDay)}</span>
              <span className={css.funding}>
                <small>{t.landing.funding}</small> {format.dollars(funding)}
              </span>
            </li>
          ))}
        </ul>
      </ClaimArea>
    </Section>
  )
}
