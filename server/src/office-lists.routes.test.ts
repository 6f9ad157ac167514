// Each long list of the office, as its call says it: by every order both ways, in pages, without
// loss where rows are alike and without doubles; and by each of its filters.

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type OfficeList, officeListNames, officeLists } from '#contract/staff/lists.ts'
import { officeRoutes } from '#contract/staff/routes.ts'
import { aClient } from '#test/clients.ts'
import { freshDatabase } from '#test/database.ts'
import { read, sitDown } from '#test/office-app.ts'
import { openWholeApp, type WholeApp } from '#test/whole-app.ts'
import { bothWaysWhole, wholeList } from '#test/whole-list.ts'

const database = freshDatabase()
let whole: WholeApp
let token: string
let first: string

/** Seven of each, whose times and sizes are alike by twos; the numbers of clients are `$1`. */
const rows = `
  with n as (select n, ($1::bigint[])[1 + n % 7] as client, '2026-11-01'::timestamptz
                    + (n / 2) * interval '1 day' as at,
                    ('0190000' || n / 2 || '-0000-7000-8000-00000000000' || n)::uuid as id
               from generate_series(0, 6) n)
  , documents_of as (
    insert into documents (id, client_id, method, status, reason, file_name, media_type,
      sealed_key, picture_hash, sent_at, decided_at, decided_by, purpose)
    select id, client, (case n when 0 then 'others' else 'national_id' end)::document_method,
           s.status, case when s.status = 'rejected' then 'Too dark.' end, id || s.status::text,
           'image/webp', ''::bytea, ''::bytea, at,
           case when s.status <> 'pending' then '2026-11-20'::timestamptz - n / 3 * interval '1 h'
             end, case when s.status <> 'pending' then 'staff:ada@desk.example' end,
           'identification'::document_purpose
      from n, (values ('pending'::document_status)) s(status)
    union all
    select gen_random_uuid(), client, 'national_id', 'rejected', 'Too dark.', id || 'r',
           'image/webp', ''::bytea, ''::bytea, at, '2026-11-20'::timestamptz - n / 3 * interval '1 h',
           'staff:ada@desk.example', 'identification'
      from n)
  , plans_of as (
    insert into plan_requests (id, client_id, plan, asked_at, state, decided_at, decided_by)
    select id, client, case n when 0 then 'Gold-7600' else 'Diamond-50730' end, at,
           'open'::plan_request_state, null::timestamptz, null from n
    union all
    select gen_random_uuid(), client, 'Gold-7600', at, 'approved',
           '2026-11-20'::timestamptz - n / 3 * interval '1 h', 'staff:ada@desk.example' from n)
  , hits_of as (
    insert into screening_hits (id, client_id, kind, ref, listed_name, born, client_name,
      client_plain, score, found_at)
    select id, client, case n when 0 then 'ofac_sdn' else 'eu_consolidated' end, n::text, 'Xi', '',
           'Xi', 'xi', 900 + n / 2, at from n)
  , corrections_of as (
    insert into corrections (id, kind, client_id, amount, recovered, reason, proposed_by,
      proposed_at)
    select n.id, 'goodwill', client, 500 + n / 2, 0, 'Sorry.', m.id, at
      from n, members m where m.email = 'ada@desk.example')
  , proposals_of as (
    insert into proposals (id, kind, subject, proposed_by, proposed_at, reason, expires_at)
    select n.id, (case n when 0 then 'remove_member' else 'invite_member' end)::proposal_kind,
           n || '@desk.example', m.id, at, 'More hands.', at + interval '7 days'
      from n, members m where m.email = 'ada@desk.example')
  , alarms_of as (
    insert into alarms (id, says, sounded_at)
    select id, case n when 0 then 'The Node is gone.' else 'void trades' end, at from n)
  , messages_of as (
    insert into contact_messages (name, email, message, received_at)
    select 'Cleo ' || n, n || '@x.example', 'A question about 50% of it.', at from n)
  insert into events (nr, at, client_id, actor, kind, details, previous, hash, chain)
  select 900 + n, at, null, 'staff:ada@desk.example', 'canned_answer_kept', '{"x":"' || n || '"}',
         '', sha256(n::text::bytea), 0 from n`

beforeAll(async () => {
  const { db } = database()
  whole = await openWholeApp(db)
  const roles = ['administrator', 'compliance', 'finance', 'auditor'] as const
  token = await sitDown({ app: whole.app, db }, 'ada@desk.example', roles)
  const clients: bigint[] = []
  for (let nr = 0; nr < 7; nr += 1) clients.push((await aClient(db)).id)
  first = String(clients[0])
  await db.transaction(async (tx) => {
    // What a row has to come from is left out here: only its order is looked at.
    await tx.rows('set local session_replication_role = replica')
    await tx.rows(rows, [clients])
  })
})
afterAll(() => whole?.close())

const pathOf = (list: OfficeList) => officeRoutes[officeLists[list]].path.replace('/office/', '')

/** By the query of its call: each order once. */
function ordersOf(list: OfficeList): string[] {
  const { shape } = officeRoutes[officeLists[list]].query
  if (!('sort' in shape)) return []
  const def = (shape.sort as unknown as Def)._zod.def
  const { options = [] } = def.innerType as unknown as { options?: readonly string[] }
  return options.filter((one) => !one.startsWith('-'))
}
type Def = { readonly _zod: { readonly def: { readonly innerType: object } } }

const states: Partial<Record<OfficeList, readonly string[]>> = {
  documents: ['state=pending', 'state=rejected'],
  plan_requests: ['state=open', 'state=approved'],
  corrections: ['state=waiting', 'state=all'],
  alarms: ['state=waiting'],
  messages: ['', 'state=done'],
}
const filled: readonly OfficeList[] = [
  ...(['documents', 'plan_requests', 'hits', 'corrections', 'proposals', 'alarms'] as const),
  ...(['messages', 'events', 'clients'] as const),
]

describe.each(officeListNames)('the list of %s', (list) => {
  test.each(states[list] ?? [''])('%s comes by each order both ways, to its end', async (state) => {
    const orders = ordersOf(list)
    const path = `${pathOf(list)}${state === '' ? '' : `?${state}`}`
    const api = { app: whole.app }
    const found = orders.length > 0 ? await bothWaysWhole(api, { path, token, orders }) : undefined
    const all = found?.get(orders[0] ?? '') ?? (await wholeList(api, path, token))
    if (filled.includes(list)) expect(all.length).toBeGreaterThanOrEqual(7)
  })

  test('takes no cursor, order or day that is none', async () => {
    const app = { app: whole.app }
    const wrong = ['cursor=x', 'sort=x', 'from=2026-02-30']
    const { shape } = officeRoutes[officeLists[list]].query
    for (const one of wrong.filter((query) => (query.split('=')[0] ?? '') in shape)) {
      const reply = await read(app, `${pathOf(list)}?${one}`, token)
      expect([400, 422], `${one}: ${reply.body}`).toContain(reply.statusCode)
    }
  })
})

describe('what is found', () => {
  const cases: readonly (readonly [path: string, count: number])[] = [
    ['documents?method=others', 1],
    ['documents?purpose=change', 0],
    ['documents?from=2026-11-02&to=2026-11-03', 4],
    ['documents?state=rejected&member=ada@desk.example', 7],
    ['documents?state=rejected&member=bob@desk.example', 0],
    ['plan-requests?plan=Gold-7600', 1],
    ['plan-requests?state=approved&member=ada@desk.example&to=2026-11-01', 2],
    ['screening/hits?kind=ofac_sdn', 1],
    ['corrections?kind=goodwill', 7],
    ['corrections?kind=deposit_restored', 0],
    ['corrections?state=confirmed', 0],
    ['corrections?state=withdrawn', 0],
    ['proposals?kind=remove_member', 1],
    ['proposals?member=ada@desk.example', 7],
    ['proposals?member=bob@desk.example', 0],
    ['alarms?text=the%20node', 1],
    ['alarms?state=seen', 0],
    ['messages?text=CLEO%203', 1],
    ['messages?text=50%25', 7],
    ['messages?text=5_', 0],
    ['messages?member=ada@desk.example', 0],
    ['messages?from=2026-11-01&to=2026-11-01', 2],
    ['events?kind=canned_answer_kept&from=2026-11-02&to=2026-11-02', 2],
    ['events?kind=canned_answer_kept&text=%22x%22:%225', 1],
  ]
  test.each(cases)('by %s is %d', async (path, count) => {
    expect(await wholeList({ app: whole.app }, path, token)).toHaveLength(count)
  })

  test.each(['documents', 'plan-requests', 'screening/hits', 'corrections'])(
    'of %s by a client is that client’s',
    async (path) => {
      const found = await wholeList({ app: whole.app }, `${path}?client=${first}`, token)
      expect(found).toHaveLength(1)
    },
  )
})
