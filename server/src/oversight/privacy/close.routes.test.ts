// Closing an account over HTTP: what it ends, pays back and waits for.

import { describe, expect, test } from 'vitest'
import type { ClientId } from '#kernel/ids.ts'
import { dollars } from '#kernel/money.ts'
import { day, minute } from '#kernel/time.ts'
import { payOut } from '#server/ledger/ledger.ts'
import { accountsOf, postTransfers } from '#server/ledger/post-transfers.ts'
import { systemRandom } from '#server/platform/crypto.ts'
import { cookieOf, getMe, postLogin, postRefresh, signInAs } from '#test/accounts-app.ts'
import { aClient, type TestClient } from '#test/clients.ts'
import { testClock } from '#test/clock.ts'
import { wednesday } from '#test/engine.ts'
import { expectSoundBooks } from '#test/invariants.ts'
import { mailsTo } from '#test/mailbox.ts'
import { anApp, database, eventsOf, openPrivacy, post, withTrading } from '#test/privacy-app.ts'
import { askWithdrawal } from '#test/withdrawn.ts'
import { closeAccount } from './close-account.ts'

openPrivacy()

const balanceOf = async (clientId: ClientId, book = 'real') =>
  (await accountsOf(database().db, [clientId])).find((it) => it.book === book)?.balance

describe('closing the account', () => {
  const closedLetterTo = async ({ email }: TestClient) =>
    (await mailsTo(database().db, email)).find(
      ({ subject }) => subject === 'Your account is closed',
    )

  test('in a sandbox: gives the play money back, ends all sessions, and writes a letter', async () => {
    const { db } = database()
    const api = await anApp()
    const client = await aClient(db)
    const { token, refresh } = await signInAs(api.app, client)
    const other = await signInAs(api.app, client)
    const reply = await post(api, token, 'close', {
      password: client.password,
      reason: ' I trade\nelsewhere. ',
    })
    expect(reply.json()).toEqual({
      status: true,
      done: 'account_closed',
      message: 'Your account is closed.',
      data: { kept_until: '2031-11-21T12:00:00.000Z' },
    })
    expect(cookieOf(reply, 'refresh')?.value).toBe('')
    expect(api.ended).toHaveLength(2)
    expect(await balanceOf(client.id)).toBe(0n)
    expect(await balanceOf(client.id, 'demo')).toBe(dollars(10_000))
    for (const shown of [token, other.token]) {
      expect((await getMe(api.app, shown)).statusCode).toBe(401)
    }
    expect((await postRefresh(api.app, refresh)).statusCode).toBe(403)
    const again = await postLogin(api.app, client)
    expect([again.statusCode, again.json().code]).toEqual([403, 'account_closed'])
    const letter = await closedLetterTo(client)
    expect(letter?.text).toContain('The $10,000.00 of its live balance')
    expect(letter?.text).toContain('2031-11-21')
    expect((await eventsOf(client.id))[0]).toBe('account_closed')
    const closures = await db.rows('select reason from closures where client_id = $1', [client.id])
    expect(closures).toEqual([{ reason: 'I trade\nelsewhere.' }])
    await expectSoundBooks(db, wednesday)
  })

  test('deletes the profile picture at once', async () => {
    const { db } = database()
    const api = await anApp()
    const client = await aClient(db)
    const { token } = await signInAs(api.app, client)
    await db.rows(
      `insert into avatars (id, client_id, picture, changed_at)
       values (gen_random_uuid(), $1, '', now())`,
      [client.id],
    )
    const pictures = () => db.rows('select from avatars where client_id = $1', [client.id])
    expect(await pictures()).toHaveLength(1)
    await post(api, token, 'close', { password: client.password })
    expect(await pictures()).toEqual([])
  })

  test('a wrong password is still only a wrong one: nobody learns that it is closed', async () => {
    const api = await anApp()
    const client = await aClient(database().db)
    const { token } = await signInAs(api.app, client)
    await post(api, token, 'close', { password: client.password })
    const reply = await postLogin(api.app, client, { password: 'another-one-1' })
    expect(reply.json().code).toBe('wrong_login')
  })

  test('leaves the address taken: who signs up with it is told why, by mail only', async () => {
    const { db } = database()
    const api = await anApp()
    const client = await aClient(db)
    const { token } = await signInAs(api.app, client)
    await post(api, token, 'close', { password: client.password })
    const { email, password } = client
    const name = { firstname: 'Ada', lastname: 'Lovelace' }
    const payload = { email, password, confirmPassword: password, ...name }
    const reply = await api.app.inject({ method: 'POST', url: '/api/auth/register', payload })
    expect(reply.statusCode).toBe(200)
    const texts = (await mailsTo(db, email)).map(({ text }) => text.replace(/\s+/g, ' '))
    expect(texts.filter((text) => text.includes('sign up with another address'))).toHaveLength(1)
    expect(texts.filter((text) => text.includes('You already have'))).toEqual([])
  })

  test('is refused while a live trade is open, and then nothing has happened', async () => {
    const api = await anApp()
    const client = await aClient(database().db, { clock: testClock(wednesday) })
    const { token } = await signInAs(api.app, client)
    const before = await eventsOf(client.id)
    await withTrading(async (open) => {
      await open(client.id)
      const reply = await post(api, token, 'close', { password: client.password })
      expect([reply.statusCode, reply.json().code]).toEqual([409, 'trades_open'])
    })
    expect((await getMe(api.app, token)).statusCode).toBe(200)
    expect(await balanceOf(client.id)).toBe(dollars(9_990))
    expect(await eventsOf(client.id)).toEqual(before)
  })

  test('an order at the same moment finds either an open account or none', async () => {
    const api = await anApp()
    const clients = await Promise.all(
      Array.from({ length: 6 }, () => aClient(database().db, { clock: testClock(wednesday) })),
    )
    const signed = await Promise.all(clients.map((client) => signInAs(api.app, client)))
    await withTrading(async (open) => {
      const outcomes = await Promise.all(
        clients.map(async (client, index) => {
          const closing = post(api, signed[index]?.token ?? '', 'close', {
            password: client.password,
          })
          const opening = open(client.id).then(
            () => 'opened',
            () => 'refused',
          )
          return [(await closing).statusCode, await opening] as const
        }),
      )
      for (const outcome of outcomes) {
        expect([
          [200, 'refused'],
          [409, 'opened'],
        ]).toContainEqual(outcome)
      }
    })
    await expectSoundBooks(database().db, testClock(wednesday).now())
  })

  test('of a live install is refused while money is left', async () => {
    const { db } = database()
    const api = await anApp({ installMode: 'live' })
    const client = await aClient(db)
    const { token } = await signInAs(api.app, client)
    const left = await post(api, token, 'close', { password: client.password })
    expect([left.statusCode, left.json().code]).toEqual([409, 'balance_left'])
    expect(left.json().message).toContain('$10,000.00 left')
    await emptyLiveAccount(client.id)
    const reply = await post(api, token, 'close', { password: client.password })
    expect(reply.statusCode).toBe(200)
    const letter = await closedLetterTo(client)
    expect(letter?.text).toContain('closed your account')
    expect(letter?.text).not.toContain('play money')
  })

  test('asks for the password, and takes no endless reason', async () => {
    const api = await anApp()
    const client = await aClient(database().db)
    const { token } = await signInAs(api.app, client)
    const wrong = await post(api, token, 'close', { password: 'not it' })
    expect(wrong.json().code).toBe('wrong_password')
    const long = { password: client.password, reason: 'x'.repeat(501) }
    expect((await post(api, token, 'close', long)).json().errors).toEqual([
      {
        field: 'reason',
        code: 'too_long',
        details: { most: 500 },
        message: 'Reason must be at most 500 characters long',
      },
    ])
    expect((await getMe(api.app, token)).statusCode).toBe(200)
  })

  test('a password that was changed meanwhile closes nothing', async () => {
    const { db } = database()
    const api = await anApp()
    const client = await aClient(db)
    const outcome = await closeAccount(
      {
        db,
        clock: api.clock,
        random: systemRandom,
        onEnded: () => {},
        methodsOf: api.identity.secondStep.methodsOf,
        install: { mode: 'sandbox', publicUrl: () => 'http://localhost:3000' },
      },
      client.id,
      { passwordHash: 'of the password before', proof: undefined, reason: null },
    )
    expect(outcome).toMatchObject({ refused: 'wrong_password' })
    expect(await balanceOf(client.id)).toBe(dollars(10_000))
    expect((await postLogin(api.app, client)).statusCode).toBe(200)
  })

  test('waits for withdrawals that are under way', async () => {
    const { db } = database()
    const api = await anApp()
    const client = await aClient(db)
    const { token } = await signInAs(api.app, client)
    await askWithdrawal(db, client.id, {
      method: 'btc',
      network: 'simulated',
      destination: 'tb1qexample',
      amount: dollars(20),
      at: api.clock.now(),
    })
    const reply = await post(api, token, 'close', { password: client.password })
    expect([reply.statusCode, reply.json().code]).toEqual([409, 'withdrawals_under_way'])
    expect((await getMe(api.app, token)).statusCode).toBe(200)
  })

  test('twice at once closes once', async () => {
    const api = await anApp()
    const client = await aClient(database().db)
    const { token } = await signInAs(api.app, client)
    const replies = await Promise.all([
      post(api, token, 'close', { password: client.password }),
      post(api, token, 'close', { password: client.password }),
    ])
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 403])
    api.clock.advance(day + minute)
    expect((await eventsOf(client.id)).filter((kind) => kind === 'account_closed')).toHaveLength(1)
  })
})

async function emptyLiveAccount(clientId: ClientId): Promise<void> {
  await database().db.transaction(async (tx) => {
    const account = (await accountsOf(tx, [clientId])).find((it) => it.book === 'real')
    if (!account) throw new Error('no account')
    const cause = { kind: 'sandbox_forfeit', ref: crypto.randomUUID(), at: wednesday } as const
    await postTransfers(tx, [payOut(account, 'grants', account.balance, cause).transfer])
  })
}
