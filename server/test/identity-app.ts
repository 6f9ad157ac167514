// Clients who are identified or ask to be another, over HTTP, and staff who decide.

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect } from 'vitest'
import { present } from '#kernel/assert.ts'
import { isRefusal } from '#kernel/refusal.ts'
import { decideDocument } from '#server/identity/documents/decide-document.ts'
import { loadLastDocument } from '#server/identity/documents/documents.store.ts'
import { getMe, signInAs } from '#test/accounts-app.ts'
import { aClient, type TestClient, tellProfile } from '#test/clients.ts'
import { freshDatabase } from '#test/database.ts'
import { expectSoundBooks } from '#test/invariants.ts'
import { photo } from '#test/pictures.ts'
import { createWithdrawalsApp, eve, type WithdrawalsApp } from '#test/withdrawals-app.ts'
import { lookAt } from './looks.ts'
import { staffNamed } from './staff.ts'

export let database: ReturnType<typeof freshDatabase>
export let at: WithdrawalsApp
export let dataDir: string

/** Where nobody is taken from; a test changes it. */
let unserved = ''

const serves = (country: string) => country !== unserved

const place = {
  gender: 'female',
  country: 'NL',
  state: 'Noord-Holland',
  city: 'Amsterdam',
  address: 'Herengracht 1',
}

export const ada = { firstname: 'Ada', lastname: 'Lovelace', phone: '', ...place }

export const newPhone = '+31 20 123 4567'

export type Fields = Readonly<Record<string, string>>

export type Person = TestClient & { readonly token: string }

export async function post(token: string, url: string, fields: Fields, picture?: Uint8Array) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  if (picture) form.append('id_file', new Blob([new Uint8Array(picture)]), 'id.jpg')
  const request = new Request('http://localhost', { method: 'POST', body: form })
  return at.app.inject({
    method: 'POST',
    url: `/api${url}`,
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': request.headers.get('content-type') ?? '',
    },
    payload: Buffer.from(await request.arrayBuffer()),
  })
}

export const get = async ({ token }: Person, url: string) => {
  const reply = await at.app.inject({
    url: `/api${url}`,
    headers: { authorization: `Bearer ${token}` },
  })
  return reply.json().data
}

export const save = ({ token }: Person, fields: Fields) => post(token, '/users/update', fields)

export const view = (who: Person) => get(who, '/profile/identity')

export const me = async ({ token }: Person) => (await getMe(at.app, token)).json().data

let shade = 0

export async function aPicture(): Promise<Buffer> {
  shade += 1
  return photo({ width: 100 + shade, height: 90 })
}

export async function ask({ token }: Person, fields: Fields, picture?: Uint8Array) {
  const file = picture ?? (await aPicture())
  return post(token, '/profile/identity', { method: 'others', ...fields }, file)
}

export function takeBack({ token }: Person, id: string) {
  const url = `/api/profile/identity/${id}/cancellation`
  return at.app.inject({ method: 'POST', url, headers: { authorization: `Bearer ${token}` } })
}

let people = 0

export async function aPerson(): Promise<Person> {
  const client = await aClient(database().db, { clock: at.clock })
  people += 1
  const { token } = await signInAs(at.app, client, { from: `10.0.0.${people}` })
  return { ...client, token }
}

export async function sendDocument({ token }: Person): Promise<void> {
  const fields = { method: 'national_id' }
  const reply = await post(token, '/profile/user-verification', fields, await aPicture())
  expect(reply.statusCode).toBe(200)
}

export async function decide(id: string, reason?: string, by: string = eve) {
  const deps = { ...at.deps, serves }
  const member = staffNamed(by)
  if (reason !== undefined) {
    return decideDocument(deps, id, { status: 'rejected', reason, by: member })
  }
  await lookAt(deps, id, member)
  return decideDocument(deps, id, { status: 'approved', reason: null, by: member })
}

export const codeOf = (outcome: unknown) => (isRefusal(outcome) ? outcome.refused : 'done')

export const lastOf = async ({ id }: Person) =>
  present(await loadLastDocument(database().db, id), 'a document')

export const changeOf = async (who: Person) => present((await view(who)).change, 'a change')

/** Ada, whose document was approved. */
export async function anIdentified(): Promise<Person> {
  const who = await aPerson()
  await tellProfile(database().db, who)
  await sendDocument(who)
  expect(codeOf(await decide((await lastOf(who)).id))).toBe('done')
  return who
}

export const limitOf = async (who: Person) => (await get(who, '/withdraw/terms')).day_limit

export function serveAllBut(country: string): void {
  unserved = country
}

/** For all tests of a file. */
export function openIdentity(): void {
  database = freshDatabase()
  beforeAll(async () => {
    const { db } = database()
    dataDir = await mkdtemp(join(tmpdir(), 'identity-'))
    at = await createWithdrawalsApp(db, { dataDir, serves })
  })
  afterAll(async () => {
    await expectSoundBooks(database().db, at.clock.now())
    await rm(dataDir, { recursive: true, force: true })
  })
}
