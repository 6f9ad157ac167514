// What was said in a conversation and done about it, the newest at the end and in sight.

import { useEffect, useRef } from 'react'
import { dateMinute } from '#browser/format/format.ts'
import type { StaffChat, StaffChatEvent } from '#contract/staff/chats.ts'
import { chats as t } from '../words/chats.ts'
import { pictureOf } from './api.ts'
import css from './Chats.module.css'

type Props = { readonly chat: StaffChat }

/** So near to its end whoever reads it goes along with it. */
const nearPx = 80

export function Said({ chat }: Props) {
  const frame = useRef<HTMLDivElement>(null)
  const isAtEnd = useRef(true)
  const lastSeq = chat.events.at(-1)?.seq
  const goAlong = () => {
    const at = frame.current
    if (at && isAtEnd.current) at.scrollTop = at.scrollHeight
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever there is more of it.
  useEffect(goAlong, [lastSeq])
  return (
    <div
      ref={frame}
      className={css.said}
      role="log"
      aria-label={t.said}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and so takes keys.
      tabIndex={0}
      // A picture has its height once it is there.
      onLoadCapture={goAlong}
      onScroll={({ currentTarget: { scrollTop, scrollHeight, clientHeight } }) => {
        isAtEnd.current = scrollHeight - scrollTop - clientHeight < nearPx
      }}
    >
      <ol>
        {chat.events.map((event) => (
          <Line key={event.seq} id={chat.id} event={event} seen={chat.seen_by_writer} />
        ))}
      </ol>
    </div>
  )
}

type LineProps = {
  readonly id: string
  readonly event: StaffChatEvent
  readonly seen: number
}

function Line({ id, event, seen }: LineProps) {
  const { kind, by, text, picture, at, seq } = event
  if (kind === 'written' || kind === 'answered' || kind === 'noted' || kind === 'pictured') {
    const isTheirs = kind === 'written' || kind === 'pictured'
    const who = isTheirs ? t.them : kind === 'noted' ? t.noted(by ?? '') : by
    return (
      <li className={isTheirs ? css.written : css[kind]}>
        {picture === null ? (
          <p>{text}</p>
        ) : (
          <img className={css.picture} src={pictureOf(id, picture)} alt={t.picture} />
        )}
        <small>
          {who} · <time dateTime={at}>{dateMinute(at)}</time>
          {kind === 'answered' && ` · ${seq <= seen ? t.seen : t.notSeen}`}
        </small>
      </li>
    )
  }
  return (
    <li className={css.happened}>
      <small>
        {happenedIn(event)} · <time dateTime={at}>{dateMinute(at)}</time>
      </small>
    </li>
  )
}

function happenedIn({ kind, by, assigned_to: to, text, until }: StaffChatEvent): string {
  const who = by ?? ''
  const words = t.happened
  switch (kind) {
    case 'assigned':
      return to === null ? words.released(who) : words.assigned(to, who)
    case 'snoozed':
      return words.snoozed(dateMinute(until ?? ''), who)
    case 'resolved':
      return by === null ? words.resolvedByThem : words.resolved(who)
    case 'reopened':
      return by === null ? words.reopenedByThem : words.reopened(who)
    case 'claimed':
      return words.claimed
    case 'rated':
      return words.rated(text ?? '')
    case 'tagged':
      return words.tagged(text ?? '', who)
    case 'untagged':
      return words.untagged(text ?? '', who)
    default:
      return kind
  }
}
