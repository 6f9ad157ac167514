// What is to be known of a client at a glance, beside what happened.

import type { ReactNode } from 'react'
import { dateMinute, moneyOf } from '#browser/format/format.ts'
import type { StaffClient } from '#contract/staff/clients.ts'
import { Facts } from '../parts/Facts.tsx'
import { Masked } from '../parts/Masked.tsx'
import { client as t } from '../words/client.ts'
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
      <Panel title={t.profile}>
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

function Panel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={css.panel} aria-label={title}>
      <h2>{title}</h2>
      {children}
    </section>
  )
}
