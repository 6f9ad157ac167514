// What staff do with visitors' messages: its SQL.

import type { Language } from '#contract/shared/languages.ts'
import type { MessageSort } from '#contract/staff/messages.ts'
import type { ClientId } from '#kernel/ids.ts'
import { iso, type Millis } from '#kernel/time.ts'
import type { Tx } from '#server/platform/db.ts'
import { downById, type Place, type Span, upById } from '#server/platform/keyset.ts'
import type {
  HandledMessage,
  MessageState,
  MessageStep,
  StepKind,
  StoredMessage,
  Writer,
} from './contact.ts'

type MessageRow = {
  id: bigint
  name: string
  email: string
  message: string
  language: Language
  received_at: Millis
}
type StepRow = {
  message_id: bigint
  kind: StepKind
  by: string
  assigned_to: string | null
  text: string | null
  at: Millis
}

export type MessagePage = {
  readonly state: MessageState | null
  readonly sort: MessageSort
  /** Whose they are. */
  readonly member: string | null
  /** Anywhere in name, e-mail or message, in any case. */
  readonly text: string | null
  readonly days: Span
  readonly after: Place | null
  readonly limit: number
}

const ends = { id: 'm.id', value: '$1::bigint', last: '$2::bigint' } as const
const orders = { received_at: upById(ends), '-received_at': downById(ends) } as const

/** Those that were ever theirs, of which the last word counts: few are looked at. */
const held = `m.id = any (array(select s.message_id from message_steps s
                            join members w on w.id = s.assigned_to and w.email = $5))
       and (select w.email from message_steps s left join members w on w.id = s.assigned_to
                where s.message_id = m.id and s.kind = 'assigned' order by s.id desc limit 1) = $5`

/** Each with what was done about it. */
export async function listHandled(tx: Tx, asked: MessagePage): Promise<HandledMessage[]> {
  const { state, sort, member, text, days, after, limit } = asked
  const { from, until } = days
  const rows = await tx.rows<MessageRow>(
    `select m.id, m.name, m.email, m.message, m.language, m.received_at from contact_messages m
      where ($3::text is distinct from 'open'
             or m.id = any (array(select message_id from open_messages)))
        and ($3::text is distinct from 'done'
             or not exists (select from open_messages o where o.message_id = m.id))
        and ${member === null ? '$5::text is null' : held}
        and ($6::text is null
             or position(lower($6) in lower(m.name || ' ' || m.email || ' ' || m.message)) > 0)
        and ($7::timestamptz is null or m.received_at >= $7)
        and ($8::timestamptz is null or m.received_at < $8)
        and ${orders[sort]} limit $4`,
    [
      ...[after?.value ?? null, after?.id ?? null, state, limit, member, text],
      ...[from === null ? null : iso(from), until === null ? null : iso(until)],
    ],
  )
  return withSteps(tx, rows)
}

/** All that wait. */
export async function listOpen(tx: Tx): Promise<HandledMessage[]> {
  const rows = await tx.rows<MessageRow>(
    `select m.id, m.name, m.email, m.message, m.language, m.received_at
       from open_messages o join contact_messages m on m.id = o.message_id`,
  )
  return withSteps(tx, rows)
}

export async function loadHandled(tx: Tx, id: bigint): Promise<HandledMessage | undefined> {
  const rows = await tx.rows<MessageRow>(
    'select id, name, email, message, language, received_at from contact_messages where id = $1',
    [id],
  )
  const [found] = await withSteps(tx, rows)
  return found
}

/** Undefined: it is no client's. */
export async function findWriter(tx: Tx, id: bigint): Promise<Writer | undefined> {
  const rows = await tx.rows<{ client_id: bigint; is_signed_in: boolean }>(
    'select client_id, is_signed_in from client_messages where id = $1',
    [id],
  )
  const [row] = rows
  return row && { clientId: row.client_id as ClientId, isSignedIn: row.is_signed_in }
}

/** From here to the end of the transaction one member at a time handles it. */
export async function lockMessage(tx: Tx, id: bigint): Promise<void> {
  await tx.rows(`select pg_advisory_xact_lock(hashtext('message'), hashint8($1))`, [id])
}

export async function insertStep(
  tx: Tx,
  id: bigint,
  { kind, by, assignedTo, text, at }: MessageStep,
): Promise<void> {
  await tx.rows(
    `insert into message_steps (message_id, kind, operator_id, assigned_to, text, at)
     select $1, $2, m.id, (select a.id from members a where a.email = $4), $5, $6
       from members m where m.email = $3`,
    [id, kind, by, assignedTo, text, iso(at)],
  )
}

export async function openMessage(tx: Tx, id: bigint): Promise<void> {
  await tx.rows('insert into open_messages (message_id) values ($1)', [id])
}

export async function shutMessage(tx: Tx, id: bigint): Promise<void> {
  await tx.rows('delete from open_messages where message_id = $1', [id])
}

async function withSteps(tx: Tx, rows: readonly MessageRow[]): Promise<HandledMessage[]> {
  const steps = await tx.rows<StepRow>(
    `select s.message_id, s.kind, m.email as by, a.email as assigned_to, s.text, s.at
       from message_steps s join members m on m.id = s.operator_id
       left join members a on a.id = s.assigned_to
      where s.message_id = any($1::bigint[]) order by s.id`,
    [rows.map(({ id }) => id)],
  )
  return rows.map((row) => ({
    ...stored(row),
    steps: steps
      .filter((step) => step.message_id === row.id)
      .map(({ message_id: _, assigned_to: assignedTo, ...step }) => ({ ...step, assignedTo })),
  }))
}

function stored({ received_at: receivedAt, ...row }: MessageRow): StoredMessage {
  return { ...row, receivedAt }
}
