// The price list: each pack with its tax and what it takes from the balance, bought in two presses.

import { useState } from 'react'
import { Link } from 'wouter'
import * as format from '#browser/format/format.ts'
import { newKey } from '#browser/http/new-key.ts'
import type { CreditPackView, CreditsView } from '#contract/client/credits.ts'
import { Button, buttonClass } from '#ui/Button.tsx'
import { panelClass } from '#ui/Panel.tsx'
import * as t from '../../lib/i18n/i18n.ts'
import { buyCredits } from './api.ts'
import css from './Credits.module.css'
import { useCreditCall } from './use-credits.ts'

export function Packs({ credits }: { credits: CreditsView }) {
  const { packs, blocked, rate, withdrawal_days: days } = credits
  return (
    <section className={`${panelClass} ${css.part}`} aria-labelledby="credits-buy">
      <h2 id="credits-buy">{t.credits.buy}</h2>
      {blocked !== null && <Blocked code={blocked} />}
      <ul className={css.packs}>
        {packs.map((pack) => (
          <Pack key={pack.credits} pack={pack} credits={credits} />
        ))}
      </ul>
      <p className={css.note}>
        {t.credits.rate(format.money(rate))}{' '}
        {days === 0 ? t.credits.noReturn : t.credits.returns(days)}
      </p>
    </section>
  )
}

function Blocked({ code }: { code: string }) {
  const way = ways[code]
  return (
    <p className={css.blocked}>
      {t.credits.blocked[code] ?? t.credits.cannot}
      {way !== undefined && (
        <Link className={buttonClass()} to={way.to}>
          {way.label}
        </Link>
      )}
    </p>
  )
}

const ways: Readonly<Record<string, { readonly to: string; readonly label: string }>> = {
  credits_need_profile: { to: '/user/edit-profile', label: t.frame.editProfile },
  credits_need_identity: { to: '/user/verify', label: t.frame.kycVerification },
}

type Props = { readonly pack: CreditPackView; readonly credits: CreditsView }

function Pack({ pack, credits: { vat_percent: percent, country, blocked } }: Props) {
  const [key, setKey] = useState<string>()
  const buy = useCreditCall(buyCredits)
  const figure = format.plain(pack.credits, 0)
  const usd = format.money(pack.usd)
  const tax = t.credits.withTax(
    format.amount(pack.vat),
    format.figures(String(percent)),
    country ?? '',
  )
  const confirm = () => {
    if (key === undefined) return
    const body = { credits: pack.credits, usd: pack.usd, key }
    buy.mutate(body, { onSettled: () => setKey(undefined) })
  }
  return (
    <li className={css.pack}>
      <b>{t.credits.count(figure)}</b>
      <span>{t.credits.priceOf(format.amount(pack.price))}</span>
      <small>{pack.vat === 0 ? t.credits.withoutTax : tax}</small>
      <small>{t.credits.takes(usd)}</small>
      {key === undefined ? (
        <Button disabled={blocked !== null} onClick={() => setKey(newKey())}>
          {t.credits.buyPack(figure)}
        </Button>
      ) : (
        <fieldset className={css.sure}>
          <legend>{t.credits.sure(figure, usd)}</legend>
          <Button look="solid" busy={buy.isPending} onClick={confirm}>
            {t.credits.yes}
          </Button>
          <Button look="ghost" disabled={buy.isPending} onClick={() => setKey(undefined)}>
            {t.credits.no}
          </Button>
        </fieldset>
      )}
    </li>
  )
}
