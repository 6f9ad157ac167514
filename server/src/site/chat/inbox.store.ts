// The inbox of conversations: its SQL.

import type { ChatState } from '#contract/staff/chats.ts'
import { iso, type Millis } from '#kernel/time.ts'
import type { Tx } from '#server/platform/db.ts'
import { downwards, instantOf, type Place, type Span, upwards } from '#server/platform/keyset.ts'
import { type ConversationRow, conversationColumns, conversationOf } from './chat.store.ts'
import type { Conversation } from './chat.ts'

export type InboxRow = {
  readonly chat: Conversation
  /** What was said last, and whether by us; null: nothing was. */
  readonly last: { readonly text: string; readonly isOurs: boolean } | null
  /** What of theirs nobody has read. */
  readonly unread: number
  readonly tags: readonly string[]
  /** Typed by a visitor, or a client's own; null: not known. */
  readonly email: string | null
}

export type InboxAsked = {
  readonly state: ChatState | null
  readonly member: string | null
  readonly tag: string | null
  /** Anywhere in what was said, in any case. */
  readonly text: string | null
  readonly days: Span
  readonly now: Millis
  readonly after: Place | null
  readonly limit: number
}

type Row = ConversationRow & {
  last_text: string | null
  last_is_ours: boolean | null
  unread: bigint
  tags: string[]
  known_email: string | null
}

const shown = `
  select ${conversationColumns}, said.text as last_text, said.is_ours as last_is_ours,
         (select count(*) from conversation_events e
           where e.conversation_id = c.id and e.seq > c.seen_by_staff and e.kind = 'written')
           as unread,
         array(select t.tag from conversation_tags t where t.conversation_id = c.id order by t.tag)
           as tags,
         coalesce(n.email, c.email) as known_email
    from conversations c
    left join client_names n on n.id = c.client_id
    left join lateral (select left(e.text, 200) as text, e.kind = 'answered' as is_ours
                         from conversation_events e
                        where e.conversation_id = c.id and e.kind in ('written', 'answered')
                        order by e.seq desc limit 1) said on true`

const isSnoozed = `c.state <> 'resolved' and coalesce(c.snoozed_until > $1, false)`
const inState: Readonly<Record<ChatState, string>> = {
  waiting: `c.state = 'waiting' and not (${isSnoozed})`,
  open: `c.state = 'open' and not (${isSnoozed})`,
  snoozed: isSnoozed,
  resolved: `c.state = 'resolved'`,
}

const place = { id: 'c.id', value: instantOf('$6'), last: '$7::bigint' }
const byLast = downwards({ ...place, by: 'c.last_at' })
/** Who waits longest first. */
const byWait = upwards({ ...place, by: 'c.waiting_since' })

export async function listInbox(tx: Tx, asked: InboxAsked): Promise<InboxRow[]> {
  const { state, member, tag, text, days, now, after, limit } = asked
  const rows = await tx.rows<Row>(
    `${shown}
      where $1::timestamptz is not null
        and ${state === null ? 'true' : inState[state]}
        and ($2::text is null or c.assigned_to = (select m.id from members m where m.email = $2))
        and ($3::text is null or exists (select from conversation_tags t
                                          where t.conversation_id = c.id and t.tag = lower($3)))
        and ($4::text is null or exists (
              select from conversation_events e
               where e.conversation_id = c.id and position(lower($4) in lower(e.text)) > 0))
        and ($8::timestamptz is null or c.last_at >= $8)
        and ($9::timestamptz is null or c.last_at < $9)
        and ${state === 'waiting' ? byWait : byLast} limit $5`,
    [
      ...[iso(now), member, tag, text, limit, after?.value ?? null, after?.id ?? null],
      ...[days.from === null ? null : iso(days.from)],
      ...[days.until === null ? null : iso(days.until)],
    ],
  )
  return rows.map(inboxRowOf)
}

export async function loadInboxRow(tx: Tx, id: bigint): Promise<InboxRow | undefined> {
  const rows = await tx.rows<Row>(`${shown} where c.id = $1`, [id])
  return rows.map(inboxRowOf)[0]
}

function inboxRowOf(row: Row): InboxRow {
  const { last_text: text, last_is_ours: isOurs, unread, tags, known_email: email } = row
  return {
    chat: conversationOf(row),
    last: text === null ? null : { text, isOurs: isOurs === true },
    unread: Number(unread),
    tags,
    email,
  }
}
