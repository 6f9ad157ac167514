// One conversation: who it is with and how it stands above, what was said below, and the answer
// docked. Whoever may answer has read what they see.

import { useEffect } from 'react'
import { Link } from 'wouter'
import { dateMinute } from '#browser/format/format.ts'
import { messageOf } from '#browser/http/errors.ts'
import { howLong } from '#browser/i18n/how-long.ts'
import type { StaffChat } from '#contract/staff/chats.ts'
import { FailedState, Skeleton } from '#ui/States.tsx'
import { Timeline } from '../clients/Timeline.tsx'
import { useMay } from '../lib/use-may.ts'
import type { DetailProps } from '../parts/detail.ts'
import { Facts } from '../parts/Facts.tsx'
import { Masked } from '../parts/Masked.tsx'
import { chats as t } from '../words/chats.ts'
import { shell } from '../words/shell.ts'
import { tellSeen, useChat } from './api.ts'
import { ChatActs } from './ChatActs.tsx'
import css from './Chats.module.css'
import { Composer } from './Composer.tsx'
import { Said } from './Said.tsx'

export function ChatDetail({ id, onDone }: DetailProps) {
  const found = useChat(id)
  const mayAnswer = useMay('message.answer')
  const mayReadClients = useMay('client.read')
  const lastSeq = found.data?.events.at(-1)?.seq ?? 0
  useEffect(() => {
    if (mayAnswer && lastSeq > 0 && !document.hidden) tellSeen(id, lastSeq)
  }, [mayAnswer, id, lastSeq])
  if (found.isPending) return <Skeleton lines={10} label={shell.loading} />
  if (!found.data) {
    return (
      <FailedState
        message={messageOf(found.error)}
        retryLabel={shell.retry}
        onRetry={() => void found.refetch()}
      />
    )
  }
  const chat = found.data
  return (
    <section className={css.detail} aria-label={t.number(id)}>
      <header className={css.head}>
        <h2>
          {t.number(id)} <small>{t.states[chat.state]}</small>
        </h2>
        {mayAnswer && <ChatActs chat={chat} />}
        <Facts facts={factsOf(chat)} />
      </header>
      <div className={css.middle}>
        <Said chat={chat} />
        {chat.client !== null && mayReadClients && (
          <aside className={css.beside} aria-label={t.timeline}>
            <Timeline client={{ id: chat.client }} />
          </aside>
        )}
      </div>
      {mayAnswer && <Composer chat={chat} onAnswered={onDone} />}
    </section>
  )
}

function factsOf(chat: StaffChat) {
  const { id, client, is_here, is_typing, opened_at, first_answered_at } = chat
  const presence = is_typing ? t.typing : is_here ? t.here : t.away
  return [
    [
      t.from,
      <>
        {client === null ? (
          t.visitor(id)
        ) : (
          <Link href={`/clients/${client}`}>{t.client(client)}</Link>
        )}{' '}
        <small>{presence}</small>
      </>,
    ],
    [t.email, <Address key={id} chat={chat} />],
    [t.page, `${chat.page} (${chat.language})`],
    [t.opened, dateMinute(opened_at)],
    [
      t.firstAnswer,
      first_answered_at === null ? t.noneYet : t.after(spanIn(opened_at, first_answered_at)),
    ],
    ...(chat.resolved_at === null
      ? []
      : [[t.resolvedAt, t.after(spanIn(opened_at, chat.resolved_at))] as const]),
    ...(chat.rating === null ? [] : [[t.rating, t.stars(chat.rating)] as const]),
    [t.holder, chat.assigned_to ?? t.nobody],
  ] as const
}

function Address({ chat: { email, client_email: own } }: { readonly chat: StaffChat }) {
  if (own) return <Masked data={own} />
  return (
    <>
      {email} <small>{email === null ? t.noEmail : t.unchecked}</small>
    </>
  )
}

function spanIn(from: string, to: string): string {
  return howLong(Date.parse(to) - Date.parse(from))
}
