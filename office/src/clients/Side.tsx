// What is to be known of a client at a glance, beside what happened.

import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { dateMinute, moneyOf } from '#browser/format/format.ts'
import type { StaffClient } from '#contract/staff/clients.ts'
import { useNow } from '../lib/use-now.ts'
import { Facts } from '../parts/Facts.tsx'
import { Masked } from '../parts/Masked.tsx'
import { useQueueOf } from '../queue/api.ts'
import { Clock } from '../queue/Clock.tsx'
import { client as t } from '../words/client.ts'
import { clientParts as parts } from '../words/client-parts.ts'
import { queue } from '../words/queue.ts'
import css from './ClientPage.module.css'

export function Side({ client }: { client: StaffClient }) {
  const { balance, demo_balance, demo_ends_at, deposited, sessions } = client
  return (
    <aside className={css.side} aria-label={t.atAGlance}>
      <Panel title={t.balances}>
        <Facts
          facts={[
            [t.live, moneyOf(balance)],
            [t.demo, moneyOf(demo_balance)],
            [t.demoEnds, dateMinute(demo_ends_at)],
            [t.deposited(deposited.count), moneyOf(deposited.amount)],
          ]}
        />
      </Panel>
      <OpenItems id={client.id} />
      <Panel title={t.personal}>
        <Facts
          facts={[
            [t.phone, <Masked key="phone" data={client.phone} />],
            [t.address, <Masked key="address" data={client.address} />],
            [t.born, <Masked key="born" data={client.date_of_birth} />],
          ]}
        />
      </Panel>
      <Panel title={t.sessions(sessions.length)}>
        {sessions.length === 0 ? (
          <p className={css.none}>{t.noSessions}</p>
        ) : (
          <Facts facts={sessions.map(({ device, used_at }) => [device, dateMinute(used_at)])} />
        )}
      </Panel>
    </aside>
  )
}

/** What of theirs waits for staff; the queue has it all. */
function OpenItems({ id }: { id: string }) {
  const items = useQueueOf(id).data?.data ?? []
  const now = useNow()
  if (items.length === 0) return null
  return (
    <Panel title={parts.openItems(items.length)}>
      <ul className={css.items}>
        {items.map((item) => (
          <li key={`${item.kind} ${item.id}`}>
            <Link href={`/queue/${item.kind}/${item.id}`}>
              {queue.kinds[item.kind]} {item.amount === null ? '' : moneyOf(item.amount)}
            </Link>
            <Clock item={item} now={now} />
          </li>
        ))}
      </ul>
    </Panel>
  )
}

function Panel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={css.panel} aria-label={title}>
      <h2>{title}</h2>
      {children}
    </section>
  )
}
