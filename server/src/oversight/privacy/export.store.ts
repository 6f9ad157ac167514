// The SQL of the export: each kind of record as lines of JSON, a page at a time. It names what is
// exported, column by column: a column that is added later, a secret perhaps, is not exported until
// somebody decides so.

import { type HeldKind, heldKinds } from '#contract/client/privacy.ts'
import type { ClientId } from '#kernel/ids.ts'
import type { ProfileField } from '#server/identity/clients/profile.ts'
import type { Tx } from '#server/platform/db.ts'
import { allAtOnce, moneySections, type Section, usd } from './export-money.store.ts'

export type ExportedLine = {
  /** One record, as JSON. */
  readonly line: string
  /** Where to go on after it. */
  readonly place: string
}

const pageSize = 500

/** By the name each has in the file. */
export const sections = {
  ...moneySections,
  events: {
    start: '0',
    // Who of the staff it was is theirs, not the client's.
    sql: `
      select id::text as place,
             json_build_object('nr', id, 'at', at, 'by', split_part(actor, ':', 1), 'kind', kind,
                               'details', details::json)::text as line
        from events where client_id = $1 and id > $2::bigint order by id limit $3`,
  },
  sessions: allAtOnce(`
      select row_number() over (order by created_at) as place,
             json_build_object('created_at', created_at, 'last_renewed_at', rotated_at,
                               'browser', user_agent, 'time_zone', time_zone,
                               'remembered', remembered,
                               'expires_at', expires_at,
                               'ended_at', ended_at, 'ended_because', ended_because)::text as line
        from sessions where client_id = $1`),
  known_devices: allAtOnce(`
      select row_number() over (order by used_at) as place,
             json_build_object('browser', device, 'known_since', created_at,
                               'last_used_at', used_at)::text as line
        from known_devices where client_id = $1`),
  authenticator: allAtOnce(`
      select 1 as place, json_build_object('shown_at', started_at,
                                           'confirmed_at', confirmed_at)::text as line
        from authenticators where client_id = $1`),
  recovery_codes: allAtOnce(`
      select row_number() over (order by created_at, used_at) as place,
             json_build_object('made_at', created_at, 'used_at', used_at)::text as line
        from recovery_codes where client_id = $1`),
  passkeys: allAtOnce(`
      select row_number() over (order by created_at) as place,
             json_build_object('name', name, 'added_at', created_at, 'last_used_at', used_at,
                               'transports', transports)::text as line
        from passkeys where client_id = $1`),
  acceptances: allAtOnce(`
      select row_number() over (order by accepted_at, text, version) as place,
             json_build_object('text', text, 'version', version,
                               'accepted_at', accepted_at)::text as line
        from acceptances where client_id = $1`),
  identity_deadline: allAtOnce(`
      select 1 as place,
             json_build_object('asked_at', asked_at, 'due_on', due_on, 'extended_at', extended_at,
                               'reminded_at', reminded_at)::text as line
        from identity_deadlines where client_id = $1`),
  limits: allAtOnce(`
      select row_number() over (order by kind, period) as place,
             json_build_object('kind', kind, 'period', period, 'amount_usd', ${usd('amount')},
                               'changes_to_usd', ${usd('raise_to')}, 'changes_at', raise_at,
                               'changed_at', changed_at)::text as line
        from own_limits where client_id = $1`),
  freezes: allAtOnce(`
      select row_number() over (order by f.at, f.id) as place,
             json_build_object('at', f.at, 'by', split_part(f.actor, ':', 1), 'reason', f.reason,
                               'is_money_missing', f.is_money_missing,
                               'ended_at', u.at, 'ended_because', u.reason)::text as line
        from account_freezes f left join account_unfreezings u on u.freeze_id = f.id
       where f.client_id = $1`),
  documents: allAtOnce(`
      select row_number() over (order by sent_at, id) as place,
             json_build_object('id', id, 'purpose', purpose, 'method', method, 'status', status,
                               'reason', reason, 'sent_at', sent_at, 'decided_at', decided_at,
                               'changes_to', case when a.document_id is not null then
               json_strip_nulls(json_build_object(
                 'firstname', a.firstname, 'lastname', a.lastname, 'country', a.country,
                 'date_of_birth', a.date_of_birth, 'phone', a.phone)) end,
                               'calls', (
               select json_agg(json_build_object('at', l.at, 'was_right', l.was_right)
                               order by l.nr)
                 from identity_calls l where l.document_id = id))::text as line
        from documents left join identity_changes a on a.document_id = id
       where client_id = $1`),
  identities: allAtOnce(`
      select nr as place,
             json_build_object('document', document_id, 'firstname', firstname,
                               'lastname', lastname, 'date_of_birth', date_of_birth,
                               'country', country, 'phone', phone,
                               'approved_at', approved_at)::text as line
        from identities where client_id = $1`),
  plan_requests: allAtOnce(`
      select row_number() over (order by id) as place,
             json_build_object('plan', plan, 'asked_at', asked_at, 'state', state,
                               'decided_at', decided_at, 'reason', reason)::text as line
        from plan_requests where client_id = $1`),
  notices: allAtOnce(`
      select id as place,
             json_build_object('at', at, 'kind', kind, 'details', details,
                               'read_at', read_at)::text as line
        from notices where client_id = $1`),
  letters: allAtOnce(`
      select row_number() over (order by o.created_at, o.id) as place,
             json_build_object('written_at', o.created_at, 'subject', o.subject,
                               'sent_at', o.sent_at,
                               'gave_up_at', o.gave_up_at)::text as line
        from outbox o
        join clients c on lower(normalize(trim(o.recipient), nfc)) = c.email_key
       where c.id = $1`),
  messages: allAtOnce(`
      select m.id as place,
             json_build_object('received_at', m.received_at, 'name', m.name, 'email', m.email,
                               'message', m.message)::text as line
        from contact_messages m
        join clients c on lower(normalize(trim(m.email), nfc)) = c.email_key
       where c.id = $1 and c.email_confirmed_at is not null`),
  links: allAtOnce(`
      select row_number() over (order by created_at, expires_at) as place,
             json_build_object('purpose', purpose, 'sent_at', created_at,
                               'expires_at', expires_at, 'used_at', used_at,
                               'replaced_at', replaced_at, 'new_address', address)::text as line
        from links where client_id = $1`),
} as const satisfies Record<HeldKind, Section>

/** All records of a kind, oldest first, read as they are asked for. */
export async function* exportedLines(
  tx: Tx,
  name: HeldKind,
  clientId: ClientId,
): AsyncGenerator<string> {
  const { sql, start } = sections[name]
  for (let place: string = start; ; ) {
    const lines = await tx.rows<ExportedLine>(sql, [clientId, place, pageSize])
    yield* lines.map(({ line }) => line)
    const last = lines.at(-1)
    if (!last || lines.length < pageSize) return
    place = last.place
  }
}

/** What each field of a profile is called in the file: here every one of them is exported. */
const profileNames = {
  gender: 'gender',
  date_of_birth: 'date_of_birth',
  address: 'address',
  city: 'city',
  state: 'region',
  country: 'country',
} as const satisfies Record<ProfileField, string>

const profilePairs = Object.entries(profileNames).map(([column, name]) => `'${name}', p.${column}`)

export const profileSql = `select json_build_object(
              'client_number', c.id, 'email', c.email, 'firstname', c.firstname,
              'lastname', c.lastname, 'phone', c.phone, ${profilePairs.join(', ')},
              'profile_changed_at', p.changed_at,
              'state', c.state,
              'email_confirmed_at', c.email_confirmed_at, 'demo_started_at', c.demo_started_at,
              'demo_ends_at', c.demo_ends_at, 'demo_topped_up_at', c.demo_topped_up_at,
              'plan', c.plan, 'referral_code', c.referral_code,
              'was_referred', c.referred_by is not null,
              'cool_off_until', c.cool_off_until, 'self_excluded_until', c.self_excluded_until,
              'reminder_minutes', c.reminder_minutes, 'created_at', c.created_at)::text as line
       from clients c left join profiles p on p.client_id = c.id where c.id = $1`

/** Of trades and movements there may be many: these are not read to be counted. */
const countedApart = {
  trades: `select count(*) from ledger_accounts a
             join transfers x on x.client_account = a.id and x.kind = 'trade_open'
            where a.client_id = $1`,
  ledger: 'select coalesce(sum(postings), 0) from ledger_accounts where client_id = $1',
} as const satisfies Partial<Record<HeldKind, string>>

/** How many records the export holds of each kind. */
export async function countExported(
  tx: Tx,
  clientId: ClientId,
): Promise<{ kind: HeldKind; count: number }[]> {
  const apart: Partial<Record<HeldKind, string>> = countedApart
  const counts = heldKinds.map(
    (kind) => apart[kind] ?? `select count(*) from (${sections[kind].sql}) lines`,
  )
  const columns = counts.map((count, nr) => `(${count})::int as "${heldKinds[nr]}"`)
  const rows = await tx.rows<Record<HeldKind, number>>(`select ${columns.join(', ')}`, [
    ...[clientId, '0', null],
  ])
  const [row] = rows
  return heldKinds.map((kind) => ({ kind, count: row?.[kind] ?? 0 }))
}

/** The client's own record, one JSON object. */
export async function exportedProfile(tx: Tx, clientId: ClientId): Promise<string> {
  const rows = await tx.rows<{ line: string }>(profileSql, [clientId])
  return rows[0]?.line ?? 'null'
}
