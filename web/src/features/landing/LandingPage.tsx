// The first page: what this is, what it costs, what it risks, and how to check each of it. Only its
// markets and the trade one can try live on in the browser; the rest stays as the server wrote it.

import { claimsRead } from '../../lib/claims/Claim.tsx'
import * as t from '../../lib/i18n/i18n.ts'
import { plansRead } from '../../lib/plans/plan-table.ts'
import { config } from '../../lib/site/config.ts'
import type { SitePage } from '../../lib/site/page.ts'
import { publicCalls } from '../../lib/site/public-calls.ts'
import { Still } from '../../lib/site/Still.tsx'
import checks from './Checks.module.css'
import { Closing } from './Closing.tsx'
import costs from './Costs.module.css'
import receipt from './ExampleReceipt.module.css'
import how from './How.module.css'
import short from './InShort.module.css'
import hero from './Landing.module.css'
import { Markets } from './Markets.tsx'
import { Opening, Words } from './Opening.tsx'
import plans from './Plans.module.css'
import questions from './Questions.module.css'
import risk from './Risk.module.css'
import { ratesRead } from './rates.ts'
import steps from './StepDrawing.module.css'
import { TryCard } from './TryCard.tsx'

export const page: SitePage = {
  reads: () => [claimsRead, plansRead, { route: publicCalls.marketTicker }, ratesRead],
  head: () => ({
    title: t.home.title,
    description: t.home.description,
    structured: [{ '@type': 'WebSite', name: config.brand, description: t.home.description }],
  }),
}

/** Of what the browser's build does not render: named, so that it keeps them. */
export const styles = [receipt, short, how, steps, costs, risk, checks, plans, questions]

export default function LandingPage() {
  return (
    <>
      <section className={hero.hero} aria-labelledby="title">
        <Still name="words" className={hero.words}>
          {import.meta.env.SSR && <Words />}
        </Still>
        <TryCard />
      </section>
      <Still name="opening">{import.meta.env.SSR && <Opening />}</Still>
      <Markets />
      <Still name="closing">{import.meta.env.SSR && <Closing />}</Still>
    </>
  )
}
