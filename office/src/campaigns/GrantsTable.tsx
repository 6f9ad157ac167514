// Grants, of a campaign or of a client: how each stands, what was turned over and paid.

import { Link } from 'wouter'
import { dateMinute, moneyOf } from '#browser/format/format.ts'
import type { StaffGrant } from '#contract/staff/campaigns.ts'
import { EmptyState } from '#ui/States.tsx'
import { seenOf } from '../parts/personal.ts'
import { type SmallColumn, SmallTable } from '../parts/SmallTable.tsx'
import { Standing } from '../parts/Standing.tsx'
import { campaigns as t } from '../words/campaigns.ts'

const tones = {
  waiting: 'waits',
  running: 'waits',
  paid: 'good',
  given_up: 'off',
  expired: 'off',
  taken_back: 'off',
} as const

const client: SmallColumn<StaffGrant> = {
  key: 'client',
  title: t.client,
  cell: ({ client: { id, email } }) => (
    <>
      <Link href={`/clients/${id}/grants`}>{id}</Link> {seenOf(email)}
    </>
  ),
}

const campaign: SmallColumn<StaffGrant> = {
  key: 'campaign',
  title: t.title,
  cell: ({ campaign: { id, name } }) => <Link href={`/campaigns/${id}`}>{name}</Link>,
}

const others: readonly SmallColumn<StaffGrant>[] = [
  { key: 'code', title: t.code, cell: ({ code }) => code ?? '' },
  {
    key: 'state',
    title: t.state,
    cell: ({ state }) => <Standing tone={tones[state]}>{t.grantStates[state]}</Standing>,
  },
  { key: 'granted', title: t.granted, isNumber: true, cell: ({ granted }) => moneyOf(granted) },
  {
    key: 'turned',
    title: t.turned,
    isNumber: true,
    cell: ({ counted, target }) =>
      target === null ? '' : t.usedOf(moneyOf(counted), moneyOf(target)),
  },
  { key: 'paid', title: t.paid, isNumber: true, cell: ({ paid }) => moneyOf(paid) },
  { key: 'at', title: t.grantedAt, cell: ({ granted_at: at }) => dateMinute(at) },
  { key: 'until', title: t.until, cell: ({ ends_at: at }) => dateMinute(at) },
  { key: 'ended', title: t.ended, cell: ({ ended_at: at }) => (at === null ? '' : dateMinute(at)) },
]

type Props = { readonly grants: readonly StaffGrant[]; readonly of: 'campaign' | 'client' }

export function GrantsTable({ grants, of }: Props) {
  if (grants.length === 0) return <EmptyState>{t.noGrants}</EmptyState>
  return (
    <SmallTable
      label={t.grants}
      columns={[of === 'campaign' ? client : campaign, ...others]}
      rows={grants}
      rowKey={({ id }) => id}
    />
  )
}
