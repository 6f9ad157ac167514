// Members of staff and their passkeys: what one gets by one, what nobody else does, and what of it
// stands in the record.

import { beforeAll, describe, expect, test } from 'vitest'
import { minute } from '#kernel/time.ts'
import type { Database } from '#server/platform/db.ts'
import { anAuthenticator } from '#test/authenticator.ts'
import { freshDatabase } from '#test/database.ts'
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
const ada = 'ada@desk.example'
const known = { email: ada, password: staffPassword }
const key = anAuthenticator()
let api: OfficeApp
let db: Database
let token = ''

beforeAll(async () => {
  db = database().db
  api = await createOfficeApp(db, { installMode: 'live' })
  token = await firstMember(api, ada)
  await setUpApp(api, token, ada)
})

const send = (path: string, body: object = {}, as = token) => post(api, path, body, { token: as })
const list = async (as = token) => (await read(api, 'passkeys', as)).json().data
const lastEvent = async () => {
  const [row] = await db.rows<{ kind: string; details: string }>(
    'select kind, details from events where client_id is null order by at desc, nr desc limit 1',
  )
  return { kind: row?.kind, ...JSON.parse(row?.details ?? '{}') }
}

async function make(with_ = key, name = 'Desk machine') {
  const options = await send('passkeys/options')
  if (options.statusCode !== 200) return options
  return send('passkeys', { name, passkey: with_.create(options.json().data) })
}

async function askSignIn() {
  return post(api, 'session/passkey', known)
}

describe('a passkey', () => {
  test('is made by whoever showed a code a moment ago', async () => {
    api.clock.advance(6 * minute)
    expect((await make()).json().code).toBe('staff_proof_needed')
    await send('session/proof', { code: codeFor(api, ada) })
    expect((await make()).statusCode).toBe(200)
    expect(await lastEvent()).toMatchObject({ kind: 'staff_passkey_added', staff_proof: 'app' })
    expect(await list()).toMatchObject([{ name: 'Desk machine', used_at: null }])
  })

  test('signs in with the password, in place of a code, and the record says so', async () => {
    const asked = (await askSignIn()).json().data
    const reply = await post(api, 'session', { ...known, passkey: key.sign(asked) })
    expect(reply.statusCode).toBe(200)
    expect(reply.json().data.desk).toMatchObject({ needs: null, has_passkey: true })
    expect(await lastEvent()).toMatchObject({ kind: 'staff_signed_in', staff_proof: 'passkey' })
    token = tokenOf(reply)
  })

  test('signs what it was asked once, for what it was asked, on our pages', async () => {
    const asked = (await askSignIn()).json().data
    const foreign = key.sign(asked, { origin: 'https://evil.example' })
    const unverified = key.sign((await askSignIn()).json().data, { isVerified: false })
    const forProof = key.sign((await send('session/proof/passkey')).json().data)
    const used = key.sign((await askSignIn()).json().data)
    await post(api, 'session', { ...known, passkey: used })
    const stranger = anAuthenticator()
    for (const passkey of [foreign, unverified, forProof, used, stranger.sign(asked)]) {
      const reply = await post(api, 'session', { ...known, passkey })
      expect([reply.statusCode, reply.json().code]).toEqual([422, 'staff_passkey_wrong'])
      expect(await lastEvent()).toMatchObject({ kind: 'staff_code_refused', why: 'passkey' })
    }
    const late = (await askSignIn()).json().data
    api.clock.advance(6 * minute)
    const reply = await post(api, 'session', { ...known, passkey: key.sign(late) })
    expect(reply.json().code).toBe('staff_passkey_wrong')
  })

  test('is worth nothing without the password, and is not told of', async () => {
    const wrong = { email: ada, password: 'not the right one' }
    const stranger = { email: 'eve@desk.example', password: 'not the right one' }
    for (const body of [wrong, stranger])
      expect((await post(api, 'session/passkey', body)).json().code).toBe('wrong_login')
    const passkey = key.sign((await askSignIn()).json().data)
    expect((await post(api, 'session', { ...wrong, passkey })).json().code).toBe('wrong_login')
  })

  test('shows the factor again, for what takes a fresh one', async () => {
    api.clock.advance(6 * minute)
    const [{ id }] = await list()
    const name = { name: 'Laptop' }
    expect((await send(`passkeys/${id}/name`, name)).json().code).toBe('staff_proof_needed')
    const asked = (await send('session/proof/passkey')).json().data
    expect((await send('session/proof', { passkey: key.sign(asked) })).statusCode).toBe(200)
    expect((await send(`passkeys/${id}/name`, name)).statusCode).toBe(200)
    const told = { kind: 'staff_passkey_renamed', before: 'Desk machine', name: 'Laptop' }
    expect(await lastEvent()).toMatchObject({ ...told, staff_proof: 'passkey' })
    await send('session/proof', { code: codeFor(api, ada) })
    await send(`passkeys/${id}/name`, name)
    expect(await lastEvent()).toMatchObject({ staff_proof: 'app' })
  })

  test('is its member’s alone', async () => {
    const [{ id }] = await list()
    const own = anAuthenticator()
    await db.rows(
      `insert into operators (email, email_key, password_hash, created_at, roles, name)
       values ('bob@desk.example', 'bob@desk.example', 'none', now(), '{support}', 'Bob')`,
    )
    await db.rows(
      `update operator_passkeys set operator_id = (select id from operators where name = 'Bob')`,
    )
    for (const path of [`passkeys/${id}/name`, `passkeys/${id}/removal`]) {
      const body = path.endsWith('name') ? { name: 'Mine' } : {}
      expect((await send(path, body)).statusCode).toBe(404)
    }
    expect(await list()).toEqual([])
    expect((await askSignIn()).json().code).toBe('staff_passkey_missing')
    const asked = await send('passkeys/options')
    expect(
      (await send('passkeys', { name: 'Own', passkey: own.create(asked.json().data) })).json(),
    ).toMatchObject({ status: true })
    const passkey = key.sign((await askSignIn()).json().data)
    expect((await post(api, 'session', { ...known, passkey })).statusCode).toBe(422)
  })

  test('is gone when it is removed', async () => {
    const [{ id }] = await list()
    expect((await send(`passkeys/${id}/removal`)).statusCode).toBe(200)
    expect(await lastEvent()).toMatchObject({ kind: 'staff_passkey_removed', name: 'Own' })
    expect((await send(`passkeys/${id}/removal`)).statusCode).toBe(404)
    expect((await askSignIn()).json().code).toBe('staff_passkey_missing')
  })

  test('goes with the app it stood beside', async () => {
    await send('session/proof', { code: codeFor(api, ada) })
    await make(anAuthenticator())
    expect(await list()).toHaveLength(1)
    await setUpApp(api, token, ada)
    expect(await list()).toEqual([])
  })
})
