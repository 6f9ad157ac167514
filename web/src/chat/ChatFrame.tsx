// The chat: whether anybody is there, what was said, and the line that is being written.

import { useEffect, useState } from 'react'
import { dateMinute } from '#browser/format/format.ts'
import { howLong } from '#browser/i18n/how-long.ts'
import { Button } from '#ui/Button.tsx'
import { Icon } from '#ui/Icon.tsx'
import { FailedState, Skeleton } from '#ui/States.tsx'
import * as t from '../lib/i18n/i18n.ts'
import { config } from '../lib/site/config.ts'
import css from './Chat.module.css'
import { isFramed, tellPage, watchShown } from './frame.ts'
import { Lines } from './Lines.tsx'
import { type Talk, unreadIn } from './talk.ts'
import { refresh, see, useTalk } from './use-talk.ts'
import { Writing } from './Writing.tsx'

export function ChatFrame() {
  const { talk, failure, isLost } = useTalk()
  const isShown = useShown()
  useSeen(talk, isShown)
  useEffect(() => {
    const close = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') tellPage({ type: 'chat-close' })
    }
    addEventListener('keydown', close)
    return () => removeEventListener('keydown', close)
  }, [])
  return (
    <main className={css.chat}>
      <Head talk={talk} />
      {isLost && (
        <p className={css.lost} role="status">
          {t.chat.lost}
        </p>
      )}
      {talk.service !== undefined ? (
        <>
          <Lines talk={talk} />
          <Writing talk={talk} isShown={isShown} />
        </>
      ) : failure !== undefined ? (
        <FailedState message={failure} retryLabel={t.chat.retry} onRetry={() => void refresh()} />
      ) : (
        <Skeleton lines={6} label={t.chat.loading} />
      )}
    </main>
  )
}

function Head({ talk: { service } }: { readonly talk: Talk }) {
  return (
    <header className={css.head}>
      <div>
        <h1>
          {config.brand} · {t.chat.title}
        </h1>
        {service && <p>{presenceIn(service)}</p>}
        {service && service.answer_seconds !== null && (
          <p>{t.chat.answered(howLong(service.answer_seconds * 1_000))}</p>
        )}
      </div>
      {isFramed ? (
        <Button
          look="ghost"
          aria-label={t.chat.close}
          onClick={() => tellPage({ type: 'chat-close' })}
        >
          <Icon name="close" />
        </Button>
      ) : (
        <a href="./">{t.chat.back}</a>
      )}
    </header>
  )
}

function presenceIn({ is_staffed, back_at }: NonNullable<Talk['service']>): string {
  if (is_staffed === null) return t.chat.unsaid
  if (is_staffed) return t.chat.staffed
  const away = back_at === null ? t.chat.away : t.chat.backAt(dateMinute(back_at))
  return `${away} ${t.chat.byMail}`
}

function useShown(): boolean {
  const [isShown, setShown] = useState(false)
  useEffect(() => watchShown(setShown), [])
  return isShown
}

/** Whoever has it before them has read it; whoever has not is told how much there is. */
function useSeen(talk: Talk, isShown: boolean): void {
  const unread = unreadIn(talk)
  const last = talk.conversation?.last_seq ?? 0
  useEffect(() => {
    if (isShown && unread > 0) see(last)
    else tellPage({ type: 'chat-unread', count: unread })
  }, [isShown, unread, last])
}
