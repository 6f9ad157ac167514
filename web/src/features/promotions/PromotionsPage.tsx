// Promotions of the client: entering a code, what runs for them, what they were granted and how far
// it is, and the rules.

import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'wouter'
import * as format from '#browser/format/format.ts'
import {
  heavyLossDays,
  heavyLossUsd,
  type OfferView,
  type PromotionsView,
} from '#contract/client/promotions.ts'
import { Button, linkClass } from '#ui/Button.tsx'
import { panelClass } from '#ui/Panel.tsx'
import * as t from '../../lib/i18n/i18n.ts'
import { refusalInWords } from '../../lib/i18n/in-words.ts'
import { Loaded } from '../../lib/panels/Loaded.tsx'
import { UserPage } from '../../lib/panels/UserPage.tsx'
import { promotionsQuery } from '../../lib/promotions/api.ts'
import { termsText } from '../../lib/promotions/terms-text.ts'
import { takeOffer } from './api.ts'
import { CodeForm } from './CodeForm.tsx'
import { Grants } from './Grants.tsx'
import css from './Promotions.module.css'
import { usePromotionCall } from './use-promotion-call.ts'

export default function PromotionsPage() {
  return (
    <UserPage title={t.promotions.title} lead={t.promotions.lead} width="cards">
      <Loaded query={useQuery(promotionsQuery)} lines={9}>
        {(promotions) => (
          <div className={css.parts}>
            <Standing promotions={promotions} />
            <Offers promotions={promotions} />
            <Grants grants={promotions.grants} />
            <Rules />
          </div>
        )}
      </Loaded>
    </UserPage>
  )
}

type Props = { readonly promotions: PromotionsView }

function Standing({ promotions: { blocked, bonus } }: Props) {
  return (
    <section className={`${panelClass} ${css.part}`} aria-labelledby="promotions-code">
      <h2 id="promotions-code">{blocked ? t.promotions.blocked : t.promotions.enter}</h2>
      {blocked && <Blocked {...blocked} />}
      {(!blocked || canBeMended.includes(blocked.code)) && <CodeForm />}
      {bonus > 0 && (
        <p className={css.note}>
          {t.promotions.bonus}: <b>{format.money(bonus)}</b>
        </p>
      )}
    </section>
  )
}

/** What the client can see to at once, a code at hand. */
const canBeMended: readonly string[] = ['promotion_needs_profile', 'promotion_needs_email']

function Blocked({ code, details }: { code: string; details: Readonly<Record<string, string>> }) {
  const way = ways[code]
  return (
    <>
      <p>{refusalInWords({ code, details, message: code })}</p>
      {way && (
        <p>
          <Link className={linkClass} to={way.to}>
            {way.label}
          </Link>
        </p>
      )}
    </>
  )
}

const limits = { to: '/user/limits', label: t.promotions.limits }
const ways: Readonly<Record<string, typeof limits>> = {
  promotion_heavy_losses: limits,
  cool_off: limits,
  self_excluded: limits,
  promotion_needs_profile: { to: '/user/edit-profile', label: t.promotions.profile },
}

function Offers({ promotions: { is_open: isOpen, offers, blocked } }: Props) {
  if (blocked) return null
  return (
    <section className={`${panelClass} ${css.part}`} aria-labelledby="promotions-offers">
      <h2 id="promotions-offers">{t.promotions.offers}</h2>
      {offers.length === 0 && <p>{isOpen ? t.promotions.noOffers : t.promotions.closed}</p>}
      {offers.length > 0 && (
        <ul className={css.rows}>
          {offers.map((offer) => (
            <Offer key={offer.id} offer={offer} />
          ))}
        </ul>
      )}
    </section>
  )
}

function Offer({ offer }: { offer: OfferView }) {
  const [isAsked, setAsked] = useState(false)
  const take = usePromotionCall(takeOffer)
  const { id, kind, name, ends_at: endsAt } = offer
  return (
    <li className={css.row}>
      <div className={css.what}>
        <b>{name}</b>
        <small>
          {t.promotions.kinds[kind]} · {t.promotions.until(format.date(endsAt))}
        </small>
        {termsText(offer).map((line) => (
          <span key={line}>{line}</span>
        ))}
      </div>
      {kind === 'deposit' &&
        (isAsked ? (
          <fieldset className={css.sure}>
            <legend>{t.promotions.sure}</legend>
            <Button look="solid" busy={take.isPending} onClick={() => take.mutate(id)}>
              {t.promotions.yes}
            </Button>
            <Button look="ghost" disabled={take.isPending} onClick={() => setAsked(false)}>
              {t.promotions.no}
            </Button>
          </fieldset>
        ) : (
          <Button onClick={() => setAsked(true)}>{t.promotions.take}</Button>
        ))}
    </li>
  )
}

function Rules() {
  return (
    <section className={`${panelClass} ${css.part}`} aria-labelledby="promotions-rules">
      <h2 id="promotions-rules">{t.promotions.rules}</h2>
      <ul className={css.rules}>
        {t.promotions.rule.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
        <li>{t.promotions.responsible(format.money(heavyLossUsd), String(heavyLossDays))}</li>
      </ul>
    </section>
  )
}
