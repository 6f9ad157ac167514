// Who works here, with a warning where a rule that wants two people has too few.

import { useState } from 'react'
import { Link } from 'wouter'
import { dateMinute } from '#browser/format/format.ts'
import type { Staff } from '#contract/staff/members.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button, linkClass } from '#ui/Button.tsx'
import { useMay } from '../lib/use-may.ts'
import { ListScreen } from '../list/ListScreen.tsx'
import { useListState } from '../list/use-list-state.ts'
import { wholeList } from '../list/whole-list.ts'
import { Tabs } from '../parts/Tabs.tsx'
import { staff as t } from '../words/staff.ts'
import { useMembers } from './api.ts'
import { DeedDialog } from './DeedDialog.tsx'
import { staffTabs } from './staff-tabs.ts'

export function MembersList() {
  const found = useMembers()
  const [isInviting, setInviting] = useState(false)
  const mayChange = useMay('member.change')
  return (
    <>
      <ListScreen
        title={t.title}
        state={useListState([])}
        list={wholeList(found)}
        items={found.data?.members ?? []}
        itemKey={({ id }) => id}
        hrefOf={({ id }) => `/staff/${id}`}
        actions={
          <>
            <Tabs tabs={staffTabs} />
            {mayChange && <Button onClick={() => setInviting(true)}>{t.invite}</Button>}
          </>
        }
        filters={<Warning rules={found.data?.rules ?? []} />}
        columns={[
          {
            key: 'name',
            title: t.name,
            cell: ({ name, is_self }) => (is_self ? `${name} (${t.you})` : name),
          },
          { key: 'email', title: t.email, cell: ({ email }) => email },
          { key: 'roles', title: t.roles, cell: ({ roles }) => rolesInWords(roles) },
          {
            key: 'factor',
            title: t.factor,
            cell: ({ has_factor }) => (has_factor ? t.hasFactor : t.noFactor),
          },
          {
            key: 'seen',
            title: t.seen,
            cell: ({ seen_at }) => (seen_at === null ? t.never : dateMinute(seen_at)),
          },
          { key: 'sessions', title: t.sessions, cell: ({ sessions }) => t.browsers(sessions) },
          {
            key: 'since',
            title: t.since,
            cell: ({ added_at }) => dateMinute(added_at),
            isExtra: true,
          },
        ]}
      />
      {isInviting && <DeedDialog deed="new" id="" onClose={() => setInviting(false)} />}
    </>
  )
}

function Warning({ rules }: { readonly rules: Staff['rules'] }) {
  const few = rules.filter(({ is_few }) => is_few).length
  if (few === 0) return null
  return (
    <Alert kind="info">
      {t.few(few)}{' '}
      <Link className={linkClass} href="/staff/powers">
        {t.seeWhich}
      </Link>
    </Alert>
  )
}

export function rolesInWords(roles: readonly string[]): string {
  return roles.map((role) => t.role[role] ?? role).join(', ')
}
