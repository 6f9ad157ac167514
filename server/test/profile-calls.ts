// The calls about a profile, as a registration and as a client who is signed in.

import { type AccountsApp, createAccountsApp, getMe, signInAs } from '#test/accounts-app.ts'
import { aClient, type TestClient } from '#test/clients.ts'
import { freshDatabase } from '#test/database.ts'

export let database: ReturnType<typeof freshDatabase>

export const anApp = () => createAccountsApp(database().db)

export const home = {
  gender: 'female',
  address: 'Herengracht 1',
  city: 'Amsterdam',
  state: 'Noord-Holland',
  country: 'NL',
}

export const profile = { ...home, date_of_birth: '1990-12-31' }

export const names = { firstname: 'Grace', lastname: 'Hopper' }

let people = 0

/** Signs up anew; the session is for the steps that follow. */
export async function aRegistration({ app }: AccountsApp, address?: string, person = names) {
  people += 1
  const password = 'otter-meadow-41'
  const email = address ?? `profile${people}@example.org`
  const payload = { email, password, confirmPassword: password, ...person }
  const reply = await app.inject({
    method: 'POST',
    url: '/api/auth/register',
    payload,
    remoteAddress: `10.0.${people}.1`,
  })
  return { email, password, session: reply.json().session as string }
}

export function sendProfile({ app }: AccountsApp, payload: object) {
  people += 1
  const remoteAddress = `10.1.${people}.1`
  return app.inject({ method: 'POST', url: '/api/auth/complete-profile', payload, remoteAddress })
}

export async function aSignedIn(api: AccountsApp) {
  people += 1
  const client = await aClient(database().db, { email: `signed${people}@example.org` })
  const { token } = await signInAs(api.app, client)
  const authorization = `Bearer ${token}`
  return {
    client,
    token,
    me: async () => (await getMe(api.app, token)).json().data,
    patch: (payload: object) =>
      api.app.inject({ method: 'PATCH', url: '/api/users', payload, headers: { authorization } }),
    update: (fields: Record<string, string>, file?: Uint8Array, name = 'avatar') =>
      postForm(api, authorization, fields, file && { name, bytes: file }),
  }
}

type FormFile = { readonly name: string; readonly bytes: Uint8Array }

export async function postForm(
  { app }: AccountsApp,
  authorization: string,
  fields: Record<string, string>,
  file?: FormFile,
) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  if (file) form.append(file.name, new Blob([new Uint8Array(file.bytes)]), '../../me.jpg')
  const request = new Request('http://localhost', { method: 'POST', body: form })
  return app.inject({
    method: 'POST',
    url: '/api/users/update',
    headers: { authorization, 'content-type': request.headers.get('content-type') ?? '' },
    payload: Buffer.from(await request.arrayBuffer()),
  })
}

export function eventsOf({ id }: TestClient) {
  return database().db.rows<{ kind: string; details: string }>(
    `select kind, details from events where client_id = $1 and kind like 'profile%' order by nr`,
    [id],
  )
}

/** For all tests of a file. */
export function openProfiles(): void {
  database = freshDatabase()
}
