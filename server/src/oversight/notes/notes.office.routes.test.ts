// Notes of staff about a client: by whom, each version of them, whatever is typed into them; kept
// from the client, and gone with them.

import { beforeAll, describe, expect, test } from 'vitest'
import type { StaffRole } from '#contract/staff/powers.ts'
import { listEventsOf } from '#server/record/events/events.store.ts'
import { aClient, type TestClient } from '#test/clients.ts'
import { freshDatabase } from '#test/database.ts'
import { naughtyStrings, scriptLines } from '#test/naughty.ts'
import { createOfficeApp, type OfficeApp, post, read, sitDown } from '#test/office-app.ts'
import { registerNoteRoutes } from './notes.office.routes.ts'

const database = freshDatabase()
let api: OfficeApp
let sue: string
let cora: string
let audrey: string

beforeAll(async () => {
  const register = registerNoteRoutes
  api = await createOfficeApp(database().db, {
    register: (office, install) => register(office, install),
  })
  const desk = (email: string, role: StaffRole) => sitDown(api, email, [role])
  sue = await desk('sue@desk.example', 'support')
  cora = await desk('cora@desk.example', 'compliance')
  audrey = await desk('audrey@desk.example', 'auditor')
})

const someone = () => aClient(database().db, { clock: api.clock })

const write = (client: TestClient, text: string, token = sue) =>
  post(api, `clients/${client.id}/notes`, { text }, { token })

const change = (client: TestClient, note: string, body: object, token = sue) =>
  post(api, `clients/${client.id}/notes/${note}/versions`, body, { token })

const notesOf = async (client: TestClient, token = cora, query = '') =>
  (await read(api, `clients/${client.id}/notes${query}`, token)).json()

describe('a note', () => {
  test('is written anew by its author, and what it said stays', async () => {
    const client = await someone()
    const { id } = (await write(client, 'Called twice.')).json().data
    expect((await change(client, id, { text: 'Hers now.', seen: 1 }, cora)).json().code).toBe(
      'note_of_other',
    )
    expect((await change(client, id, { text: 'Called thrice.', seen: 1 })).statusCode).toBe(200)
    expect((await change(client, id, { text: 'Lost.', seen: 1 })).json().code).toBe('note_moved_on')
    expect((await notesOf(client)).data).toMatchObject([
      {
        id,
        by: 'sue@desk.example',
        is_own: false,
        versions: [
          { version: 2, text: 'Called thrice.' },
          { version: 1, text: 'Called twice.' },
        ],
      },
    ])
    expect((await notesOf(client, sue)).data[0].is_own).toBe(true)
  })

  test('is changed once by two who change it at the same time', async () => {
    const client = await someone()
    const { id } = (await write(client, 'First.')).json().data
    const texts = ['A', 'B', 'C', 'D', 'E']
    const replies = await Promise.all(texts.map((text) => change(client, id, { text, seen: 1 })))
    const codes = replies.map((reply) => reply.json().code ?? 'done').sort()
    expect(codes).toEqual(['done', ...Array(4).fill('note_moved_on')])
    expect((await notesOf(client)).data[0].versions).toHaveLength(2)
  })

  test('stands in the record of the install without its text, and in none of the client', async () => {
    const client = await someone()
    const { id } = (await write(client, 'A secret worry.')).json().data
    const [event] = await database().db.rows<{ actor: string; details: string }>(
      `select actor, details from events
        where kind = 'client_note_written' and details::json->>'note' = $1`,
      [id],
    )
    expect(event?.actor).toBe('staff:sue@desk.example')
    expect(event?.details).not.toContain('worry')
    const own = await listEventsOf(database().db, client.id, { before: null, limit: 100 })
    expect(own.filter(({ kind }) => kind.includes('note'))).toEqual([])
  })

  test('is written by no auditor, and about oneself neither written nor read', async () => {
    const client = await someone()
    expect((await write(client, 'Mine.', audrey)).statusCode).toBe(404)
    expect((await notesOf(client, audrey)).data).toEqual([])
    const own = await sitDown(api, client.email.toUpperCase(), ['compliance'])
    expect((await write(client, 'All is well.', own)).json().code).toBe('own_account')
    expect((await notesOf(client, own)).code).toBe('own_account')
  })

  test('belongs to its client, and there is none of nobody', async () => {
    const [client, other] = [await someone(), await someone()]
    const { id } = (await write(client, 'Hers.')).json().data
    expect((await change(other, id, { text: 'Moved.', seen: 1 })).statusCode).toBe(404)
    expect((await write({ ...client, id: 99_999_999n as never }, 'x')).statusCode).toBe(404)
    expect((await change(client, 'x', { text: 'x', seen: 1 })).statusCode).toBe(404)
    expect((await write(client, '  ')).json().errors).toMatchObject([{ field: 'text' }])
  })
})

test('notes come a page at a time, the newest first', async () => {
  const client = await someone()
  for (const text of ['1', '2', '3']) {
    api.clock.advance(1)
    await write(client, text)
  }
  const textsOf = ({ data }: { data: { versions: { text: string }[] }[] }) =>
    data.map(({ versions }) => versions[0]?.text)
  const first = await notesOf(client, cora, '?limit=2')
  expect(textsOf(first)).toEqual(['3', '2'])
  const second = await notesOf(client, cora, `?limit=2&cursor=${first.next_cursor}`)
  expect([textsOf(second), second.next_cursor]).toEqual([['1'], null])
  expect((await notesOf(client, cora, '?cursor=x')).code).toBe('malformed')
})

test('whatever is typed is kept as it was typed, or refused with its field', async () => {
  const client = await someone()
  for (const text of [...naughtyStrings, ...scriptLines]) {
    const reply = await write(client, text)
    if (reply.statusCode === 200) {
      expect(reply.json().data.versions[0].text).toBe(text.trim())
    } else {
      expect(reply.json().errors).toMatchObject([{ field: 'text' }])
    }
  }
  const other = await someone()
  for (const line of scriptLines) await write(other, line)
  const { data } = await notesOf(other, cora, '?limit=500')
  const kept = data.map((note: { versions: { text: string }[] }) => note.versions[0]?.text)
  expect(kept.sort()).toEqual(scriptLines.map((line) => line.trim()).sort())
})

describe('the database', () => {
  test('lets nobody change or take away a version, or write one for another', async () => {
    const client = await someone()
    const { id } = (await write(client, 'Stays.')).json().data
    const { db, owner } = database()
    for (const sql of [
      `update client_notes set text = 'x' where note_id = $1`,
      'delete from client_notes where note_id = $1',
    ]) {
      await expect(db.rows(sql, [id])).rejects.toThrow()
      await expect(owner.rows(sql, [id])).rejects.toThrow('append-only')
    }
    const another = `insert into client_notes (note_id, version, client_id, operator_id, text, at)
      select $1, 2, client_id, (select id from operators where email = 'cora@desk.example'),
             'x', now() from client_notes where note_id = $1`
    await expect(db.rows(another, [id])).rejects.toThrow('by its author')
  })

  test('removes them with the client, five years after the account was closed', async () => {
    const client = await someone()
    await write(client, 'Gone one day.')
    const { db } = database()
    await db.rows(
      `insert into closures (client_id, closed_at, kept_until)
       values ($1, now() - interval '6 years', now() - interval '1 year')`,
      [client.id],
    )
    await db.rows('select erase_client($1, now())', [client.id])
    expect((await notesOf(client)).data).toEqual([])
  })
})
