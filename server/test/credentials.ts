// The calls that change what a client signs in with, each from a network of its own.

import { second } from '#kernel/time.ts'
import { listEventsOf } from '#server/record/events/events.store.ts'
import { type AccountsApp, createAccountsApp } from '#test/accounts-app.ts'
import type { TestClient } from '#test/clients.ts'
import { freshDatabase } from '#test/database.ts'
import { mailsTo, sentHash } from '#test/mailbox.ts'

export let database: ReturnType<typeof freshDatabase>

export const anApp = () => createAccountsApp(database().db)

const resetPage = '/auth/reset-password'

export const newPassword = 'heron-lantern-77'

export const statusOf = async (reply: Promise<{ statusCode: number }>) => (await reply).statusCode

// The clock moves on with each of these, so that mails have an order.

/** Each from a network of its own, unless told otherwise: what is counted is tested by itself. */
let networks = 0

export function newNetwork() {
  networks += 1
  return `10.${networks >> 8}.${networks & 255}.1`
}

export function forgot({ app, clock }: AccountsApp, email: string, from = newNetwork()) {
  clock.advance(second)
  const url = '/api/auth/reset-password/link'
  return app.inject({ method: 'POST', url, payload: { email }, remoteAddress: from })
}

export function details({ app }: AccountsApp, hash: string, method: 'GET' | 'HEAD' = 'GET') {
  const url = '/api/auth/reset-password/details'
  return app.inject({ method, url, query: { hash }, remoteAddress: newNetwork() })
}

export function takeEmail({ app, clock }: AccountsApp, hash: string, refresh?: string) {
  clock.advance(second)
  return app.inject({
    method: 'POST',
    url: '/api/auth/change-email',
    payload: { hash },
    cookies: refresh === undefined ? {} : { refresh },
    remoteAddress: newNetwork(),
  })
}

export async function aResetLink(api: AccountsApp, { email }: Pick<TestClient, 'email'>) {
  await forgot(api, email)
  return sentHash(database().db, email, resetPage)
}

export async function subjectsTo(email: string): Promise<string[]> {
  return (await mailsTo(database().db, email)).map(({ subject }) => subject)
}

/** Oldest first. */
export async function eventsOf({ id }: Pick<TestClient, 'id'>) {
  const events = await listEventsOf(database().db, id, { before: null, limit: 50 })
  return events.map(({ kind, actor, details }) => ({ kind, actor, details })).reverse()
}

export async function kindsOf(client: Pick<TestClient, 'id'>): Promise<string[]> {
  return (await eventsOf(client)).map(({ kind }) => kind)
}

export async function refusedCode(
  reply: Promise<{ statusCode: number; json: () => { code?: string } }>,
) {
  return (await reply).json().code
}

/** For all tests of a file. */
export function openCredentials(): void {
  database = freshDatabase()
}
