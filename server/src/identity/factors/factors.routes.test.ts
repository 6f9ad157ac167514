// An authenticator app over HTTP, the second step of signing in, and sessions.

import { describe, expect, test } from 'vitest'
import { minute, second } from '#kernel/time.ts'
import { systemRandom } from '#server/platform/crypto.ts'
import { openSeal } from '#server/platform/seal.ts'
import { getMe, postLogin, signInAs } from '#test/accounts-app.ts'
import { mailsTo } from '#test/mailbox.ts'
import {
  halfOf,
  kindsOf,
  openFactors,
  type Someone,
  someone,
  withPasskey,
  withTotp,
} from '#test/second-factors.ts'
import { closeClient } from '../clients/close-client.ts'
import { freezeClient } from '../clients/freeze-client.ts'
import { checkSeal } from './check-seal.ts'

openFactors()

describe('an authenticator app', () => {
  test('is shown as text, address and picture, and counts once a code was right', async () => {
    const who = await someone()
    const { started, codes } = await withTotp(who)
    expect(started.data.secret).toMatch(/^[A-Z2-7]{32}$/)
    expect(started.data.uri).toContain(`secret=${started.data.secret}`)
    expect(started.data.qr).toMatch(/^<svg /)
    expect(codes).toHaveLength(10)
    expect((await who.get('/users/security')).data).toEqual({
      totp: true,
      recovery_codes_left: 10,
      passkeys: [],
      methods: ['code', 'recovery_code'],
    })
    expect(await kindsOf(who)).toContain('totp_added')
    const subjects = (await mailsTo(who.db, who.client.email)).map(({ subject }) => subject)
    expect(subjects).toContain('An authenticator app was added')
  })

  test('nothing of it can be read in the database, the log or a letter', async () => {
    const who = await someone()
    const { started, codes } = await withTotp(who)
    const [kept] = await who.db.rows<{ everything: string }>(
      `select (select json_agg(authenticators)::text from authenticators)
           || (select json_agg(recovery_codes)::text from recovery_codes)
           || (select json_agg(proofs)::text from proofs)
           || (select json_agg(events)::text from events)
           || (select json_agg(outbox)::text from outbox) as everything`,
    )
    for (const secret of [started.data.secret, ...codes]) {
      expect(kept?.everything).not.toContain(secret)
      expect(who.api.logged()).not.toContain(secret)
    }
  })

  test('stops the start of an install that has another key', async () => {
    const who = await someone()
    await withTotp(who)
    await checkSeal(who.db, openSeal(Buffer.alloc(32, 7), systemRandom))
    const other = openSeal(Buffer.alloc(32, 8), systemRandom)
    await expect(checkSeal(who.db, other)).rejects.toThrow('SECRET_KEY')
  })

  test('is not started without a proof, and a proof starts it once', async () => {
    const who = await someone()
    expect((await who.post('/users/totp', { proof: 'x' })).code).toBe('proof_invalid')
    const proof = await who.proofFor('totp_add')
    expect((await who.post('/users/totp', { proof })).http).toBe(200)
    expect((await who.post('/users/totp', { proof })).code).toBe('proof_invalid')
    const wrong = await who.post('/auth/step-up', { action: 'totp_add', password: 'wrong' })
    expect(wrong.code).toBe('wrong_password')
  })

  test('ends the sessions elsewhere when it is turned on and off', async () => {
    const who = await someone()
    const other = await signInAs(who.api.app, who.client)
    const { app } = await withTotp(who)
    expect((await getMe(who.api.app, other.token)).statusCode).toBe(401)
    expect((await getMe(who.api.app, who.token)).statusCode).toBe(200)
    expect((await who.post('/users/totp/remove', { code: '000000' })).code).toBe('wrong_code')
    expect((await who.post('/users/totp/remove', { code: app() })).http).toBe(200)
    expect((await who.get('/users/security')).data).toMatchObject({
      totp: false,
      recovery_codes_left: 0,
      methods: [],
    })
    expect((await postLogin(who.api.app, who.client)).statusCode).toBe(200)
  })
})

describe('the second step of signing in', () => {
  test('a code finishes it as a password alone would have', async () => {
    const who = await someone()
    const { app } = await withTotp(who)
    const session = await halfOf(who, who.client)
    const done = await who.post('/auth/login/second', { session, code: app() }, null)
    expect(done).toMatchObject({ http: 200, data: { email: who.client.email } })
    expect(done.cookies.map((it: { name: string }) => it.name).sort()).toEqual([
      'device',
      'refresh',
    ])
    expect((await getMe(who.api.app, done.tokens.access.token)).statusCode).toBe(200)
    const again = await who.post('/auth/login/second', { session, code: app(1) }, null)
    expect(again.code).toBe('sign_in_over')
  })

  test('a code counts once, also for two who type it at the same moment', async () => {
    const who = await someone()
    const { app } = await withTotp(who)
    const halves = [await halfOf(who, who.client), await halfOf(who, who.client)]
    const code = app()
    const done = await Promise.all(
      halves.map((session) => who.post('/auth/login/second', { session, code }, null)),
    )
    expect(done.map((it) => it.http).sort()).toEqual([200, 422])
    expect(done.find((it) => it.http === 422)?.code).toBe('wrong_code')
  })

  test('a recovery code counts once, and its owner hears of it', async () => {
    const who = await someone()
    const { codes } = await withTotp(who)
    const halves = [await halfOf(who, who.client), await halfOf(who, who.client)]
    const code = codes[3]?.toUpperCase()
    const done = await Promise.all(
      halves.map((session) => who.post('/auth/login/second', { session, code }, null)),
    )
    expect(done.map((it) => it.http).sort()).toEqual([200, 422])
    expect((await who.get('/users/security')).data.recovery_codes_left).toBe(9)
    expect(await kindsOf(who)).toContain('recovery_code_used')
  })

  test('five wrong codes are all that a client gets in a quarter of an hour', async () => {
    const who = await someone()
    const { app } = await withTotp(who)
    const session = await halfOf(who, who.client)
    const wrong = ['000000', '000001', '000002', 'abcd', '0000-0000-0000-0000']
    for (const code of wrong) {
      const reply = await who.post('/auth/login/second', { session, code }, null)
      expect(reply.code).toBe('wrong_code')
    }
    const over = await who.post('/auth/login/second', { session, code: app() }, null)
    expect(over.code).toBe('sign_in_over')
    const anew = await halfOf(who, who.client)
    const late = await who.post('/auth/login/second', { session: anew, code: app() }, null)
    expect([late.http, late.code]).toEqual([429, 'too_many_requests'])
  })

  test('is over after five minutes, and unknown where nobody began', async () => {
    const who = await someone()
    const { app } = await withTotp(who)
    const session = await halfOf(who, who.client)
    who.api.clock.advance(5 * minute)
    const late = await who.post('/auth/login/second', { session, code: app() }, null)
    expect(late.code).toBe('sign_in_over')
    const none = await who.post('/auth/login/second', { session: 'x', code: app() }, null)
    expect(none.code).toBe('sign_in_over')
  })

  test('is for an account that was frozen meanwhile too, and for none that was closed', async () => {
    const who = await someone()
    const { app } = await withTotp(who)
    const session = await halfOf(who, who.client)
    await who.db.rows(`update clients set state = 'frozen' where id = $1`, [who.client.id])
    const reply = await who.post('/auth/login/second', { session, code: app() }, null)
    expect(reply.http).toBe(200)
    who.api.clock.advance(5 * minute)
    const again = await halfOf(who, who.client)
    await who.db.rows(`update clients set state = 'closed' where id = $1`, [who.client.id])
    const closed = await who.post('/auth/login/second', { session: again, code: app() }, null)
    expect([closed.http, closed.code]).toEqual([403, 'account_closed'])
  })
})

/** Each way of signing in, for a client who has both factors. */
const ways: Record<
  string,
  (who: Someone, by: Awaited<ReturnType<typeof bothFactors>>) => Answered
> = {
  'password and code': async (who, { app }) => {
    const session = await halfOf(who, who.client)
    return who.post('/auth/login/second', { session, code: app() }, null)
  },
  'password and recovery code': async (who, { codes }) => {
    const session = await halfOf(who, who.client)
    return who.post('/auth/login/second', { session, code: codes[0] }, null)
  },
  'password and passkey': async (who, { key }) => {
    const session = await halfOf(who, who.client)
    const { data } = await who.post('/auth/login/second/options', { session }, null)
    return who.post('/auth/login/second', { session, passkey: key.sign(data) }, null)
  },
  passkey: async (who, { key }) => {
    const { data } = await who.post('/auth/passkey/options', {}, null)
    return who.post('/auth/passkey', { passkey: key.sign(data) }, null)
  },
}

type Answered = Promise<{ readonly http: number; readonly code?: string }>

async function bothFactors(who: Someone) {
  const { app, codes } = await withTotp(who)
  const { key } = await withPasskey(who, { code: app() })
  who.api.clock.advance(30 * second)
  return { app, codes, key }
}

const freezing = {
  actor: 'system',
  reason: { written: 'A question.' },
  isMoneyMissing: false,
} as const

describe('the door of every way in', () => {
  test.each(Object.entries(ways))('%s: lets a frozen client in', async (_way, enter) => {
    const who = await someone()
    const by = await bothFactors(who)
    const deps = { clock: who.api.clock, random: systemRandom }
    await freezeClient(who.db, { clientId: who.client.id, ...freezing }, deps)
    expect((await enter(who, by)).http).toBe(200)
  })

  test('is shut once the account is closed, also to who is half way in', async () => {
    const who = await someone()
    const { app, key } = await bothFactors(who)
    const session = await halfOf(who, who.client)
    const { data } = await who.post('/auth/passkey/options', {}, null)
    await who.db.transaction((tx) => closeClient(tx, who.client.id))
    const tried = [
      await who.post('/auth/login/second', { session, code: app() }, null),
      await who.post('/auth/passkey', { passkey: key.sign(data) }, null),
    ]
    expect(tried.map(({ http }) => http)).toEqual([403, 403])
    expect((await postLogin(who.api.app, who.client)).json().code).toBe('account_closed')
  })
})

describe('sessions', () => {
  test('are listed with their device, and ended one by one or together', async () => {
    const who = await someone()
    const firefox = 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0'
    const login = await who.api.app.inject({
      method: 'POST',
      url: '/api/auth/login',
      headers: { 'user-agent': firefox },
      payload: { email: who.client.email, password: who.client.password },
    })
    const third = await signInAs(who.api.app, who.client)
    const listed = (await who.get('/users/sessions')).data
    expect(listed).toHaveLength(3)
    expect(listed.filter((it: { is_this: boolean }) => it.is_this)).toHaveLength(1)
    const other = listed.find((it: { device: string }) => it.device === 'Firefox on Windows')
    const stranger = await someone(who.api)
    expect((await stranger.post(`/users/sessions/${other.id}/end`)).http).toBe(404)
    expect((await who.post(`/users/sessions/${other.id}/end`)).http).toBe(200)
    expect((await getMe(who.api.app, login.json().tokens.access.token)).statusCode).toBe(401)
    expect((await who.post(`/users/sessions/${other.id}/end`)).http).toBe(404)
    expect((await who.post('/users/sessions/no-id/end')).http).toBe(404)
    expect((await who.post('/users/sessions/end-others')).http).toBe(200)
    expect((await getMe(who.api.app, third.token)).statusCode).toBe(401)
    expect((await who.get('/users/sessions')).data).toHaveLength(1)
  })

  test('events are the client’s own, in pages', async () => {
    const who = await someone()
    await withTotp(who)
    await who.post('/users/sessions/end-others')
    const all = await who.get('/users/events')
    expect(all.data[0]).toMatchObject({ by: 'you', sentence: expect.any(String) })
    expect(all.next_cursor).toBeNull()
    const first = await who.get('/users/events?limit=1')
    expect(first.data).toEqual(all.data.slice(0, 1))
    if (all.data.length > 1) {
      const rest = await who.get(`/users/events?cursor=${first.next_cursor}`)
      expect(rest.data).toEqual(all.data.slice(1))
    }
    expect((await (await someone(who.api)).get('/users/events')).data).not.toEqual(all.data)
  })
})
