// What was said, the newest at the end and in sight; and what is on its way, with how that goes.

import { useEffect, useRef, useState } from 'react'
import { dateMinute } from '#browser/format/format.ts'
import type { ChatEvent } from '#contract/public/chat.ts'
import { Button } from '#ui/Button.tsx'
import * as t from '../lib/i18n/i18n.ts'
import { readPicture } from './api.ts'
import css from './Chat.module.css'
import type { Outgoing, Talk } from './talk.ts'
import { sayAgain, useTalk } from './use-talk.ts'

type Props = { readonly talk: Talk }

/** So near to its end whoever reads it goes along with it. */
const nearPx = 120

export function Lines({ talk: { events, outgoing, conversation } }: Props) {
  const isTyping = useTalk((known) => known.isTyping)
  const frame = useRef<HTMLDivElement>(null)
  const isAtEnd = useRef(true)
  const count = events.length + outgoing.length + Number(isTyping)
  const goAlong = () => {
    const at = frame.current
    if (at && isAtEnd.current) at.scrollTop = at.scrollHeight
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever there is more of it.
  useEffect(goAlong, [count])
  const shown = events.filter(({ kind }) => kind !== 'rated')
  return (
    <div
      ref={frame}
      className={css.lines}
      role="log"
      aria-label={t.chat.conversation}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and so takes keys.
      tabIndex={0}
      // A picture has its height once it is there.
      onLoadCapture={goAlong}
      onScroll={({ currentTarget: { scrollTop, scrollHeight, clientHeight } }) => {
        isAtEnd.current = scrollHeight - scrollTop - clientHeight < nearPx
      }}
    >
      <ol>
        {shown.length === 0 && outgoing.length === 0 && (
          <li className={css.note}>{t.chat.first}</li>
        )}
        {shown.map((event) => (
          <Line key={event.seq} event={event} seen={conversation?.seen_by_staff ?? 0} />
        ))}
        {outgoing.map((line) => (
          <OnItsWay key={line.key} line={line} />
        ))}
        {isTyping && <li className={css.note}>{t.chat.typing}</li>}
      </ol>
    </div>
  )
}

function Line({ event, seen }: { readonly event: ChatEvent; readonly seen: number }) {
  const { kind, text, picture, at, seq } = event
  if (kind !== 'written' && kind !== 'answered' && kind !== 'pictured') {
    return <li className={css.note}>{kind === 'resolved' ? t.chat.resolved : t.chat.reopened}</li>
  }
  const isMine = kind !== 'answered'
  return (
    <li className={isMine ? css.mine : css.theirs}>
      {picture === null ? <p>{text}</p> : <Sent id={picture} />}
      <small>
        {isMine ? t.chat.you : t.chat.support} · <time dateTime={at}>{dateMinute(at)}</time>
        {isMine && ` · ${seq <= seen ? t.chat.seen : t.chat.sent}`}
      </small>
    </li>
  )
}

function Sent({ id }: { readonly id: string }) {
  const [shown, setShown] = useState<string>()
  const [isFailed, setFailed] = useState(false)
  useEffect(() => {
    let isGone = false
    readPicture(id).then(
      (url) => isGone || setShown(url),
      () => isGone || setFailed(true),
    )
    return () => {
      isGone = true
    }
  }, [id])
  if (shown === undefined) return <p>{isFailed ? t.chat.pictureFailed : t.chat.loading}</p>
  return <img className={css.picture} src={shown} alt={t.chat.pictureSent} />
}

function OnItsWay({ line }: { readonly line: Outgoing }) {
  return (
    <li className={css.mine}>
      <p>{line.text}</p>
      {line.state === 'sending' ? (
        <small>{t.chat.sending}</small>
      ) : (
        <small role="alert">
          {t.chat.failed} {line.why} <Button onClick={() => sayAgain(line)}>{t.chat.again}</Button>
        </small>
      )}
    </li>
  )
}
