// One client: how the account stands and what can be done about it, what happened, and what is to
// be known at a glance.

import { useState } from 'react'
import { useParams } from 'wouter'
import { date, dateMinute } from '#browser/format/format.ts'
import { messageOf } from '#browser/http/errors.ts'
import type { StaffClient } from '#contract/staff/clients.ts'
import { Button } from '#ui/Button.tsx'
import { FailedState, Skeleton } from '#ui/States.tsx'
import { useKeys } from '../lib/use-keys.ts'
import { Dialog } from '../parts/Dialog.tsx'
import { Masked } from '../parts/Masked.tsx'
import { ReasonForm } from '../parts/ReasonForm.tsx'
import { Standing } from '../parts/Standing.tsx'
import { client as t } from '../words/client.ts'
import { clients as words } from '../words/clients.ts'
import { shell } from '../words/shell.ts'
import { type ClientAct, useClient, useClientAct } from './api.ts'
import css from './ClientPage.module.css'
import { planWords } from './plan-words.ts'
import { Side } from './Side.tsx'
import { Timeline } from './Timeline.tsx'

export function ClientPage() {
  const { id = '' } = useParams()
  const found = useClient(id)
  if (found.isPending) return <Skeleton lines={12} label={shell.loading} />
  if (!found.data) {
    return (
      <FailedState
        message={messageOf(found.error)}
        retryLabel={shell.retry}
        onRetry={() => void found.refetch()}
      />
    )
  }
  return (
    <div className={css.client}>
      <Head client={found.data} />
      <Timeline id={id} />
      <Side client={found.data} />
    </div>
  )
}

const tones = { active: 'good', frozen: 'bad', closed: 'off' } as const

function Head({ client }: { client: StaffClient }) {
  const { id, standing, is_identified, plan, country, joined_at, freezes } = client
  return (
    <header className={css.head}>
      <div className={css.first}>
        <h1>{t.title(id)}</h1>
        <Masked data={client.name} />
        <Standing tone={tones[standing]}>{words.standings[standing]}</Standing>
        <Standing tone={is_identified ? 'good' : 'waits'}>
          {is_identified ? words.identified : t.notIdentified}
        </Standing>
        <span className={css.tag}>{planWords[plan] ?? plan}</span>
        <Acts client={client} />
      </div>
      <p className={css.meta}>
        <span>
          {words.email} <Masked data={client.email} />
        </span>
        <span>
          {words.country} <b>{country ?? t.notTold}</b>
        </span>
        <span>
          {words.joined} <b>{date(joined_at)}</b>
        </span>
      </p>
      {freezes.map(({ at, actor, reason, is_money_missing, approved_by }) => (
        <p key={at} className={css.frozen}>
          {t.frozenSince(dateMinute(at), t.actors[actor] ?? actor)} <q>{reason}</q>{' '}
          {is_money_missing && <b>{t.moneyMissing}</b>} {approved_by.map(t.mayGoOn).join(' ')}
        </p>
      ))}
    </header>
  )
}

function Acts({ client }: { client: StaffClient }) {
  const [asked, setAsked] = useState<ClientAct>()
  const { standing, bars } = client
  const isFrozen = standing === 'frozen'
  const freezing: ClientAct = isFrozen ? 'unfreeze' : 'freeze'
  const mayFreeze = standing !== 'closed' && bars[freezing] === null
  const maySignOut = bars.sign_out === null
  useKeys({
    ...(mayFreeze ? { f: { does: t.acts[freezing], act: () => setAsked(freezing) } } : {}),
    ...(maySignOut ? { o: { does: t.acts.sign_out, act: () => setAsked('sign_out') } } : {}),
  })
  return (
    <span className={css.acts}>
      {maySignOut && (
        <Button look="ghost" onClick={() => setAsked('sign_out')}>
          {t.acts.sign_out} <kbd>O</kbd>
        </Button>
      )}
      {mayFreeze && (
        <Button look="ghost" onClick={() => setAsked(freezing)}>
          {t.acts[freezing]} <kbd>F</kbd>
        </Button>
      )}
      {asked && <Asking id={client.id} act={asked} onEnd={() => setAsked(undefined)} />}
    </span>
  )
}

type AskingProps = { readonly id: string; readonly act: ClientAct; readonly onEnd: () => void }

function Asking({ id, act, onEnd }: AskingProps) {
  const sending = useClientAct(id, act)
  return (
    <Dialog title={t.asks[act]} onClose={onEnd}>
      <p>{t.means[act]}</p>
      <ReasonForm label={t.reasons[act]} act={t.acts[act]} sending={sending} onDone={onEnd} />
    </Dialog>
  )
}
