// One client: how the account stands and what can be done about it, and by tabs all that is known
// of them; what happened is the first.

import { Suspense } from 'react'
import { useLocation, useParams } from 'wouter'
import { date, dateMinute } from '#browser/format/format.ts'
import { messageOf } from '#browser/http/errors.ts'
import type { StaffClient } from '#contract/staff/clients.ts'
import { FailedState, Skeleton } from '#ui/States.tsx'
import { actorName } from '../lib/actor-name.ts'
import { useKeys } from '../lib/use-keys.ts'
import { useActions } from '../lib/use-may.ts'
import { Masked } from '../parts/Masked.tsx'
import { Standing } from '../parts/Standing.tsx'
import { type Tab, Tabs } from '../parts/Tabs.tsx'
import { client as t } from '../words/client.ts'
import { clients as words } from '../words/clients.ts'
import { shell } from '../words/shell.ts'
import { ActMenu } from './ActMenu.tsx'
import { useClient } from './api.ts'
import css from './ClientPage.module.css'
import { clientTabs, tabPath } from './client-tabs.ts'
import { planWords } from './plan-words.ts'
import { Side } from './Side.tsx'
import { TagsLine } from './TagsLine.tsx'

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
  return <Found client={found.data} />
}

function Found({ client }: { client: StaffClient }) {
  const { tabs, shown } = useTabs(client.id)
  const isWide = 'isWide' in shown
  return (
    <div className={`${css.client} ${isWide ? css.wide : ''}`}>
      <Head client={client} tabs={tabs} />
      <Suspense fallback={<Skeleton lines={10} label={shell.loading} />}>
        <shown.Tab key={client.id} client={client} />
      </Suspense>
      {!isWide && <Side client={client} />}
    </div>
  )
}

/** The tabs that whoever sits here may see, and the one that the address names. */
function useTabs(id: string) {
  const { '*': rest = '' } = useParams()
  const [, go] = useLocation()
  const actions = useActions()
  const [first, ...others] = clientTabs
  const allowed = [first, ...others.filter(({ action }) => actions.includes(action))]
  const named = rest.split('/')[0]
  const at = Math.max(
    allowed.findIndex(({ name }) => name === named),
    0,
  )
  const move = (by: number) => {
    const next = allowed[at + by]
    if (next) go(tabPath(id, next.name))
  }
  useKeys({
    '[': { does: t.tabBefore, act: () => move(-1) },
    ']': { does: t.tabAfter, act: () => move(1) },
  })
  const tabs = allowed.map(({ name }, index) => ({
    to: tabPath(id, name),
    words: t.tabs[name],
    isHere: index === at,
  }))
  return { tabs, shown: allowed[at] ?? first }
}

const tones = { active: 'good', frozen: 'bad', closed: 'off' } as const

function Head({ client, tabs }: { client: StaffClient; tabs: readonly Tab[] }) {
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
        <TagsLine client={client} />
        <ActMenu client={client} />
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
          {t.frozenSince(dateMinute(at), actorName(actor, t.actors))} <q>{reason}</q>{' '}
          {is_money_missing && <b>{t.moneyMissing}</b>} {approved_by.map(t.mayGoOn).join(' ')}
        </p>
      ))}
      <Tabs tabs={tabs} />
    </header>
  )
}
