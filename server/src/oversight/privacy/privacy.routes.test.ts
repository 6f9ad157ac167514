// What a client is told is held about them, and that a second factor guards export and closing.

import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { signInAs } from '#test/accounts-app.ts'
import { aClient } from '#test/clients.ts'
import { testClock } from '#test/clock.ts'
import { wednesday } from '#test/engine.ts'
import { anApp, database, eventsOf, openPrivacy, post, withTrading } from '#test/privacy-app.ts'

openPrivacy()

type Held = { readonly kind: string; readonly count: number }

describe('what is held', () => {
  test('is told in numbers, with what stands in the way of closing', async () => {
    const api = await anApp()
    const client = await aClient(database().db, { clock: testClock(wednesday) })
    const { token } = await signInAs(api.app, client)
    await withTrading((open) => open(client.id))
    const headers = { authorization: `Bearer ${token}` }
    const reply = await api.app.inject({ url: '/api/users/privacy', headers })
    expect(reply.json().data).toMatchObject({
      opened_at: new Date(wednesday).toISOString(),
      has_picture: false,
      open_live_trades: 1,
      balance: 9_990,
      is_play_money: true,
    })
    const some: readonly Held[] = [
      { kind: 'trades', count: 1 },
      { kind: 'ledger', count: 3 },
      { kind: 'sessions', count: 1 },
      { kind: 'documents', count: 0 },
    ]
    expect(reply.json().data.held).toEqual(expect.arrayContaining([...some]))
  })

  test('is told of every kind that the export has, and as many of each', async () => {
    const api = await anApp()
    const client = await aClient(database().db, { clock: testClock(wednesday) })
    const { token } = await signInAs(api.app, client)
    await withTrading((open) => open(client.id))
    await database().db.rows(
      `insert into contact_messages (received_at, name, email, message)
       select now(), firstname, email, 'Hello.' from clients where id = $1`,
      [client.id],
    )
    const headers = { authorization: `Bearer ${token}` }
    const told = (await api.app.inject({ url: '/api/users/privacy', headers })).json().data.held
    const reply = await post(api, token, 'export', { password: client.password })
    const data = JSON.parse(strFromU8(unzipSync(reply.rawPayload)['data.json'] ?? new Uint8Array()))
    // That it was exported is an event more.
    data.events.pop()
    const lists = Object.entries(data).filter(([, value]) => Array.isArray(value))
    expect(told).toEqual(lists.map(([kind, list]) => ({ kind, count: (list as []).length })))
    expect(told.filter(({ count }: Held) => count > 0).length).toBeGreaterThan(3)
  })

  test('is told to those who are signed in', async () => {
    const { app } = await anApp()
    expect((await app.inject({ url: '/api/users/privacy' })).statusCode).toBe(401)
  })
})

describe('with a second factor', () => {
  async function withAuthenticator() {
    const { db } = database()
    const api = await anApp()
    const client = await aClient(db)
    const { token } = await signInAs(api.app, client)
    const give = async (action: string, password?: string) => {
      const reply = await api.app.inject({
        method: 'POST',
        url: '/api/auth/step-up',
        headers: { authorization: `Bearer ${token}` },
        payload: { action, password: password ?? client.password },
      })
      return reply.json().data.proof as string
    }
    // By the password, as long as there is no second factor.
    const early = await give('data_export')
    await db.rows(
      `insert into authenticators (client_id, secret, started_at, confirmed_at)
       values ($1, '', now(), now())`,
      [client.id],
    )
    const asShown = async (action: string) => {
      await db.rows('delete from authenticators where client_id = $1', [client.id])
      const proof = await give(action)
      await db.rows(`update proofs set given_by = 'code' where client_id = $1 and action = $2`, [
        client.id,
        action,
      ])
      await db.rows(
        `insert into authenticators (client_id, secret, started_at, confirmed_at)
         values ($1, '', now(), now())`,
        [client.id],
      )
      return proof
    }
    return { api, client, token, early, asShown }
  }

  test('the export takes a proof for it besides the password, once', async () => {
    const { api, client, token, early, asShown } = await withAuthenticator()
    const { password } = client
    const codeOf = async (payload: object) =>
      (await post(api, token, 'export', payload)).json().code
    expect(await codeOf({ password })).toBe('proof_invalid')
    expect(await codeOf({ password, proof: early })).toBe('proof_invalid')
    const proof = await asShown('account_close')
    expect(await codeOf({ password, proof })).toBe('proof_invalid')
    expect(await eventsOf(client.id)).not.toContain('data_exported')
  })

  test('closing takes a proof for it besides the password', async () => {
    const { api, client, token, asShown } = await withAuthenticator()
    const proof = await asShown('account_close')
    const without = await post(api, token, 'close', { password: client.password })
    expect(without.json().code).toBe('proof_invalid')
    const wrong = await post(api, token, 'close', { password: 'not it', proof })
    expect(wrong.json().code).toBe('wrong_password')
    const reply = await post(api, token, 'close', { password: client.password, proof })
    expect(reply.statusCode).toBe(200)
  })

  test('a proof that was used is none any more', async () => {
    const { api, client, token, asShown } = await withAuthenticator()
    const payload = { password: client.password, proof: await asShown('data_export') }
    expect((await post(api, token, 'export', payload)).statusCode).toBe(200)
    expect((await post(api, token, 'export', payload)).json().code).toBe('proof_invalid')
  })
})
