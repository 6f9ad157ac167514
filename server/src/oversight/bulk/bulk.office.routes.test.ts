// One act on many clients: what is shown before is what is done, each has an event of their own, and
// whoever cannot be is told of apart.

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bulkMost } from '#contract/staff/bulk.ts'
import type { StaffRole } from '#contract/staff/powers.ts'
import { refuse } from '#kernel/refusal.ts'
import { freshDatabase } from '#test/database.ts'
import { mailsTo } from '#test/mailbox.ts'
import { post, read, sitDown } from '#test/office-app.ts'
import { openWholeApp, type WholeApp } from '#test/whole-app.ts'
import { doToEach } from './do-to-each.ts'

const database = freshDatabase()
const reason = 'We look into a fraud.'
let whole: WholeApp
let sue: string
let cora: string

beforeAll(async () => {
  whole = await openWholeApp(database().db)
  sue = await desk('sue@desk.example', 'support')
  cora = await desk('cora@desk.example', 'compliance')
})
afterAll(() => whole?.close())

const desk = (email: string, role: StaffRole) =>
  sitDown({ app: whole.app, db: database().db }, email, [role])

const someone = () => whole.aSignedIn()
const idOf = ({ id }: { readonly id: bigint }) => String(id)
const bulk = (what: string, body: object, token = sue) =>
  post(whole, `bulk/${what}`, body, { token })
const preview = async (body: object, token = sue) =>
  (await bulk('preview', body, token)).json().data

async function aTag(name: string): Promise<string> {
  const { data } = (await post(whole, 'tags', { name }, { token: cora })).json()
  return data.find((tag: { name: string }) => tag.name === name).id
}

async function eventsOf(kind: string, id: string): Promise<number> {
  const rows = await database().db.rows(
    `select from events where kind = $1
        and (client_id = $2::bigint or details::json->>'client' = $2::text)`,
    [kind, id],
  )
  return rows.length
}

describe('many at once', () => {
  test('are frozen as was shown before, each told and on record', async () => {
    const [one, two, frozen, closed] = [
      await someone(),
      await someone(),
      await someone(),
      await someone(),
    ]
    await post(whole, `clients/${frozen.id}/freeze`, { reason }, { token: sue })
    await database().db.rows(`update clients set state = 'closed' where id = $1`, [closed.id])
    const ids = [one, two, frozen, closed].map(idOf)
    const shown = await preview({ act: 'freeze', ids: [...ids, '99999999'] })
    expect(shown.affected.toSorted()).toEqual([idOf(one), idOf(two)].toSorted())
    expect(shown.others).toEqual(
      expect.arrayContaining([
        { id: idOf(frozen), why: 'frozen' },
        { id: idOf(closed), why: 'closed' },
        { id: '99999999', why: 'unknown' },
      ]),
    )
    expect(await eventsOf('account_frozen', idOf(one))).toBe(0)
    const all = [...ids, '99999999']
    const { done, refused } = (await bulk('freeze', { ids: all, reason })).json().data
    expect(done.toSorted()).toEqual([idOf(one), idOf(two), idOf(frozen)].toSorted())
    expect(refused).toMatchObject([
      { id: idOf(closed), code: 'account_closed' },
      { id: '99999999', code: 'not_found' },
    ])
    expect(await eventsOf('account_frozen', idOf(one))).toBe(1)
    const mails = await mailsTo(database().db, two.email)
    expect(mails.map(({ text }) => text).join()).toContain(reason)
  })

  test('are signed out, and who is nowhere signed in is left out', async () => {
    const [one, gone] = [await someone(), await someone()]
    await post(whole, `clients/${gone.id}/sign-out`, { reason }, { token: sue })
    const ids = [one, gone].map(idOf)
    const shown = await preview({ act: 'sign_out', ids })
    expect(shown).toEqual({
      affected: [idOf(one)],
      others: [{ id: idOf(gone), why: 'signed_out' }],
      is_more: false,
    })
    expect((await bulk('sign-out', { ids: shown.affected, reason })).json().data).toEqual({
      done: [idOf(one)],
      refused: [],
    })
    const headers = { authorization: `Bearer ${one.token}` }
    expect((await whole.app.inject({ url: '/api/users/me', headers })).statusCode).toBe(401)
  })

  test('are tagged and untagged, by their numbers or as a view has them', async () => {
    const tag = await aTag('Fraud 12')
    const some = [await someone(), await someone(), await someone()]
    const ids = some.map(idOf)
    await bulk('tag', { ids: ids.slice(0, 1), tag, is_on: true })
    const shown = await preview({ act: 'tag', tag, ids })
    expect(shown.others).toEqual([{ id: ids[0], why: 'tagged' }])
    await bulk('tag', { ids, tag, is_on: true })
    const view = await preview({ act: 'untag', tag, filters: { tag } })
    expect(view.affected.toSorted()).toEqual(ids.toSorted())
    await bulk('tag', { ids: view.affected, tag, is_on: false })
    expect((await read(whole, `clients?tag=${tag}`, sue)).json().data).toEqual([])
    expect(await eventsOf('client_tag_put', ids[0] ?? '')).toBe(1)
    expect(await eventsOf('client_tag_taken', ids[2] ?? '')).toBe(1)
  })

  test('frozen by two members at the same time are frozen, and nobody is lost', async () => {
    const ids = (await Promise.all(Array.from({ length: 6 }, someone))).map(idOf)
    const [a, b] = await Promise.all([
      bulk('freeze', { ids, reason }),
      bulk('freeze', { ids: ids.toReversed(), reason }, cora),
    ])
    expect([a.json().data.done.length, b.json().data.done.length]).toEqual([6, 6])
    const rows = await database().db.rows(
      `select from clients where id = any ($1::bigint[]) and state = 'frozen'`,
      [ids],
    )
    expect(rows).toHaveLength(6)
  })

  test('may have oneself among them, who is left out and refused', async () => {
    const [own, other] = [await someone(), await someone()]
    const token = await desk(own.email.toUpperCase(), 'risk')
    const ids = [own, other].map(idOf)
    const shown = await preview({ act: 'freeze', ids }, token)
    expect(shown.others).toEqual([{ id: idOf(own), why: 'own' }])
    expect((await bulk('freeze', { ids, reason }, token)).json().data).toMatchObject({
      done: [idOf(other)],
      refused: [{ id: idOf(own), code: 'own_account' }],
    })
  })

  test('are so many at most, and take a reason and a tag that there is', async () => {
    const ids = Array.from({ length: bulkMost + 1 }, (_, nr) => String(nr + 1))
    expect((await bulk('freeze', { ids, reason })).statusCode).toBe(422)
    expect((await bulk('freeze', { ids: [], reason })).statusCode).toBe(422)
    expect((await bulk('freeze', { ids: ['1'], reason: ' ' })).statusCode).toBe(422)
    expect((await bulk('preview', { act: 'tag', ids: ['1'] })).statusCode).toBe(404)
    const auditor = await desk('audrey@desk.example', 'auditor')
    expect((await bulk('freeze', { ids: ['1'], reason }, auditor)).statusCode).toBe(404)
  })
})

test('what breaks off in the middle tells what was done and what was not', async () => {
  const ids = [1n, 2n, 3n, 4n] as never[]
  const outcome = await doToEach(ids, async (id) => {
    if (id === 2n) return refuse('account_closed')
    if (id === 3n) throw new Error('no database')
    return true
  })
  expect(outcome.done).toEqual([1n])
  expect(outcome.refused.map(({ refusal }) => refusal.refused)).toEqual([
    ...['account_closed', 'bulk_broken', 'bulk_broken'],
  ])
  await expect(
    doToEach(ids, async () => {
      throw new Error('no database')
    }),
  ).rejects.toThrow('no database')
})
