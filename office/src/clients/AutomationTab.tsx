// What acts for a client by itself: automated trades here, the credits that bots are paid with, and
// what they made for programs of their own, ended or not.

import { Link } from 'wouter'
import { date, dateMinute, plain } from '#browser/format/format.ts'
import type { StaffClientPrograms } from '#contract/staff/automation.ts'
import { useClientAutomation, useClientPrograms } from '../automation/api.ts'
import { ClientFacts } from '../automation/ClientFacts.tsx'
import { venueTitle } from '../automation/venue-title.ts'
import { useCredits } from '../credits/api.ts'
import { Facts } from '../parts/Facts.tsx'
import { Found } from '../parts/Found.tsx'
import { type SmallColumn, SmallTable } from '../parts/SmallTable.tsx'
import { automation } from '../words/automation.ts'
import { credits } from '../words/credits.ts'
import { programs as t } from '../words/programs.ts'
import { PartOfTab } from './PartOfTab.tsx'
import css from './Parts.module.css'
import type { ClientTabProps } from './props.ts'

const { bots: b } = automation

export function AutomationTab({ client: { id } }: ClientTabProps) {
  return (
    <div className={css.parts}>
      <PartOfTab title={t.here}>
        <Here id={id} />
      </PartOfTab>
      <PartOfTab
        title={credits.tab}
        note={<Link href={`/clients/${id}/credits`}>{t.creditMoves}</Link>}
      >
        <Credits id={id} />
      </PartOfTab>
      <Found query={useClientPrograms(id)}>
        {({ keys, bots, tokens, webhooks }) => (
          <>
            <Part title={b.running} columns={botColumns} rows={bots} />
            <Part title={t.keys} columns={keyColumns} rows={keys} />
            <Part title={t.tokens} columns={tokenColumns} rows={tokens} />
            <Part title={t.webhooks} columns={hookColumns} rows={webhooks} />
          </>
        )}
      </Found>
    </div>
  )
}

function Here({ id }: { id: string }) {
  return <Found query={useClientAutomation(id)}>{(found) => <ClientFacts of={found} />}</Found>
}

function Credits({ id }: { id: string }) {
  return (
    <Found query={useCredits(id)}>
      {(found) => (
        <Facts
          facts={[
            [credits.left, plain(found.credits, 2)],
            [credits.may, found.may_trade ? credits.yes : credits.no],
            [credits.debt, at(found.debt_since)],
            [credits.debtEnd, at(found.debt_until)],
            [credits.orders, found.orders.filter((order) => order.ended_at === null).length],
          ]}
        />
      )}
    </Found>
  )
}

type PartProps<Row> = {
  readonly title: string
  readonly columns: readonly SmallColumn<Row>[]
  readonly rows: readonly Row[]
}

function Part<Row extends { readonly id: string }>({ title, columns, rows }: PartProps<Row>) {
  return (
    <PartOfTab title={title} note={rows.length === 0 && t.nothing}>
      {rows.length > 0 && (
        <SmallTable label={title} columns={columns} rows={rows} rowKey={({ id }) => id} />
      )}
    </PartOfTab>
  )
}

type One<Name extends keyof StaffClientPrograms> = StaffClientPrograms[Name][number]

const at = (instant: string | null) => (instant === null ? t.none : dateMinute(instant))
const until = (instant: string | null) => (instant === null ? t.stands : t.endedOn(date(instant)))

const botColumns: readonly SmallColumn<One<'bots'>>[] = [
  { key: 'pair', title: t.pair, cell: ({ pair, venue }) => `${pair}, ${venueTitle[venue]}` },
  { key: 'rule', title: automation.rule, cell: ({ rule }) => automation.rules[rule] },
  { key: 'live', title: b.how, cell: ({ is_live: isLive }) => (isLive ? b.live : b.dry) },
  { key: 'state', title: t.state, cell: ({ state }) => t.states[state] },
  { key: 'risk', title: b.atRisk, isNumber: true, cell: ({ at_risk: sum }) => sum },
  { key: 'held', title: t.held, isNumber: true, cell: ({ held }) => held },
  { key: 'result', title: t.result, isNumber: true, cell: ({ result }) => result },
  { key: 'trades', title: automation.trades, isNumber: true, cell: ({ trades }) => trades },
]

const keyColumns: readonly SmallColumn<One<'keys'>>[] = [
  { key: 'venue', title: b.exchange, cell: ({ venue }) => venueTitle[venue] },
  { key: 'name', title: t.name, cell: ({ name }) => name },
  { key: 'standing', title: b.standing, cell: ({ standing }) => b.standings[standing] },
  { key: 'rights', title: t.rights, cell: ({ rights }) => rights.join(', ') },
  { key: 'added', title: t.made, cell: ({ added_at: added }) => dateMinute(added) },
  { key: 'checked', title: t.checked, cell: ({ checked_at: checked }) => dateMinute(checked) },
]

const tokenColumns: readonly SmallColumn<One<'tokens'>>[] = [
  { key: 'name', title: t.name, cell: ({ name }) => name },
  { key: 'scopes', title: t.scopes, cell: ({ scopes }) => scopes.join(', ') },
  { key: 'from', title: t.from, cell: ({ addresses }) => addresses.join(', ') || t.anywhere },
  { key: 'made', title: t.made, cell: ({ created_at: made }) => dateMinute(made) },
  { key: 'used', title: t.used, cell: ({ last_used_at: used }) => at(used) },
  {
    key: 'ends',
    title: t.ends,
    cell: ({ revoked_at: revoked, expires_at: ends }) =>
      revoked === null ? date(ends) : until(revoked),
  },
]

const hookColumns: readonly SmallColumn<One<'webhooks'>>[] = [
  { key: 'host', title: t.host, cell: ({ host }) => host },
  { key: 'kinds', title: t.told, cell: ({ kinds }) => kinds.join(', ') },
  { key: 'made', title: t.made, cell: ({ made_at: made }) => dateMinute(made) },
  { key: 'failing', title: t.failing, cell: ({ failing_since: since }) => at(since) },
  { key: 'paused', title: t.paused, cell: ({ paused_at: since }) => at(since) },
  { key: 'ends', title: t.ends, cell: ({ ended_at: ended }) => until(ended) },
]
