// A client who is signed in, with an app or a passkey where a test wants one.

import { expect } from 'vitest'
import type { StepUpAction } from '#contract/client/factors.ts'
import { second } from '#kernel/time.ts'
import { type AccountsApp, createAccountsApp, postLogin, signInAs } from '#test/accounts-app.ts'
import { anAuthenticator, appCode } from '#test/authenticator.ts'
import { aClient, type TestClient } from '#test/clients.ts'
import { freshDatabase } from '#test/database.ts'

let database: ReturnType<typeof freshDatabase>

/** A client who is signed in, and what they send. */
export async function someone(at?: AccountsApp) {
  const { db } = database()
  const api = at ?? (await createAccountsApp(db))
  const client = await aClient(db)
  const { token } = await signInAs(api.app, client)
  const post = async (url: string, payload: object = {}, as: string | null = token) => {
    const headers = as === null ? {} : { authorization: `Bearer ${as}` }
    const reply = await api.app.inject({ method: 'POST', url: `/api${url}`, headers, payload })
    return { ...reply.json(), http: reply.statusCode, cookies: reply.cookies }
  }
  const get = async (url: string) =>
    (
      await api.app.inject({ url: `/api${url}`, headers: { authorization: `Bearer ${token}` } })
    ).json()
  const proofFor = async (action: StepUpAction, shown: object = { password: client.password }) =>
    (await post('/auth/step-up', { action, ...shown })).data?.proof ?? 'none'
  return { api, db, client, token, post, get, proofFor }
}

export type Someone = Awaited<ReturnType<typeof someone>>

export async function withTotp(who: Someone) {
  const started = await who.post('/users/totp', { proof: await who.proofFor('totp_add') })
  const app = (steps = 0) => appCode(started.data.secret, who.api.clock.now(), steps)
  const confirmed = await who.post('/users/totp/confirm', { code: app() })
  who.api.clock.advance(30 * second)
  return { app, codes: confirmed.data.recovery_codes as string[], started, confirmed }
}

export async function withPasskey(who: Someone, shown?: object) {
  const key = anAuthenticator()
  const proof = await who.proofFor('passkey_add', shown)
  const options = await who.post('/users/passkeys/options', { proof })
  const passkey = key.create(options.data)
  const added = await who.post('/users/passkeys', { name: 'My phone', passkey })
  return { key, added, passkey }
}

export async function halfOf({ api }: Someone, client: TestClient): Promise<string> {
  const reply = await postLogin(api.app, client)
  expect([reply.statusCode, reply.json().code]).toEqual([422, 'second_factor_needed'])
  expect(reply.cookies).toEqual([])
  return reply.json().session
}

export const kindsOf = async ({ get }: Someone) =>
  (await get('/users/events')).data.map((event: { kind: string }) => event.kind)

/** For all tests of a file. */
export function openFactors(): void {
  database = freshDatabase()
}
