// The first page: what this is, what it costs, what it risks, and how to check each of it.

import { buttonClass } from '#ui/Button.tsx'
import { Claim, claimsRead } from '../../lib/Claim.tsx'
import { config } from '../../lib/config.ts'
import * as format from '../../lib/format.ts'
import * as t from '../../lib/i18n.ts'
import type { SitePage } from '../../lib/page.ts'
import { publicCalls } from '../../lib/public-calls.ts'
import { SiteLink } from '../../lib/SiteLink.tsx'
import { Checks } from './Checks.tsx'
import { Costs } from './Costs.tsx'
import { ExampleReceipt } from './ExampleReceipt.tsx'
import { How } from './How.tsx'
import { InShort } from './InShort.tsx'
import css from './Landing.module.css'
import { Markets } from './Markets.tsx'
import { Plans } from './Plans.tsx'
import { Questions } from './Questions.tsx'
import { Risk } from './Risk.tsx'
import { ratesRead } from './rates.ts'
import { Section } from './Section.tsx'

export const page: SitePage = {
  reads: () => [claimsRead, { route: publicCalls.marketTicker }, ratesRead],
  head: () => ({
    title: t.landing.title,
    description: t.landing.description,
    structured: [{ '@type': 'WebSite', name: config.brand, description: t.landing.description }],
  }),
}

export default function LandingPage() {
  return (
    <>
      <Hero />
      <InShort />
      <How />
      <Costs />
      <Risk />
      <Checks />
      <Markets />
      <Plans />
      <Questions />
      <Section
        id="end"
        title={t.landing.endTitle}
        intro={<p>{t.landing.endText}</p>}
        layout="centred"
      >
        <Ways />
      </Section>
    </>
  )
}

function Hero() {
  return (
    <section className={css.hero} aria-labelledby="title">
      <div className={css.words}>
        <h1 id="title">{t.landing.title}</h1>
        <p className={css.lead}>{t.landing.lead}</p>
        <Ways />
        <p className={css.demo}>
          <Claim id="demo_money">
            {({ value }) => t.landing.demoMoney(format.dollars(Number(value)))}
          </Claim>{' '}
          <Claim id="demo_days">{({ value }) => t.landing.demoDays(String(value))}</Claim>
        </p>
      </div>
      <ExampleReceipt />
    </section>
  )
}

function Ways() {
  return (
    <div className={css.ways}>
      <SiteLink className={buttonClass('solid')} to="/user/home">
        {t.landing.trade}
      </SiteLink>
      <SiteLink className={buttonClass('ghost')} to="/auth/signup">
        {t.landing.tryDemo}
      </SiteLink>
    </div>
  )
}
