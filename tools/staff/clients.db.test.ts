// Finding clients by the command: part of an address or a name, page by page, and who brought whom.

import { beforeAll, expect, test } from 'vitest'
import { listClients } from '#server/identity/clients/list-clients.ts'
import { aClient, type TestClient } from '#test/clients.ts'
import { freshDatabase } from '#test/database.ts'
import { staffAtWork } from './staff-at-work.ts'

const database = freshDatabase()
const { staff } = staffAtWork(database, '07'.repeat(32))
let ada: TestClient
let bob: TestClient
let carl: TestClient

beforeAll(async () => {
  const { db } = database()
  ada = await aClient(db, { email: 'ada@first.example' })
  bob = await aClient(db, { email: 'Bob@second.example', firstname: 'Bob_%' })
  carl = await aClient(db, { email: 'carl@second.example', emailConfirmed: false })
  await db.rows('update clients set referred_by = $1 where id <> $1', [ada.id])
})

async function found(...words: string[]): Promise<string[]> {
  const { status, stdout } = await staff('clients', 'list', ...words)
  expect(status).toBe(0)
  return stdout.trim().split('\n')
}

const idsIn = (lines: readonly string[]) => lines.map((line) => line.split(' ', 1)[0])

test('all are listed, the newest first, with what staff need to know', async () => {
  const lines = await found()
  expect(idsIn(lines)).toEqual([carl, bob, ada].map(({ id }) => `${id}`))
  expect(lines[2]).toMatch(
    /^\d+ {2}active {2}\d{4}-\d\d-\d\d {2}-- {2}\$10,000\.00 {2}None {2}unidentified {2}ada@/,
  )
  expect(lines[2]).toContain('Ada Lovelace')
  expect(lines[0]).toContain('carl@second.example (unconfirmed)')
})

test.each([
  ['SECOND', 2],
  ['ada@', 1],
  ['bob_%', 1],
  ['bob_% love', 1],
  ['%', 1],
  ['lovelace', 3],
])('%s finds %d', async (words, count) => {
  expect(await found(...words.split(' '))).toHaveLength(count)
})

test('by the id, by the referral code, and nobody where there is none', async () => {
  expect(idsIn(await found(String(bob.id)))).toEqual([`${bob.id}`])
  const shown = (await staff('clients', 'show', ada.email)).stdout
  const [, code = 'none'] = /theirs \((\w+)\)/.exec(shown) ?? []
  expect(idsIn(await found(code))).toEqual([`${ada.id}`])
  expect(await found('nobody')).toEqual(['No client is found.'])
})

test('comes in pages', async () => {
  const { db } = database()
  const first = await listClients(db, { words: '', before: null, most: 2 })
  expect(first.clients.map(({ id }) => id)).toEqual([carl.id, bob.id])
  expect(first.next).toBe(bob.id)
  const rest = await listClients(db, { words: '', before: first.next, most: 2 })
  expect(rest.clients.map(({ id }) => id)).toEqual([ada.id])
  expect(rest.next).toBeNull()
  expect(idsIn(await found('second', '--before', String(carl.id)))).toEqual([`${bob.id}`])
})

test('who brought a client is shown, and how many they brought', async () => {
  expect((await staff('clients', 'show', bob.email)).stdout).toContain(
    `came by the code of ${ada.id}  ada@first.example; 0 came by theirs`,
  )
  // Carl has not shown that the address is his.
  expect((await staff('clients', 'show', ada.email)).stdout).toContain(
    'came by nobody’s code; 1 came by theirs',
  )
})
