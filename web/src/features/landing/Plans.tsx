// The four plans at a glance.

import { planTiers } from '#contract/plans.ts'
import { linkClass } from '#ui/Button.tsx'
import { ClaimArea } from '../../lib/Claim.tsx'
import * as format from '../../lib/format.ts'
import * as t from '../../lib/i18n.ts'
import { SiteLink } from '../../lib/SiteLink.tsx'
import css from './Landing.module.css'

export function Plans() {
  return (
    <section className={css.plans} aria-labelledby="plans">
      <div>
        <h2 id="plans">{t.landing.plansTitle}</h2>
        <p>{t.landing.plansLead}</p>
        <SiteLink className={linkClass} to="/pricing">
          {t.landing.plansMore}
        </SiteLink>
      </div>
      <ClaimArea id="plans">
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
    </section>
  )
}
