// Where a client is signed in, and the end of one session.

import { useState } from 'react'
import { dateMinute } from '#browser/format/format.ts'
import type { StaffClient } from '#contract/staff/clients.ts'
import { Button } from '#ui/Button.tsx'
import { EmptyState } from '#ui/States.tsx'
import { Dialog } from '../parts/Dialog.tsx'
import { ReasonForm } from '../parts/ReasonForm.tsx'
import { type SmallColumn, SmallTable } from '../parts/SmallTable.tsx'
import { clientParts as t } from '../words/client-parts.ts'
import { PartOfTab } from './PartOfTab.tsx'
import { useSessionEnd } from './parts-api.ts'
import type { ClientTabProps } from './props.ts'

type Session = StaffClient['sessions'][number]

const columns: readonly SmallColumn<Session>[] = [
  { key: 'device', title: t.device, cell: ({ device }) => device },
  { key: 'since', title: t.since, cell: ({ started_at: at }) => dateMinute(at) },
  { key: 'used', title: t.lastUsed, cell: ({ used_at: at }) => dateMinute(at) },
]

export function SessionsTab({ client }: ClientTabProps) {
  const { id, sessions, bars } = client
  const [asked, setAsked] = useState<Session>()
  const ending: SmallColumn<Session> = {
    key: 'end',
    title: t.end,
    cell: (one) => <Button onClick={() => setAsked(one)}>{t.end}</Button>,
  }
  return (
    <PartOfTab title={t.sessions} note={sessions.length}>
      {sessions.length === 0 ? (
        <EmptyState>{t.noSessions}</EmptyState>
      ) : (
        <SmallTable
          label={t.sessions}
          columns={bars.sign_out === null ? [...columns, ending] : columns}
          rows={sessions}
          rowKey={(one) => one.id}
        />
      )}
      {asked && <Ending id={id} session={asked} onEnd={() => setAsked(undefined)} />}
    </PartOfTab>
  )
}

type EndingProps = {
  readonly id: string
  readonly session: Session
  readonly onEnd: () => void
}

function Ending({ id, session, onEnd }: EndingProps) {
  const sending = useSessionEnd(id, session.id)
  return (
    <Dialog title={t.endIt} onClose={onEnd}>
      <p>
        {session.device}. {t.endMeans}
      </p>
      <ReasonForm label={t.endReason} act={t.end} sending={sending} onDone={onEnd} />
    </Dialog>
  )
}
