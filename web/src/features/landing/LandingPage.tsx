// The first page: what this is, what it costs, what it risks, and how to check each of it.

import { overviewRoutes } from '#contract/overview.ts'
import { buttonClass, linkClass } from '#ui/Button.tsx'
import { Claim, claimsRead } from '../../lib/Claim.tsx'
import { config } from '../../lib/config.ts'
import * as format from '../../lib/format.ts'
import * as t from '../../lib/i18n.ts'
import { LossShare } from '../../lib/LossShare.tsx'
import type { SitePage } from '../../lib/page.ts'
import { SiteLink } from '../../lib/SiteLink.tsx'
import { Checks } from './Checks.tsx'
import { Costs } from './Costs.tsx'
import { ExampleReceipt } from './ExampleReceipt.tsx'
import css from './Landing.module.css'
import { Markets } from './Markets.tsx'
import { Plans } from './Plans.tsx'
import { ratesRead } from './rates.ts'
import { StepDrawing } from './StepDrawing.tsx'

export const page: SitePage = {
  reads: () => [claimsRead, { route: overviewRoutes.marketTicker }, ratesRead],
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
      <End />
    </>
  )
}

function Hero() {
  return (
    <section className={css.hero} aria-labelledby="title">
      <div className={css.words}>
        <h1 id="title">{t.landing.title}</h1>
        <p>{t.landing.lead}</p>
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

function InShort() {
  return (
    <section className={css.short} aria-labelledby="short">
      <h2 id="short" className="sr">
        {t.landing.shortTitle}
      </h2>
      <ul>
        {t.landing.short.map(({ to, title, text }) => (
          <li key={to}>
            <a href={to}>
              <h3>{title}</h3>
              <p>{text}</p>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

function How() {
  return (
    <section className={css.how} aria-labelledby="how">
      <h2 id="how">{t.landing.howTitle}</h2>
      <ol>
        {t.landing.how.map(([title, text], index) => (
          <li key={title}>
            <StepDrawing step={index} />
            <div>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}

function Risk() {
  const { install_mode: mode } = config
  return (
    <section className={css.risk} aria-labelledby="risk">
      <div>
        <h2 id="risk">{t.landing.riskTitle}</h2>
        <div className={css.text}>
          <LossShare className={css.loss} />
          {t.landing.risk.map((text) => (
            <p key={text}>{text}</p>
          ))}
          <SiteLink className={linkClass} to="/risk-disclosure">
            {t.landing.riskMore}
          </SiteLink>
        </div>
        <h2 id="who">{t.landing.whoTitle}</h2>
        <div className={css.text}>
          <p>{t.landing.jurisdiction}</p>
          <p>{t.landing.nobody}</p>
          {mode === 'sandbox' && <p className={css.sandbox}>{t.landing.sandbox}</p>}
        </div>
      </div>
    </section>
  )
}

function Questions() {
  return (
    <section className={css.questions} aria-labelledby="questions">
      <h2 id="questions">{t.landing.questionsTitle}</h2>
      <div>
        {t.landing.questions.map(([question, answer]) => (
          <details key={question}>
            <summary>{question}</summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
    </section>
  )
}

function End() {
  return (
    <section className={css.end} aria-labelledby="end">
      <h2 id="end">{t.landing.endTitle}</h2>
      <p>{t.landing.endText}</p>
      <Ways />
    </section>
  )
}
