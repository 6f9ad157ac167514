// The office's door: who comes in, what they have to show, how long it lasts, and what everybody
// else is told.

import { beforeEach, describe, expect, test } from 'vitest'
import { minute } from '#kernel/time.ts'
import type { InstallMode } from '#server/install/operators/mode.ts'
import type { Database } from '#server/platform/db.ts'
import { freshDatabase } from '#test/database.ts'
import {
  codeFor,
  createOfficeApp,
  firstMember,
  type OfficeApp,
  staffPassword as password,
  post,
  read,
  setUpApp,
  tokenOf,
} from '#test/office-app.ts'

const chosen = { name: 'Ada L.', password, confirmPassword: password }
const databases = { live: freshDatabase(), sandbox: freshDatabase() }
let ada: string
let api: OfficeApp
let db: Database
let number = 0

/** An install in which nobody works yet: whoever did has left. */
async function open(mode: InstallMode) {
  db = databases[mode]().db
  number += 1
  ada = `ada-${number}@desk.example`
  await db.rows('update operators set left_at = now()')
  api = await createOfficeApp(db, { installMode: mode })
}

const doorFor = async (token?: string) => (await read(api, 'session', token)).json().data
const signIn = (more: object = {}) => post(api, 'session', { email: ada, password, ...more })

async function kindsOf(): Promise<string[]> {
  const rows = await db.rows<{ kind: string }>(
    `select kind from events where client_id is null order by nr`,
  )
  return rows.map(({ kind }) => kind)
}

describe('the first member', () => {
  beforeEach(() => open('live'))

  test('comes in by the word that was printed, and by no other', async () => {
    expect(await doorFor()).toMatchObject({ desk: null, is_new: true, mode: 'live' })
    const wrong = await post(api, 'set-up', { email: ada, token: 'a'.repeat(32), ...chosen })
    expect(wrong.json().code).toBe('invitation_wrong')
    const token = await firstMember(api, ada)
    expect(await doorFor(token)).toMatchObject({
      is_new: false,
      desk: { member: { email: ada, name: 'Ada L.' }, needs: 'factor', has_factor: false },
    })
  })

  test('is one: the word lets nobody else in', async () => {
    await firstMember(api, ada)
    const again = { token: api.setUp?.token, email: 'bob@desk.example', ...chosen }
    expect((await post(api, 'set-up', again)).json().code).toBe('staff_actor_needed')
  })

  test('works here and can come in, or neither: also where the server stops half way', async () => {
    await db.rows('alter table staff_sessions add constraint stopped check (false) not valid')
    const body = { token: api.setUp?.token, email: ada, ...chosen }
    expect((await post(api, 'set-up', body)).statusCode).toBe(500)
    await db.rows('alter table staff_sessions drop constraint stopped')
    expect(await doorFor()).toMatchObject({ is_new: true })
    await firstMember(api, ada)
  })

  test('sets up a second factor before anything else, in a live install', async () => {
    const token = await firstMember(api, ada)
    expect((await read(api, 'sessions', token)).statusCode).toBe(404)
    await setUpApp(api, token, ada)
    expect((await read(api, 'sessions', token)).json().data).toHaveLength(1)
    expect((await doorFor(token)).desk).toMatchObject({ needs: null, has_factor: true })
  })

  test('chooses a password that others do not have', async () => {
    const weak = { ...chosen, password: 'password1', confirmPassword: 'password2' }
    const reply = await post(api, 'set-up', { email: ada, token: api.setUp?.token, ...weak })
    const fields = reply.json().errors.map((it: { field: string }) => it.field)
    expect(fields).toEqual(['password', 'confirmPassword'])
  })
})

describe('signing in', () => {
  beforeEach(async () => {
    await open('live')
    await setUpApp(api, await firstMember(api, ada), ada)
  })

  test('takes the password and a code that was not used', async () => {
    expect((await signIn()).json().code).toBe('staff_code_needed')
    const code = codeFor(api, ada)
    const reply = await signIn({ code })
    expect(reply.json().data.desk.needs).toBeNull()
    expect((await signIn({ code })).json().code).toBe('staff_code_wrong')
    const cookie = reply.headers['set-cookie']
    expect(String(cookie)).toMatch(/; HttpOnly; SameSite=Strict/)
  })

  test('a wrong password and an unknown address are told alike, before any code', async () => {
    const code = codeFor(api, ada)
    const wrong = await post(api, 'session', { email: ada, password: 'heron-lantern-78', code })
    const unknown = await signIn({ email: 'eve@desk.example', code })
    expect(wrong.body).toBe(unknown.body)
    expect(wrong.json().code).toBe('wrong_login')
    expect(await kindsOf()).toContain('staff_password_refused')
  })

  test('five wrong passwords from a network are enough for a quarter of an hour', async () => {
    const from = '203.0.113.9'
    const wrong = { email: ada, password: 'heron-lantern-78' }
    for (let tries = 0; tries < 5; tries += 1) {
      expect((await post(api, 'session', wrong, { from })).json().code).toBe('wrong_login')
    }
    const right = { email: ada, password, code: codeFor(api, ada) }
    expect((await post(api, 'session', right, { from })).statusCode).toBe(429)
    expect((await post(api, 'session', right)).statusCode).toBe(200)
  })

  test('no page of another site signs anybody in', async () => {
    const origin = 'https://evil.example'
    const body = { email: ada, password, code: codeFor(api, ada) }
    expect((await post(api, 'session', body, { origin })).statusCode).toBe(400)
    const token = tokenOf(await signIn({ code: codeFor(api, ada) }))
    expect((await post(api, 'session/end', {}, { token, origin })).statusCode).toBe(404)
    expect((await doorFor(token)).desk).not.toBeNull()
  })
})

describe('a session', () => {
  let token: string
  beforeEach(async () => {
    await open('live')
    token = await firstMember(api, ada)
    await setUpApp(api, token, ada)
  })

  test('ends fifteen minutes after the last thing its member did', async () => {
    api.clock.advance(14 * minute)
    expect((await read(api, 'sessions', token)).statusCode).toBe(200)
    api.clock.advance(14 * minute)
    expect((await read(api, 'sessions', token)).statusCode).toBe(200)
    api.clock.advance(15 * minute)
    expect((await read(api, 'sessions', token)).statusCode).toBe(404)
    expect((await doorFor(token)).desk).toBeNull()
  })

  test('is not kept by a screen that stays up to date', async () => {
    for (let minutes = 0; minutes < 14; minutes += 7) {
      api.clock.advance(7 * minute)
      await read(api, 'sessions', token, { 'x-unattended': '1' })
    }
    api.clock.advance(minute)
    expect((await doorFor(token)).desk).toBeNull()
  })

  test('ends after eight hours, whatever is done in it', async () => {
    for (let minutes = 0; minutes < 8 * 60 - 10; minutes += 10) {
      api.clock.advance(10 * minute)
      expect((await read(api, 'sessions', token)).statusCode).toBe(200)
    }
    api.clock.advance(10 * minute)
    expect((await read(api, 'sessions', token)).statusCode).toBe(404)
  })

  test('sets up another app only within five minutes of a code of the one there is', async () => {
    api.clock.advance(6 * minute)
    const stale = await post(api, 'enrolment', {}, { token })
    expect([stale.statusCode, stale.json().code]).toEqual([409, 'staff_proof_needed'])
    await post(api, 'session/proof', { code: codeFor(api, ada) }, { token })
    expect((await post(api, 'enrolment', {}, { token })).statusCode).toBe(200)
  })

  test('is listed, and ended by whose it is', async () => {
    const other = tokenOf(await signIn({ code: codeFor(api, ada) }))
    const listed = (await read(api, 'sessions', token)).json().data
    const there = listed.find((it: { is_this: boolean }) => !it.is_this)
    expect(listed).toHaveLength(2)
    expect((await post(api, `sessions/${there.id}/end`, {}, { token })).statusCode).toBe(200)
    expect((await read(api, 'sessions', other)).statusCode).toBe(404)
    expect((await post(api, `sessions/${there.id}/end`, {}, { token })).statusCode).toBe(404)
    expect((await post(api, 'session/end', {}, { token })).statusCode).toBe(200)
    expect((await read(api, 'sessions', token)).statusCode).toBe(404)
  })

  test('is named by all that is recorded of what was done in it', async () => {
    await signIn({ code: codeFor(api, ada) })
    const listed = (await read(api, 'sessions', token)).json().data
    const idOf = (isThis: boolean) =>
      listed.find((it: { is_this: boolean }) => it.is_this === isThis).id
    await post(api, `sessions/${idOf(false)}/end`, {}, { token })
    const events = await db.rows<{ kind: string; details: string }>(
      'select kind, details from events where client_id is null order by nr desc limit 2',
    )
    expect(events.map(({ kind, details }) => [kind, JSON.parse(details).staff_session])).toEqual([
      ['staff_signed_out', idOf(true)],
      ['staff_signed_in', idOf(false)],
    ])
    expect(JSON.parse(events[0]?.details ?? '')).toMatchObject({
      session: idOf(false),
      staff_proof: 'app',
    })
  })

  test('is gone with its member, and proves nothing once another factor is set up', async () => {
    const other = tokenOf(await signIn({ code: codeFor(api, ada) }))
    api.clock.advance(minute)
    await setUpApp(api, token, ada)
    expect((await doorFor(other)).desk).toBeNull()
    await db.rows('update operators set left_at = now()')
    expect((await doorFor(token)).desk).toBeNull()
  })
})

test('an invitation is over once a second factor was set up, wherever that was', async () => {
  await open('live')
  const token = await firstMember(api, ada)
  const other = tokenOf(await signIn())
  expect((await doorFor(token)).desk.needs).toBe('factor')
  api.clock.advance(minute)
  await setUpApp(api, other, ada)
  await db.rows('update staff_sessions set ended_at = null')
  expect((await doorFor(token)).desk.needs).toBe('code')
  expect((await post(api, 'enrolment', {}, { token })).json().code).toBe('staff_code_needed')
})

describe('in a demonstration', () => {
  beforeEach(() => open('sandbox'))

  test('nobody needs a second factor, and whoever has one shows it', async () => {
    const token = await firstMember(api, ada)
    expect((await doorFor(token)).desk.needs).toBeNull()
    const without = tokenOf(await signIn())
    expect((await read(api, 'sessions', without)).statusCode).toBe(200)
    await setUpApp(api, without, ada)
    expect((await signIn()).json().code).toBe('staff_code_needed')
  })

  // Between the two the door would send them away, and what they were at would be lost.
  test('a factor is there from the instant on that it counts for the session it was set up in', async () => {
    const token = await firstMember(api, ada)
    const { owner } = databases.sandbox()
    await owner.rows(`create function refuse_proof() returns trigger language plpgsql as $$
      begin raise exception 'the disk is full'; end $$`)
    await owner.rows(`create trigger refuse_proof before update of proven_at on staff_sessions
      for each statement execute function refuse_proof()`)
    try {
      await expect(setUpApp(api, token, ada)).rejects.toThrow()
      expect((await doorFor(token)).desk).toMatchObject({ needs: null, has_factor: false })
    } finally {
      await owner.rows('drop function refuse_proof cascade')
    }
    await setUpApp(api, token, ada)
    expect((await doorFor(token)).desk).toMatchObject({ needs: null, has_factor: true })
  })
})
