// What ends at one process of an install has ended at the others, at once.

import { afterEach, beforeEach, expect, test } from 'vitest'
import { cloneDatabase } from '#test/database.ts'
import { openWholeApp, type WholeApp } from '#test/whole-app.ts'
import { newWires } from '#test/wires.ts'
import { systemClock } from './platform/clock.ts'
import type { Database } from './platform/db.ts'

let db: Database
let here: WholeApp
let there: WholeApp

beforeEach(async () => {
  ;({ db } = await cloneDatabase())
  const wires = newWires()
  const open = () => openWholeApp(db, { bus: wires.join({ clock: systemClock }) })
  ;[here, there] = [await open(), await open()]
})

afterEach(async () => {
  await Promise.all([here.close(), there.close()])
  await db.close()
})

async function readAt({ app }: WholeApp, token: string): Promise<number> {
  const headers = { authorization: `Bearer ${token}` }
  return (await app.inject({ url: '/api/users/me', headers })).statusCode
}

function bodied(url: string, token: string) {
  const headers = { authorization: `Bearer ${token}` }
  return { method: 'POST', url, headers, payload: {} } as const
}

/** What was said has arrived by the turn after the next one. */
async function heard(): Promise<void> {
  for (let turn = 0; turn < 3; turn += 1) await new Promise((done) => setImmediate(done))
}

test('who signs out at one process is signed out at the others', async () => {
  const { token } = await here.aSignedIn()
  expect(await readAt(there, token)).toBe(200)
  await here.app.inject(bodied('/api/auth/logout', token))
  await heard()
  expect(await readAt(there, token)).toBe(401)
})

test('an account that is closed at one process is closed at the others', async () => {
  const { token, password } = await here.aSignedIn()
  expect(await readAt(there, token)).toBe(200)
  const closed = await here.app.inject({
    ...bodied('/api/users/close', token),
    payload: { password, reason: '' },
  })
  expect(closed.statusCode, closed.body).toBe(200)
  await heard()
  expect(await readAt(there, token)).toBe(401)
})
