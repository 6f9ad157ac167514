// Tags: a few words of the operator's own, put on clients and taken off, who did it, and clients
// found by them.

import { beforeAll, describe, expect, test } from 'vitest'
import { tagsMost } from '#contract/staff/tags.ts'
import { aClient, type TestClient } from '#test/clients.ts'
import { freshDatabase } from '#test/database.ts'
import { naughtyStrings, scriptLines } from '#test/naughty.ts'
import { createOfficeApp, type OfficeApp, post, read, sitDown } from '#test/office-app.ts'
import { registerDirectoryRoutes } from '../directory/directory.office.routes.ts'
import { registerTagRoutes } from './tags.office.routes.ts'

const database = freshDatabase()
let api: OfficeApp
let sue: string
let cora: string

beforeAll(async () => {
  api = await createOfficeApp(database().db, {
    register: (office, install) => {
      registerTagRoutes(office, install)
      registerDirectoryRoutes(office, install)
    },
  })
  sue = await sitDown(api, 'sue@desk.example', ['support'])
  cora = await sitDown(api, 'cora@desk.example', ['compliance'])
})

type Named = { readonly id: string; readonly name: string }

const someone = () => aClient(database().db, { clock: api.clock })
const add = (name: string, token = cora) => post(api, 'tags', { name }, { token })
const drop = (id: string) => post(api, `tags/${id}/removal`, {}, { token: cora })

async function aTag(name: string): Promise<string> {
  const { data } = (await add(name)).json()
  return data.find((tag: Named) => tag.name === name).id
}

const mark = (client: TestClient, tag: string, isOn = true, token = sue) =>
  post(api, `clients/${client.id}/tags`, { tag, is_on: isOn }, { token })

async function foundBy(tag: string): Promise<string[]> {
  const { data } = (await read(api, `clients?tag=${tag}`, sue)).json()
  return data.map(({ id }: Named) => id)
}

const eventsOf = async (kind: string, name: string) =>
  (
    await database().db.rows(
      `select from events where kind = $1 and details::json->>'name' = $2
                            and client_id is null`,
      [kind, name],
    )
  ).length

describe('a tag', () => {
  test('is put on and taken off, and who did it stays', async () => {
    const client = await someone()
    const vip = await aTag('VIP')
    expect((await mark(client, vip)).json().data).toMatchObject([
      { id: vip, name: 'VIP', put_by: 'sue@desk.example', taken_by: null },
    ])
    expect(await foundBy(vip)).toEqual([String(client.id)])
    const [row] = (await read(api, `clients?tag=${vip}`, sue)).json().data
    expect(row.tags).toEqual(['VIP'])
    await mark(client, vip, false, cora)
    expect(await foundBy(vip)).toEqual([])
    await mark(client, vip)
    const all = (await read(api, `clients/${client.id}/tags`, sue)).json().data
    expect(all.map((one: { taken_by: string | null }) => one.taken_by)).toEqual([
      null,
      'cora@desk.example',
    ])
    expect(await eventsOf('client_tag_put', 'VIP')).toBe(2)
    expect(await eventsOf('client_tag_taken', 'VIP')).toBe(1)
  })

  test('that twenty put on at once is on once, in one event', async () => {
    const client = await someone()
    const tag = await aTag('At once')
    const replies = await Promise.all(Array.from({ length: 20 }, () => mark(client, tag)))
    expect(replies.every((reply) => reply.statusCode === 200)).toBe(true)
    const all = (await read(api, `clients/${client.id}/tags`, sue)).json().data
    expect(all).toHaveLength(1)
    expect(await eventsOf('client_tag_put', 'At once')).toBe(1)
  })

  test('that is used no more is on nobody, and may come back as another', async () => {
    const client = await someone()
    const old = await aTag('Old')
    await mark(client, old)
    expect((await drop(old)).json().data.map(({ name }: Named) => name)).not.toContain('Old')
    expect((await drop(old)).statusCode).toBe(404)
    expect(await foundBy(old)).toEqual([])
    expect((await mark(client, old)).statusCode).toBe(404)
    expect(await aTag('Old')).not.toBe(old)
    const [past] = (await read(api, `clients/${client.id}/tags`, sue)).json().data
    expect(past).toMatchObject({ name: 'Old', taken_by: null })
    expect(past.taken_at).not.toBeNull()
  })

  test('has a name of its own, in any case, and there are only so many', async () => {
    await aTag('Once')
    expect((await add('ONCE')).json().code).toBe('tag_known')
    expect((await add('  ')).json().errors).toMatchObject([{ field: 'name' }])
    expect((await add('x'.repeat(31))).json().errors).toMatchObject([{ field: 'name' }])
    const have = (await read(api, 'tags', sue)).json().data.length
    const more = Array.from({ length: tagsMost - have + 3 }, (_, nr) => add(`More ${nr}`))
    const codes = (await Promise.all(more)).map((reply) => reply.json().code ?? 'done')
    expect(codes.filter((code) => code === 'tags_full')).toHaveLength(3)
    const tags: Named[] = (await read(api, 'tags', sue)).json().data
    expect(tags).toHaveLength(tagsMost)
    for (const { id } of tags) await drop(id)
  })

  test('is added by no support, and put on oneself by nobody', async () => {
    expect((await add('Mine', sue)).statusCode).toBe(404)
    const client = await someone()
    const tag = await aTag('Own')
    const own = await sitDown(api, client.email.toUpperCase(), ['risk'])
    expect((await mark(client, tag, true, own)).json().code).toBe('own_account')
    expect((await mark({ ...client, id: 99_999_999n as never }, tag)).statusCode).toBe(404)
    expect((await read(api, 'clients?tag=x', sue)).statusCode).toBe(422)
  })

  test('is called as it was typed, whatever that is', async () => {
    for (const name of [...naughtyStrings, ...scriptLines].filter((one) => one.length <= 60)) {
      const reply = await add(name)
      if (reply.statusCode !== 200) {
        const { code, errors } = reply.json()
        expect(code === 'tag_known' || errors?.[0]?.field === 'name').toBe(true)
        continue
      }
      const { data } = reply.json()
      const kept = data.find((tag: Named) => tag.name === name.trim())
      expect(kept).toBeDefined()
      await drop(kept.id)
    }
  })
})

test('tags of an erased client are gone', async () => {
  const client = await someone()
  await mark(client, await aTag('Gone'))
  const { db } = database()
  await db.rows(
    `insert into closures (client_id, closed_at, kept_until)
     values ($1, now() - interval '6 years', now() - interval '1 year')`,
    [client.id],
  )
  await db.rows('select erase_client($1, now())', [client.id])
  expect(await db.rows('select from client_tags where client_id = $1', [client.id])).toEqual([])
})
