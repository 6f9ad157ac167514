// Learning the odds: what a trade pays, how often it would have to win, what the house takes, and a
// hundred trades of one's own, drawn in the browser by the chance that they are priced at.

import { type ReactNode, useState } from 'react'
import { claimsRead } from '../../lib/claims/Claim.tsx'
import * as t from '../../lib/i18n/i18n.ts'
import { Passage, Passages } from '../../lib/site/Passage.tsx'
import type { SitePage } from '../../lib/site/page.ts'
import { publicCalls } from '../../lib/site/public-calls.ts'
import { useReply } from '../../lib/site/replies.tsx'
import { SiteLink } from '../../lib/site/SiteLink.tsx'
import { Still } from '../../lib/site/Still.tsx'
import { TitleBanner } from '../../lib/site/TitleBanner.tsx'
import { amounts, profitsIn } from './choice.ts'
import { Even, House, Pays } from './Figures.tsx'
import css from './Odds.module.css'
import { Practice } from './Practice.tsx'

export const page: SitePage = {
  reads: () => [claimsRead, { route: publicCalls.marketOffer }],
  head: () =>
    import.meta.env.SSR
      ? { title: t.oddsStill.title, description: t.oddsStill.description }
      : undefined,
}

export default function OddsPage() {
  return (
    <>
      <Still name="title">{import.meta.env.SSR && <Title />}</Still>
      <Passages>
        <Steps />
        <Still name="next">{import.meta.env.SSR && <Next />}</Still>
      </Passages>
    </>
  )
}

function Title() {
  const { title, lead } = t.oddsStill
  const crumbs = [{ to: '/help', label: t.helpCentre.title }]
  return <TitleBanner title={title} lead={lead} crumbs={crumbs} />
}

/** Without an offer there are only words. */
function Steps() {
  const { data: offer } = useReply(publicCalls.marketOffer)
  const [amount, setAmount] = useState<number>(amounts[1])
  const [wanted, setWanted] = useState<number>()
  const profits = offer ? profitsIn(offer) : []
  // The option that stands first on the trade form.
  const profit = wanted ?? offer?.strike_rates[0]?.buy_profit_rate
  const choice =
    offer && profit !== undefined ? { amount, profit, margin: offer.margin } : undefined
  const { pays, even, house } = t.odds
  return (
    <>
      <Step of={pays}>
        {choice && (
          <Pays choice={choice} profits={profits} onAmount={setAmount} onProfit={setWanted} />
        )}
      </Step>
      <Step of={even}>{choice && <Even choice={choice} />}</Step>
      <Step of={house}>{choice && <House choice={choice} />}</Step>
      {choice && <Practice choice={choice} profits={profits} />}
    </>
  )
}

type StepProps = {
  readonly of: { readonly title: string; readonly text: readonly string[] }
  readonly children: ReactNode
}

function Step({ of: { title, text }, children }: StepProps) {
  return (
    <Passage title={title}>
      {text.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {children}
    </Passage>
  )
}

function Next() {
  const { title, text, demo, fairness, risk, limits } = t.oddsStill.next
  const links = [
    ['/user/home?tour=1', demo],
    ['/fairness', fairness],
    ['/risk-disclosure', risk],
    ['/help#limits', limits],
  ] as const
  return (
    <Passage title={title}>
      <p>{text}</p>
      <ul className={css.links}>
        {links.map(([to, label]) => (
          <li key={to}>
            <SiteLink to={to}>{label}</SiteLink>
          </li>
        ))}
      </ul>
    </Passage>
  )
}
