// The conversations' SQL: each as it stands, and what happened in it.

import type { Language } from '#contract/shared/languages.ts'
import type { ClientId } from '#kernel/ids.ts'
import { iso, type Millis } from '#kernel/time.ts'
import type { Tx } from '#server/platform/db.ts'
import type { ChatEvent, Conversation, Happening, Standing, StoredState } from './chat.ts'

export type ConversationRow = {
  id: bigint
  client_id: bigint | null
  email: string | null
  language: Language
  page: string
  opened_at: Millis
  last_seq: number
  last_at: Millis
  state: StoredState
  waiting_since: Millis | null
  first_answered_at: Millis | null
  resolved_at: Millis | null
  assigned_to: string | null
  snoozed_until: Millis | null
  seen_by_writer: number
  seen_by_staff: number
  mailed_seq: number
  rating: number | null
}

export const conversationColumns = `c.id, c.client_id, c.email, c.language, c.page, c.opened_at,
  c.last_seq, c.last_at, c.state, c.waiting_since, c.first_answered_at, c.resolved_at,
  (select m.email from members m where m.id = c.assigned_to) as assigned_to, c.snoozed_until,
  c.seen_by_writer, c.seen_by_staff, c.mailed_seq, c.rating`

export function conversationOf(row: ConversationRow): Conversation {
  return {
    id: row.id,
    clientId: row.client_id as ClientId | null,
    email: row.email,
    language: row.language,
    page: row.page,
    openedAt: row.opened_at,
    lastSeq: row.last_seq,
    lastAt: row.last_at,
    state: row.state,
    waitingSince: row.waiting_since,
    firstAnsweredAt: row.first_answered_at,
    resolvedAt: row.resolved_at,
    assignedTo: row.assigned_to,
    snoozedUntil: row.snoozed_until,
    seenByWriter: row.seen_by_writer,
    seenByStaff: row.seen_by_staff,
    mailedSeq: row.mailed_seq,
    rating: row.rating,
  }
}

/** Nobody else adds to it until the transaction ends. */
export async function lockConversation(tx: Tx, id: bigint): Promise<Conversation | undefined> {
  await tx.rows('select from conversations where id = $1 for update', [id])
  return loadConversation(tx, id)
}

export async function loadConversation(tx: Tx, id: bigint): Promise<Conversation | undefined> {
  const rows = await tx.rows<ConversationRow>(
    `select ${conversationColumns} from conversations c where c.id = $1`,
    [id],
  )
  return rows.map(conversationOf)[0]
}

export async function loadByToken(tx: Tx, tokenHash: Buffer): Promise<Conversation | undefined> {
  const rows = await tx.rows<ConversationRow>(
    `select ${conversationColumns} from conversations c where c.token_hash = $1`,
    [tokenHash],
  )
  return rows.map(conversationOf)[0]
}

/** The one in which something happened last. */
export async function loadLatestOf(tx: Tx, clientId: ClientId): Promise<Conversation | undefined> {
  const rows = await tx.rows<ConversationRow>(
    `select ${conversationColumns} from conversations c
      where c.client_id = $1 order by c.last_at desc, c.id desc limit 1`,
    [clientId],
  )
  return rows.map(conversationOf)[0]
}

export type Opening = {
  readonly tokenHash: Buffer
  readonly clientId: ClientId | null
  readonly language: Language
  readonly page: string
  readonly at: Millis
}

export async function insertConversation(
  tx: Tx,
  { tokenHash, clientId, language, page, at }: Opening,
): Promise<bigint | undefined> {
  const rows = await tx.rows<{ id: bigint }>(
    `insert into conversations
       (token_hash, client_id, language, page, opened_at, last_at, waiting_since)
     values ($1, $2, $3, $4, $5, $5, $5) returning id`,
    [tokenHash, clientId, language, page, iso(at)],
  )
  return rows[0]?.id
}

export async function saveStanding(tx: Tx, id: bigint, standing: Standing): Promise<void> {
  const at = (instant: Millis | null) => (instant === null ? null : iso(instant))
  await tx.rows(
    `update conversations
        set last_seq = $2, last_at = $3, state = $4, waiting_since = $5, first_answered_at = $6,
            resolved_at = $7, assigned_to = (select m.id from members m where m.email = $8),
            snoozed_until = $9, seen_by_writer = $10, seen_by_staff = $11, rating = $12
      where id = $1`,
    [
      ...[id, standing.lastSeq, iso(standing.lastAt), standing.state, at(standing.waitingSince)],
      ...[at(standing.firstAnsweredAt), at(standing.resolvedAt), standing.assignedTo],
      ...[at(standing.snoozedUntil), standing.seenByWriter, standing.seenByStaff],
      standing.rating,
    ],
  )
}

type Added = { readonly seq: number; readonly key: string | null; readonly at: Millis }

export async function insertHappening(
  tx: Tx,
  id: bigint,
  happening: Happening,
  { seq, key, at }: Added,
): Promise<void> {
  const { kind, by } = happening
  await tx.rows(
    `insert into conversation_events
       (conversation_id, seq, kind, operator_id, assigned_to, text, until, client_key, at)
     values ($1, $2, $3, (select m.id from members m where m.email = $4),
             (select m.id from members m where m.email = $5), $6, $7, $8, $9)`,
    [
      ...[id, seq, kind, by, 'assignedTo' in happening ? happening.assignedTo : null],
      ...['text' in happening ? happening.text : null],
      ...['until' in happening ? iso(happening.until) : null, key, iso(at)],
    ],
  )
}

/** Of two who send the same at once the second finds what the first has stored. */
export async function lockKey(tx: Tx, key: string): Promise<void> {
  await tx.rows(`select pg_advisory_xact_lock(hashtext('chat'), hashtext($1))`, [key])
}

/** The conversation in which this was sent. */
export async function loadByKey(tx: Tx, key: string): Promise<Conversation | undefined> {
  const rows = await tx.rows<ConversationRow>(
    `select ${conversationColumns} from conversations c
       join conversation_events e on e.conversation_id = c.id
      where e.client_key = $1`,
    [key],
  )
  return rows.map(conversationOf)[0]
}

export async function saveToken(tx: Tx, id: bigint, tokenHash: Buffer): Promise<void> {
  await tx.rows('update conversations set token_hash = $2 where id = $1', [id, tokenHash])
}

type EventRow = {
  seq: number
  kind: ChatEvent['kind']
  by: string | null
  assigned_to: string | null
  text: string | null
  until: Millis | null
  picture: string | null
  key: string | null
  at: Millis
}

/** At once so many; whoever asks for what comes after gets the rest. */
const eventsMost = 500

/** In the order in which they happened. */
export async function listEvents(tx: Tx, id: bigint, after: number): Promise<ChatEvent[]> {
  const rows = await tx.rows<EventRow>(
    `select e.seq, e.kind, m.email as by, a.email as assigned_to, e.text, e.until,
            p.id as picture, e.client_key as key, e.at
       from conversation_events e
       left join members m on m.id = e.operator_id
       left join members a on a.id = e.assigned_to
       left join conversation_pictures p
         on p.conversation_id = e.conversation_id and p.seq = e.seq
      where e.conversation_id = $1 and e.seq > $2 order by e.seq limit ${eventsMost}`,
    [id, after],
  )
  return rows.map(({ assigned_to: assignedTo, ...row }) => ({ ...row, assignedTo }))
}

export async function tieToClient(tx: Tx, id: bigint, clientId: ClientId): Promise<void> {
  await tx.rows('update conversations set client_id = $2 where id = $1', [id, clientId])
}

export async function saveEmail(tx: Tx, id: bigint, email: string): Promise<void> {
  await tx.rows('update conversations set email = $2 where id = $1', [id, email])
}

/** Never back: of two who tell where they are the one further on counts. */
export async function saveSeen(
  tx: Tx,
  id: bigint,
  { by, seq }: { readonly by: 'writer' | 'staff'; readonly seq: number },
): Promise<boolean> {
  const statement =
    by === 'writer'
      ? `update conversations set seen_by_writer = least($2, last_seq)
          where id = $1 and seen_by_writer < least($2, last_seq) returning id`
      : `update conversations set seen_by_staff = least($2, last_seq)
          where id = $1 and seen_by_staff < least($2, last_seq) returning id`
  return (await tx.rows(statement, [id, seq])).length > 0
}

export async function putTag(tx: Tx, id: bigint, tag: string): Promise<boolean> {
  const rows = await tx.rows(
    `insert into conversation_tags (conversation_id, tag) values ($1, $2)
     on conflict do nothing returning tag`,
    [id, tag],
  )
  return rows.length > 0
}

export async function takeTag(tx: Tx, id: bigint, tag: string): Promise<boolean> {
  const rows = await tx.rows(
    'delete from conversation_tags where conversation_id = $1 and tag = $2 returning tag',
    [id, tag],
  )
  return rows.length > 0
}

export async function deleteConversationsBefore(tx: Tx, before: Millis): Promise<void> {
  await tx.rows('delete from conversations where last_at < $1', [iso(before)])
}

/** Those with answers that came before and that nobody has read or been mailed. */
export async function listUnread(tx: Tx, before: Millis, most: number): Promise<bigint[]> {
  const rows = await tx.rows<{ id: bigint }>(
    `select c.id from conversations c
      where c.last_seq > c.seen_by_writer and c.last_seq > c.mailed_seq
        and exists (select from conversation_events e
                     where e.conversation_id = c.id and e.kind = 'answered' and e.at <= $1
                       and e.seq > greatest(c.seen_by_writer, c.mailed_seq))
      order by c.id limit $2`,
    [iso(before), most],
  )
  return rows.map(({ id }) => id)
}

export async function saveMailed(tx: Tx, id: bigint, seq: number): Promise<void> {
  await tx.rows('update conversations set mailed_seq = $2 where id = $1', [id, seq])
}

/** Within how many seconds half of them had their first answer; null as the contract says. */
export async function loadAnswerSeconds(
  tx: Tx,
  {
    since,
    until,
    least,
  }: { readonly since: Millis; readonly until: Millis; readonly least: number },
): Promise<number | null> {
  const rows = await tx.rows<{ seconds: number | null; number: bigint }>(
    `select count(*) as number,
            percentile_disc(0.5) within group (
              order by coalesce(extract(epoch from first_answered_at - opened_at)::float8,
                                'infinity'))
              as seconds
       from conversations where opened_at >= $1 and opened_at < $2`,
    [iso(since), iso(until)],
  )
  const [row] = rows
  if (!row || row.number < BigInt(least) || row.seconds === null) return null
  return Number.isFinite(row.seconds) ? Math.ceil(row.seconds) : null
}

/** The one whose address has this key. */
export async function loadByMailKey(tx: Tx, key: string): Promise<bigint | undefined> {
  const rows = await tx.rows<{ id: bigint }>('select id from conversations where mail_key = $1', [
    key,
  ])
  return rows[0]?.id
}

/** Kept from its first mail on; the one there is. */
export async function keepMailKey(tx: Tx, id: bigint, fresh: string): Promise<string> {
  const rows = await tx.rows<{ mail_key: string }>(
    `update conversations set mail_key = coalesce(mail_key, $2) where id = $1 returning mail_key`,
    [id, fresh],
  )
  return rows[0]?.mail_key ?? fresh
}

/** Begun between the two. */
export async function countConversations(
  tx: Tx,
  { since, until }: { readonly since: Millis; readonly until: Millis },
): Promise<number> {
  const rows = await tx.rows<{ count: bigint }>(
    'select count(*) from conversations where opened_at >= $1 and opened_at < $2',
    [iso(since), iso(until)],
  )
  return Number(rows[0]?.count ?? 0n)
}
