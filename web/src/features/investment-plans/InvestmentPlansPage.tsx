// The plans (/pricing): four tiers by funding, what they are, and what they are not.

import * as format from '#browser/format/format.ts'
import { pathOf } from '#contract/shared/ways.ts'
import { buttonClass } from '#ui/Button.tsx'
import { Tag } from '#ui/Tag.tsx'
import { ClaimArea, claimsRead } from '../../lib/claims/Claim.tsx'
import { LossShare } from '../../lib/claims/LossShare.tsx'
import * as t from '../../lib/i18n/i18n.ts'
import { plansRead, type ShownPlan, usePlanTable } from '../../lib/plans/plan-table.ts'
import { Passage, Passages } from '../../lib/site/Passage.tsx'
import type { SitePage } from '../../lib/site/page.ts'
import { SiteLink } from '../../lib/site/SiteLink.tsx'
import { TitleBanner } from '../../lib/site/TitleBanner.tsx'
import css from './InvestmentPlans.module.css'

export const page: SitePage = {
  reads: () => [claimsRead, plansRead],
  head: () => ({
    title: t.investmentPlans.title,
    description: t.investmentPlans.description,
  }),
}

export default function InvestmentPlansPage() {
  const { title, trail, lead, plansTitle, sections, purchaseNote } = t.investmentPlans
  const plans = usePlanTable()
  return (
    <>
      <TitleBanner title={title} trail={trail} lead={lead} />
      <Passages>
        <Passage title={plansTitle} isWide>
          <LossShare className={css.loss} />
          <ClaimArea id="plans">
            <ul className={css.plans}>
              {plans.map((plan) => (
                <li key={plan.id}>
                  <PlanCard plan={plan} />
                </li>
              ))}
            </ul>
          </ClaimArea>
          <p className={css.note}>{purchaseNote}</p>
        </Passage>
        {sections.map(({ title, paragraphs }) => (
          <Passage key={title} title={title}>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </Passage>
        ))}
        <Passage title={t.investmentPlans.riskTitle}>
          <p>{t.investmentPlans.risk}</p>
        </Passage>
      </Passages>
    </>
  )
}

/**
 * The plan route itself sends whoever is not signed in to the login, and remembers the way back
 * through that and through signing up. The link says which plan, and that it is of the live
 * account.
 */
function planRoute({ id }: ShownPlan): string {
  return `${pathOf({ to: 'plan' })}&plan=${id}`
}

function PlanCard({ plan }: { readonly plan: ShownPlan }) {
  const { name, figures, isVip } = plan
  const words = t.investmentPlans
  return (
    <article className={css.plan}>
      <div className={css.name}>
        <h3>{name}</h3>
        <Tag>{isVip ? words.systemVip : words.system}</Tag>
      </div>
      <p className={css.figure}>
        <strong>{figures && format.dollars(figures.funding)}</strong>
        <span>{words.funding}</span>
        <span>{words.stays}</span>
      </p>
      <p className={css.trades}>
        <span>{figures && words.trades(figures.trades_per_day)}</span>
        <small>{words.systemName}</small>
      </p>
      <SiteLink
        className={buttonClass('solid')}
        to={planRoute(plan)}
        aria-label={words.purchaseOf(name)}
      >
        {words.purchase}
      </SiteLink>
    </article>
  )
}
