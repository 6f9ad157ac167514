// The client's credits: what they have, what uses them, buying, what was bought and what moved.

import { useQuery } from '@tanstack/react-query'
import * as format from '#browser/format/format.ts'
import type { CreditsView } from '#contract/client/credits.ts'
import { creditUses } from '#contract/client/credits.ts'
import { panelClass } from '#ui/Panel.tsx'
import * as t from '../../lib/i18n/i18n.ts'
import { Loaded } from '../../lib/panels/Loaded.tsx'
import { UserPage } from '../../lib/panels/UserPage.tsx'
import { creditsQuery } from './api.ts'
import css from './Credits.module.css'
import { Moves } from './Moves.tsx'
import { Packs } from './Packs.tsx'
import { Purchases } from './Purchases.tsx'
import { WithDeposit } from './WithDeposit.tsx'

export default function CreditsPage() {
  return (
    <UserPage title={t.credits.title} lead={t.credits.lead} width="cards">
      <Loaded query={useQuery(creditsQuery)} lines={9}>
        {(credits) => (
          <div className={css.parts}>
            <Standing credits={credits} />
            <Packs credits={credits} />
            <WithDeposit credits={credits} />
            <Purchases />
            <Moves />
          </div>
        )}
      </Loaded>
    </UserPage>
  )
}

function Standing({ credits }: { credits: CreditsView }) {
  const { debt_since: since, debt_until: until, may_trade: mayTrade, tariff } = credits
  return (
    <section className={`${panelClass} ${css.part}`} aria-labelledby="credits-yours">
      <h2 id="credits-yours">{t.credits.yours}</h2>
      <p className={css.sum}>{t.credits.count(format.amount(credits.credits))}</p>
      <p>{mayTrade ? t.credits.may : t.credits.mayNot}</p>
      {since !== null && until !== null && (
        <p className={css.wrong}>{t.credits.debt(format.date(since), format.date(until))}</p>
      )}
      <h3>{t.credits.tariff}</h3>
      <dl className={css.facts}>
        {creditUses.map((use) => (
          <div key={use}>
            <dt>{t.credits.uses[use]}</dt>
            <dd>{t.credits.each(format.amount(tariff[use]))}</dd>
          </div>
        ))}
      </dl>
      <p className={css.note}>{t.credits.low(format.amount(credits.low_at))}</p>
    </section>
  )
}
