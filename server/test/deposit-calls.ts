// The calls about deposits, over HTTP, as a client makes them.

import { afterAll, beforeAll } from 'vitest'
import type { ClientId } from '#kernel/ids.ts'
import { zeroUsd } from '#kernel/money.ts'
import { freshDatabase } from '#test/database.ts'
import { createDepositsApp, type DepositsApp, formOf } from '#test/deposits-app.ts'
import { addFundedClient } from '#test/funded-client.ts'

export let database: ReturnType<typeof freshDatabase>
export let it_: DepositsApp

export async function aClient(): Promise<ClientId> {
  return addFundedClient(database().db, { at: it_.clock.now(), real: zeroUsd, demo: zeroUsd })
}

export async function get(client: ClientId, url: string) {
  const reply = await it_.app.inject({ url: `/api${url}`, headers: { client: String(client) } })
  return { http: reply.statusCode, ...reply.json() }
}

type Wish = { key?: string; receipt?: Uint8Array; url?: string }

export async function post(client: ClientId, fields: Record<string, string>, wish: Wish = {}) {
  const form = await formOf(fields, wish.receipt)
  const reply = await it_.app.inject({
    method: 'POST',
    url: wish.url ?? '/api/deposit',
    payload: form.payload,
    headers: {
      ...form.headers,
      client: String(client),
      ...(wish.key === undefined ? {} : { 'idempotency-key': wish.key }),
    },
  })
  return { http: reply.statusCode, ...reply.json() }
}

/** For all tests of a file. */
export function openDeposits(): void {
  database = freshDatabase()
  beforeAll(async () => {
    it_ = await createDepositsApp(database().db)
  })
  afterAll(() => it_.close())
}
