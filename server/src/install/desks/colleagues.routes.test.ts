// Members of staff of a live install let each other in, change what each may, and are stopped from
// doing it to themselves or alone: by the calls, and by the database.

import { beforeAll, describe, expect, test } from 'vitest'
import type { StaffRole } from '#contract/staff/powers.ts'
import { day, minute } from '#kernel/time.ts'
import type { Database } from '#server/platform/db.ts'
import { freshDatabase } from '#test/database.ts'
import { mailsTo } from '#test/mailbox.ts'
import {
  codeFor,
  createOfficeApp,
  firstMember,
  type OfficeApp,
  post,
  read,
  setUpApp,
  staffPassword,
  tokenOf,
} from '#test/office-app.ts'

const database = freshDatabase()
const [ada, bob, cid] = ['ada@desk.example', 'bob@desk.example', 'cid@desk.example'] as const
const tokens: Record<string, string> = {}
const why = { reason: 'We need somebody more.', evidence: 'Contract 7' }
let api: OfficeApp
let db: Database

/** Whoever shows a code just now may do what takes one of a moment ago. */
async function fresh(who: string) {
  const token = tokens[who] ?? ''
  const reply = await post(api, 'session/proof', { code: codeFor(api, who) }, { token })
  if (reply.statusCode !== 200) throw new Error(reply.body)
  return { token }
}

const send = async (who: string, path: string, body: object = why) =>
  post(api, path, body, await fresh(who))
const list = async (who: string) => (await read(api, 'members', tokens[who])).json().data
const idOf = async (who: string) =>
  (await list(ada)).members.find(({ email }: { email: string }) => email === who).id

async function invitationFor(email: string): Promise<string> {
  const mail = (await mailsTo(db, email)).at(-1)
  return /\/office\/join#(\S+)/.exec(mail?.text ?? '')?.[1] ?? ''
}

async function comeIn(email: string): Promise<void> {
  const chosen = { name: email, password: staffPassword, confirmPassword: staffPassword }
  const invitation = await invitationFor(email)
  const reply = await post(api, 'arrival', { email, invitation, ...chosen })
  if (reply.statusCode !== 200) throw new Error(reply.body)
  tokens[email] = tokenOf(reply)
  await setUpApp(api, tokens[email], email)
}

const confirm = (who: string, id: string) =>
  send(who, `proposals/${id}/confirmation`, { reason: 'It is right.' })

beforeAll(async () => {
  db = database().db
  api = await createOfficeApp(db, { installMode: 'live' })
  tokens[ada] = await firstMember(api, ada)
  await setUpApp(api, tokens[ada], ada)
})

describe('whoever is to work here', () => {
  test('is invited by mail: the second by the first alone', async () => {
    const reply = await send(ada, 'members', { email: bob, roles: ['administrator'], ...why })
    expect(reply.json().data).toEqual({ proposal: null })
    expect(reply.body).not.toContain(await invitationFor(bob))
    await comeIn(bob)
    const { members, rules } = await list(bob)
    expect(members).toMatchObject([
      { email: ada, sessions: 1, has_factor: true, is_self: false },
      { email: bob, sessions: 1, roles: ['administrator'], added_by: ada, is_self: true },
    ])
    expect(rules).toContainEqual({
      rule: 'margin',
      action: 'proposal.confirm',
      settings: ['margin_bp'],
      could: [ada, bob],
      is_few: true,
    })
  })

  test('from the third on by two, who say why', async () => {
    const body = { email: cid, roles: ['finance', 'support'], ...why }
    const { proposal } = (await send(ada, 'members', body)).json().data
    expect(await invitationFor(cid)).toBe('')
    expect((await confirm(ada, proposal)).json().code).toBe('four_eyes')
    const shown = (await read(api, `proposals/${proposal}`, tokens[bob])).json().data
    expect(shown).toMatchObject({
      kind: 'add_member',
      state: 'proposed',
      after: '["support","finance"]',
      ...why,
      may_confirm: [bob],
      bar: null,
    })
    const confirmed = (await confirm(bob, proposal)).json().data
    expect(confirmed).toMatchObject({ state: 'applied', verdict: 'It is right.', bar: 'waits' })
    await comeIn(cid)
    const [last] = (await list(ada)).members.slice(-1)
    expect(last).toMatchObject({ email: cid, roles: ['support', 'finance'] })
  })
})

describe('what somebody may', () => {
  const wish = (roles: readonly StaffRole[]) => ({ roles, ...why })

  test('is changed by nobody for themselves', async () => {
    const reply = await send(ada, `members/${await idOf(ada)}/roles`, wish(['auditor']))
    expect(reply.json().code).toBe('own_roles')
  })

  test('is changed by two others, counts from the next call on, and is told before and after', async () => {
    const path = `members/${await idOf(cid)}/roles`
    expect((await read(api, 'members', tokens[cid])).statusCode).toBe(200)
    const { proposal } = (await send(ada, path, wish(['administrator']))).json().data
    const taken = await confirm(cid, proposal)
    expect(taken.statusCode).toBe(404)
    await confirm(bob, proposal)
    expect((await read(api, `members/${await idOf(ada)}/sessions`, tokens[cid])).statusCode).toBe(
      200,
    )
    const back = (await send(ada, path, wish(['support']))).json().data
    expect((await confirm(cid, back.proposal)).json().code).toBe('four_eyes')
    await confirm(bob, back.proposal)
    expect((await read(api, `members/${await idOf(ada)}/sessions`, tokens[cid])).statusCode).toBe(
      404,
    )
    const [event] = await db.rows<{ details: string }>(
      `select details from events where kind = 'staff_roles_changed' order by nr desc limit 1`,
    )
    expect(JSON.parse(event?.details ?? '')).toMatchObject({
      email: cid,
      before: 'administrator',
      value: 'support',
      staff_proof: 'app',
    })
  })

  test('is changed by no one person in the database either', async () => {
    const give = `update operators set roles = array['administrator'] where email = $1`
    await expect(db.rows(give, [cid])).rejects.toThrow('two members of staff change the roles')
    const path = `members/${await idOf(cid)}/roles`
    const { proposal } = (await send(ada, path, wish(['administrator']))).json().data
    const sayYes = (who: string) =>
      db.rows(
        `update proposals set confirmed_by = (select id from operators where email = $2),
                confirmed_at = proposed_at, confirmer_proven_at = proposed_at, due_at = proposed_at
          where id = $1`,
        [proposal, who],
      )
    await expect(sayYes(cid)).rejects.toThrow('who gains by proposal')
    await expect(sayYes(ada)).rejects.toThrow('violates check constraint')
    await expect(
      db.rows(
        `insert into proposals (id, kind, subject, value, replaces, proposed_by, proposed_at,
           proposer_proven_at)
         select gen_random_uuid(), 'change_roles', email, '[]', '[]', id, now(), now()
           from operators where email = $1`,
        [bob],
      ),
    ).rejects.toThrow('who gains by proposal')
    await expect(
      db.rows(
        `update proposals set confirmed_by = (select id from operators where email = $2),
                confirmed_at = expires_at, confirmer_proven_at = expires_at, due_at = expires_at
          where id = $1`,
        [proposal, bob],
      ),
    ).rejects.toThrow('proposals_in_time')
    await send(bob, `proposals/${proposal}/withdrawal`, { reason: 'Not now.' })
    const ended = (await read(api, 'proposals?state=withdrawn', tokens[bob])).json().data
    expect(ended).toMatchObject([{ id: proposal, verdict: 'Not now.', may_withdraw: false }])
  })
})

test('a request that nobody confirmed within a week is over, and makes room for another', async () => {
  const path = `members/${await idOf(cid)}/removal`
  const { proposal } = (await send(ada, path)).json().data
  expect((await send(ada, path)).json().code).toBe('proposal_open')
  api.clock.advance(7 * day)
  for (const who of [ada, bob]) {
    const body = { email: who, password: staffPassword, code: codeFor(api, who) }
    tokens[who] = tokenOf(await post(api, 'session', body))
  }
  expect((await confirm(bob, proposal)).json().details).toEqual({ state: 'expired' })
  const shown = (await read(api, `proposals/${proposal}`, tokens[bob])).json().data
  expect(shown).toMatchObject({ state: 'expired', may_confirm: [], bar: 'waits' })
  const again = (await send(ada, path)).json().data.proposal
  await confirm(bob, again)
  expect((await list(ada)).members).toHaveLength(2)
})

test('sessions of others are seen and ended by an administrator, and leaving ends one’s own', async () => {
  const path = `members/${await idOf(bob)}/sessions`
  expect((await read(api, path, tokens[ada])).json().data).toMatchObject([{ is_this: false }])
  expect((await send(ada, `${path}/end`, { reason: 'A lost laptop.' })).statusCode).toBe(200)
  expect((await read(api, 'members', tokens[bob])).statusCode).toBe(404)
  api.clock.advance(minute)
  const body = { email: bob, password: staffPassword, code: codeFor(api, bob) }
  tokens[bob] = tokenOf(await post(api, 'session', body))
  expect((await post(api, 'leave', {}, { token: tokens[bob] })).statusCode).toBe(200)
  expect((await read(api, 'members', tokens[bob])).statusCode).toBe(404)
  expect((await post(api, 'leave', {}, { token: tokens[ada] })).json().code).toBe('operator_last')
})
