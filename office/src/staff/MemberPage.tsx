// One member: what they may do, where they are signed in, and what can be done about them.

import { useState } from 'react'
import { dateMinute } from '#browser/format/format.ts'
import { messageOf } from '#browser/http/errors.ts'
import type { StaffMember } from '#contract/staff/members.ts'
import { Button } from '#ui/Button.tsx'
import { EmptyState, FailedState, Skeleton } from '#ui/States.tsx'
import { deviceName } from '../lib/device-name.ts'
import { useMay } from '../lib/use-may.ts'
import { Block, Board } from '../parts/Board.tsx'
import { Facts } from '../parts/Facts.tsx'
import { SmallTable } from '../parts/SmallTable.tsx'
import { sessions as s } from '../words/sessions.ts'
import { shell } from '../words/shell.ts'
import { staff as t } from '../words/staff.ts'
import { type Deed, useMemberSessions, useMembers } from './api.ts'
import { DeedDialog } from './DeedDialog.tsx'
import { rolesInWords } from './MembersList.tsx'
import css from './Staff.module.css'
import { staffTabs } from './staff-tabs.ts'

export function MemberPage({ id }: { readonly id: string }) {
  const found = useMembers()
  if (found.isPending) return <Skeleton lines={8} label={shell.loading} />
  if (!found.data) {
    return (
      <FailedState
        message={messageOf(found.error)}
        retryLabel={shell.retry}
        onRetry={() => void found.refetch()}
      />
    )
  }
  const member = found.data.members.find((one) => one.id === id)
  if (!member) return <EmptyState>{shell.notFound}</EmptyState>
  const { name, email, roles, has_factor, added_at, added_by, seen_at } = member
  return (
    <Board title={name} note={email} tabs={staffTabs}>
      <Block title={t.roles} width="half">
        <div className={css.padded}>
          <Facts
            facts={[
              [t.roles, rolesInWords(roles)],
              [t.factor, has_factor ? t.hasFactor : t.noFactor],
              [t.seen, seen_at === null ? t.never : dateMinute(seen_at)],
              [t.since, dateMinute(added_at)],
              [t.addedBy, added_by ?? t.theInstall],
            ]}
          />
        </div>
        <Acts member={member} />
      </Block>
      <Sessions id={id} />
    </Board>
  )
}

function Acts({ member: { id, roles, has_factor, is_self } }: { member: StaffMember }) {
  const [open, setOpen] = useState<Deed>()
  const mayChange = useMay('member.change')
  const mayEnd = useMay('member_session.end')
  const about: readonly (readonly [Deed, string, boolean])[] = is_self
    ? [['leave', t.leave, true]]
    : [
        ['roles', t.changeRoles, mayChange],
        ['invitation', t.again, mayChange],
        ['recovery', t.recover, has_factor],
        ['sessions', t.endSessions, mayEnd],
        ['removal', t.remove, mayChange],
      ]
  return (
    <div className={css.acts}>
      {about
        .filter(([, , isAllowed]) => isAllowed)
        .map(([deed, act]) => (
          <Button key={deed} onClick={() => setOpen(deed)}>
            {act}
          </Button>
        ))}
      {open && <DeedDialog deed={open} id={id} roles={roles} onClose={() => setOpen(undefined)} />}
    </div>
  )
}

function Sessions({ id }: { readonly id: string }) {
  const isAllowed = useMay('member_session.read')
  const found = useMemberSessions(id, isAllowed)
  if (!isAllowed) return null
  return (
    <Block title={t.sessions} width="half">
      <SmallTable
        label={t.sessions}
        rows={found.data ?? []}
        rowKey={(row) => row.id}
        columns={[
          { key: 'browser', title: s.browser, cell: deviceName },
          { key: 'address', title: s.address, cell: ({ address }) => address },
          { key: 'since', title: s.since, cell: ({ created_at }) => dateMinute(created_at) },
          { key: 'used', title: s.used, cell: ({ used_at }) => dateMinute(used_at) },
        ]}
      />
    </Block>
  )
}
