// What the client was granted: how it stands, how far its turnover is, and giving it up.

import { useState } from 'react'
import * as format from '#browser/format/format.ts'
import type { GrantView } from '#contract/client/promotions.ts'
import { Button } from '#ui/Button.tsx'
import { panelClass } from '#ui/Panel.tsx'
import * as t from '../../lib/i18n/i18n.ts'
import { termsText } from '../../lib/promotions/terms-text.ts'
import { giveUpGrant } from './api.ts'
import css from './Promotions.module.css'
import { usePromotionCall } from './use-promotion-call.ts'

export function Grants({ grants }: { grants: readonly GrantView[] }) {
  return (
    <section className={`${panelClass} ${css.part}`} aria-labelledby="promotions-yours">
      <h2 id="promotions-yours">{t.promotions.yours}</h2>
      {grants.length === 0 && <p>{t.promotions.none}</p>}
      {grants.length > 0 && (
        <ul className={css.rows}>
          {grants.map((grant) => (
            <Grant key={grant.id} grant={grant} />
          ))}
        </ul>
      )}
    </section>
  )
}

function Grant({ grant }: { grant: GrantView }) {
  const { id, name, state, granted, paid, ended_at: endedAt, ends_at: endsAt } = grant
  const isOpen = state === 'waiting' || state === 'running'
  return (
    <li className={css.row}>
      <div className={css.what}>
        <b>
          {name}: {format.money(state === 'paid' ? paid : granted)}
        </b>
        <small>
          {t.promotions.states[state]} ·{' '}
          {endedAt === null
            ? t.promotions.ends(format.date(endsAt))
            : t.promotions.ended(format.date(endedAt))}
        </small>
        {isOpen && termsText(grant).map((line) => <span key={line}>{line}</span>)}
        {state === 'running' && <Progress grant={grant} />}
      </div>
      {isOpen && <GiveUp id={id} name={name} />}
    </li>
  )
}

function Progress({ grant: { counted, target, name } }: { grant: GrantView }) {
  const whole = target ?? 0
  const text = t.promotions.progress(format.money(Math.min(counted, whole)), format.money(whole))
  return (
    <div className={css.progress}>
      <progress aria-label={`${name}: ${text}`} max={whole} value={Math.min(counted, whole)} />
      <small>{text}</small>
    </div>
  )
}

function GiveUp({ id, name }: { id: string; name: string }) {
  const [isAsked, setAsked] = useState(false)
  const giveUp = usePromotionCall(giveUpGrant)
  if (!isAsked) {
    return (
      <Button
        look="ghost"
        aria-label={t.promotions.giveUpNamed(name)}
        onClick={() => setAsked(true)}
      >
        {t.promotions.giveUp}
      </Button>
    )
  }
  return (
    <fieldset className={css.sure}>
      <legend>{t.promotions.giveUpSure}</legend>
      <Button look="solid" busy={giveUp.isPending} onClick={() => giveUp.mutate(id)}>
        {t.promotions.giveUpYes}
      </Button>
      <Button look="ghost" disabled={giveUp.isPending} onClick={() => setAsked(false)}>
        {t.promotions.keep}
      </Button>
    </fieldset>
  )
}
