import { describe, expect, test } from 'vitest'
import type { ClientId } from '#kernel/ids.ts'
import { day, hour, minute } from '#kernel/time.ts'
import { beatMs } from '#server/platform/even-time.ts'
import { openPasswords } from '#server/platform/passwords.ts'
import {
  type AccountsApp,
  type AppWishes,
  createAccountsApp,
  getMe,
  signInAs,
} from '#test/accounts-app.ts'
import { aClient } from '#test/clients.ts'
import { clientAccount, moved, ownAccount } from '#test/crooked.ts'
import { freshDatabase } from '#test/database.ts'
import { confirmationHash, mailsTo } from '#test/mailbox.ts'
import { findReferrals } from './list-clients.ts'

const database = freshDatabase()
const anApp = (wishes?: AppWishes) => createAccountsApp(database().db, wishes)

let people = 0
function aRegistration() {
  people += 1
  const password = 'otter-meadow-41'
  return {
    email: `Newcomer${people}@Example.org`,
    password,
    confirmPassword: password,
    firstname: 'Grace',
    lastname: 'Hopper',
    phone: '+31 20 123 4567',
  }
}

function register({ app }: AccountsApp, payload: object | string, from = '127.0.0.1') {
  const headers = { 'content-type': 'application/json' }
  const url = '/api/auth/register'
  return app.inject({ method: 'POST', url, payload, headers, remoteAddress: from })
}

function confirm({ app }: AccountsApp, hash: string) {
  return app.inject({ method: 'POST', url: '/api/auth/verify-email', payload: { hash } })
}

function call({ app }: AccountsApp, method: 'GET' | 'POST', url: string, token: string) {
  return app.inject({ method, url, headers: { authorization: `Bearer ${token}` } })
}

describe('signing up', () => {
  test('makes a client with 10,000 in the demo for 21 days, and nothing on the live account', async () => {
    const api = await anApp()
    const registration = aRegistration()
    const reply = await register(api, registration)
    expect(reply.statusCode).toBe(200)
    expect(reply.json()).toEqual({
      status: true,
      message: 'Please check your mailbox and confirm your email!',
      session: expect.stringMatching(/^[\w-]{43}$/),
    })
    const { token } = await signInAs(api.app, registration)
    const { data } = (await getMe(api.app, token)).json()
    expect(data).toMatchObject({
      email: registration.email,
      email_verified: false,
      firstname: 'Grace',
      lastname: 'Hopper',
      phone: registration.phone,
      balance: 0,
      demo_balance: 10_000,
      at_stake: 0,
      demo_at_stake: 0,
      trading_plan: 'None',
      plan_request: null,
      referral_code: expect.stringMatching(/^\w{10}$/),
      demo_ends_at: new Date(api.clock.now() + 21 * day).toISOString(),
    })
  })

  test('is on record, and so is confirming the address; neither tells the address', async () => {
    const api = await anApp()
    const registration = aRegistration()
    await register(api, registration)
    await confirm(api, await confirmationHash(database().db, registration.email))
    const events = await database().db.rows<{ kind: string; actor: string; details: string }>(
      `select kind, actor, details from events e join clients c on c.id = e.client_id
        where c.email = $1 order by nr`,
      [registration.email],
    )
    expect(events).toEqual([
      { kind: 'signed_up', actor: 'client', details: expect.stringContaining('"referred":false') },
      { kind: 'email_confirmed', actor: 'client', details: '{}' },
    ])
  })

  test('keeps neither the password, nor the session, nor the link as they are', async () => {
    const api = await anApp()
    const registration = aRegistration()
    const { session } = (await register(api, registration)).json()
    const hash = await confirmationHash(database().db, registration.email)
    const [kept] = await database().db.rows<{ everything: string }>(
      `select (select json_agg(clients)::text from clients)
           || (select json_agg(links)::text from links) as everything`,
    )
    expect(kept?.everything).toContain('$argon2id$')
    for (const secret of [registration.password, session, hash]) {
      expect(kept?.everything).not.toContain(secret)
      expect(api.logged()).not.toContain(secret)
    }
  })

  test('says all that is wrong, in the words of the product', async () => {
    const reply = await register(await anApp(), {
      email: 'nobody',
      password: 'short',
      confirmPassword: '',
      firstname: '',
      phone: '12345',
    })
    expect(reply.statusCode).toBe(422)
    expect(reply.json().errors).toEqual([
      { field: 'email', message: 'Email is invalid' },
      { field: 'password', message: 'Password must be at least 8 characters long' },
      { field: 'confirmPassword', message: 'ConfirmPassword is required' },
      { field: 'firstname', message: 'Firstname is required' },
      { field: 'lastname', message: 'Lastname is required' },
      { field: 'phone', message: 'Phone must be at least 10 characters long' },
    ])
  })

  test.each([
    [{ confirmPassword: 'otter-meadow-42' }, 'confirmPassword', mismatch()],
    [{ password: 'Password123!' }, 'password', 'Password is one of the most used ones'],
    [{ password: 'grace-hopper', firstname: 'grace-hopper' }, 'password', 'Password must not be'],
    [{ referral_code: 'nobodys' }, 'referral_code', 'Referral code is not one of ours'],
  ])('refuses %j', async (change, field, message) => {
    const api = await anApp()
    const base = { ...aRegistration(), ...change }
    const confirmPassword = 'password' in change ? base.password : base.confirmPassword
    const reply = await register(api, { ...base, confirmPassword })
    expect(reply.statusCode).toBe(422)
    expect(reply.json()).toEqual({
      status: false,
      code: 'invalid_input',
      message: 'Please check the marked fields.',
      errors: [{ field, message: expect.stringContaining(message) }],
    })
    expect(await mailsTo(database().db, base.email)).toEqual([])
  })

  test('binds the new client to whoever gave them the referral code, however it is typed', async () => {
    const api = await anApp()
    const { db } = database()
    const friend = await aClient(db)
    const { token } = await signInAs(api.app, friend)
    const code: string = (await getMe(api.app, token)).json().data.referral_code
    const typed = ` ${code.slice(0, 5).toUpperCase()}-${code.slice(5)}`
    const registration = { ...aRegistration(), referral_code: typed }
    expect((await register(api, registration)).statusCode).toBe(200)
    const rows = await db.rows('select referred_by from clients where email = $1', [
      registration.email,
    ])
    expect(rows).toEqual([{ referred_by: friend.id }])
    const told = async () => {
      const headers = { authorization: `Bearer ${token}` }
      return (await api.app.inject({ url: '/api/users/referrals', headers })).json().data
    }
    // Not before they have shown that the address is theirs: it must not tell who is here already.
    expect(await told()).toEqual({ referral_code: code, count: 0 })
    await db.rows('update clients set email_confirmed_at = now() where email = $1', [
      registration.email,
    ])
    expect(await told()).toEqual({ referral_code: code, count: 1 })
    const known = await findReferrals(db, friend.id)
    expect(known).toEqual({ by: null, count: 1 })
    const [own] = await db.rows<{ id: ClientId }>('select id from clients where email = $1', [
      registration.email,
    ])
    expect((await findReferrals(db, own?.id as ClientId)).by?.email).toBe(friend.email)
  })

  test('an empty referral code is none', async () => {
    const reply = await register(await anApp(), { ...aRegistration(), referral_code: '' })
    expect(reply.statusCode).toBe(200)
  })

  test('is closed where the install may not take clients', async () => {
    const api = await anApp({ isOpen: false, installMode: 'live' })
    const registration = aRegistration()
    const reply = await register(api, registration)
    expect([reply.statusCode, reply.json().code]).toEqual([503, 'mode_unavailable'])
    expect(reply.headers['retry-after']).toBe('60')
    expect(await mailsTo(database().db, registration.email)).toEqual([])
  })

  test('is limited to twenty a minute for one network', async () => {
    const api = await anApp()
    const replies = []
    for (let i = 0; i < 22; i += 1)
      replies.push(await register(api, { ...aRegistration(), email: 'x' }))
    expect(replies.filter((reply) => reply.statusCode === 422)).toHaveLength(22)
    const wrongCode = () => register(api, { ...aRegistration(), referral_code: 'x' }, '::1')
    const codes = []
    for (let i = 0; i < 22; i += 1) codes.push((await wrongCode()).statusCode)
    expect(codes).toEqual([...Array(20).fill(422), 429, 429])
  })

  test('answers 503 when too many passwords are being hashed already', async () => {
    const api = await anApp({ passwords: await openPasswords({ running: 1, waiting: 1 }) })
    const replies = await Promise.all(
      Array.from({ length: 8 }, () => register(api, aRegistration())),
    )
    const codes = replies.map((reply) => reply.statusCode).sort()
    expect(codes.at(0)).toBe(200)
    expect(codes.at(-1)).toBe(503)
  })
})

function mismatch(): string {
  return 'Password and Confirm Password does not match'
}

describe('an address that is known', () => {
  test('gets the same answer in the same time; only its owner is told', async () => {
    const { db } = database()
    const api = await anApp()
    const replies = []
    for (let i = 0; i < 6; i += 1) {
      const owner = await aClient(db, { firstname: 'Rosalind' })
      for (const email of [owner.email.toUpperCase(), aRegistration().email]) {
        const began = performance.now()
        const reply = await register(api, { ...aRegistration(), email })
        // Both leave on a beat; that none leaves before it does not depend on the machine.
        expect(performance.now() - began).toBeGreaterThanOrEqual(0.99 * beatMs)
        replies.push({ ...reply.json(), session: reply.json().session.length })
        expect(reply.statusCode).toBe(200)
      }
      const mails = await mailsTo(db, owner.email)
      expect(mails.map(({ subject }) => subject)).toEqual(['You already have an account'])
      expect(mails[0]?.text).toContain('Hello Rosalind,')
      expect(mails[0]?.text).toContain('http://localhost:3000/auth/signin')
    }
    expect(new Set(replies.map((reply) => JSON.stringify(reply))).size).toBe(1)
  })

  test('keeps its password, its name and its money', async () => {
    const { db } = database()
    const api = await anApp()
    const owner = await aClient(db)
    const other = { ...aRegistration(), email: owner.email, password: 'a-new-password-9' }
    await register(api, { ...other, confirmPassword: other.password })
    const { token } = await signInAs(api.app, owner)
    const { data } = (await getMe(api.app, token)).json()
    expect(data).toMatchObject({ firstname: 'Ada', demo_balance: 10_000, balance: 10_000 })
  })

  test('is not flooded with mails', async () => {
    const { db } = database()
    const api = await anApp()
    const owner = await aClient(db)
    for (let i = 0; i < 5; i += 1) {
      const reply = await register(api, { ...aRegistration(), email: owner.email })
      expect(reply.statusCode).toBe(200)
    }
    expect(await mailsTo(db, owner.email)).toHaveLength(3)
  })

  test('of two who sign up with one address at once, one becomes a client', async () => {
    const { db } = database()
    const api = await anApp()
    const registration = aRegistration()
    const replies = await Promise.all([1, 2, 3].map(() => register(api, registration)))
    expect(replies.map((reply) => reply.statusCode)).toEqual([200, 200, 200])
    const rows = await db.rows('select id from clients where email = $1', [registration.email])
    expect(rows).toHaveLength(1)
  })
})

describe('nobody writes what is not theirs to write (T10)', () => {
  const extras: readonly (readonly [string, unknown])[] = [
    ...['balance', 'demo_balance', 'at_stake', 'demo_at_stake', 'credits', 'bonus'].map(
      (key) => [key, 1_000_000] as const,
    ),
    ...['email_verified', 'emailVerified', 'email_confirmed_at', 'is_admin', 'admin'].map(
      (key) => [key, true] as const,
    ),
    ...['trading_plan', 'plan', 'plan_request', 'role', 'roles', 'state', 'status', 'kyc'].map(
      (key) => [key, 'Diamond-50730'] as const,
    ),
    ...['id', 'client_id', 'referred_by', 'grant_ref', 'account_id', 'user_id'].map(
      (key) => [key, 1] as const,
    ),
    ...['demo_ends_at', 'demo_started_at', 'demo_topped_up_at', 'created_at'].map(
      (key) => [key, '2099-01-01T00:00:00.000Z'] as const,
    ),
    ...['password_hash', 'email_key', 'referralCode', 'account_type', 'avatar', 'session'].map(
      (key) => [key, 'x'] as const,
    ),
    ['user', { balance: 1 }],
    ['data', { role: 'operator' }],
    ['constructor', 1],
    ['prototype', { balance: 1 }],
    ['toString', 'x'],
  ]

  test('there are forty of them', () => {
    expect(extras.length).toBeGreaterThanOrEqual(40)
  })

  test('an unknown key makes a registration malformed', async () => {
    const { db } = database()
    const api = await anApp()
    const before = await db.rows('select count(*) from clients')
    for (const [index, [key, value]] of extras.entries()) {
      const body = { ...aRegistration(), [key]: value }
      const reply = await register(api, body, `10.0.0.${index}`)
      expect([key, reply.statusCode, reply.json().status]).toEqual([key, 400, false])
    }
    expect(await db.rows('select count(*) from clients')).toEqual(before)
  })

  test.each([
    '"__proto__": {"email_verified": true}',
    '"constructor": {"prototype": {"balance": 1}}',
    '"\\u005f_proto__": {"balance": 1}',
  ])('so does %s', async (extra) => {
    const api = await anApp()
    const text = JSON.stringify(aRegistration()).replace(/}$/, `, ${extra}}`)
    const reply = await register(api, text)
    expect(reply.statusCode).toBe(400)
    expect(Object.keys(Object.prototype)).toEqual([])
  })

  test('calls without a body change nothing but what they say', async () => {
    const { db } = database()
    const api = await anApp()
    const client = await aClient(db)
    const { token } = await signInAs(api.app, client)
    await api.app.inject({
      method: 'POST',
      url: '/api/users/demo-topup',
      headers: { authorization: `Bearer ${token}` },
      payload: { amount: 1_000_000, trading_plan: 'Diamond-50730' },
    })
    const { data } = (await getMe(api.app, token)).json()
    expect(data).toMatchObject({ demo_balance: 10_000, trading_plan: 'None' })
  })
})

describe('odd texts', () => {
  test.each([
    ['a null character', 'Gr\u0000ace'],
    ['half a character', 'Gr\ud800ace'],
    ['a line break', 'Grace\r\nBcc: all@example.org'],
    ['only spaces', '   '],
    ['too much', 'x'.repeat(101)],
  ])('%s is no name', async (_what, firstname) => {
    const reply = await register(await anApp(), { ...aRegistration(), firstname })
    expect(reply.statusCode).toBe(422)
    expect(reply.json().errors).toMatchObject([{ field: 'firstname' }])
  })

  test.each(['O’Brien', '李小龍', 'Ægir', '<script>alert(1)</script>', "Robert'); DROP TABLE"])(
    '%s is one, and comes back as it was',
    async (firstname) => {
      const { db } = database()
      const api = await anApp()
      const registration = { ...aRegistration(), firstname }
      expect((await register(api, registration)).statusCode).toBe(200)
      const { token } = await signInAs(api.app, registration)
      expect((await getMe(api.app, token)).json().data.firstname).toBe(firstname)
      const [mail] = await mailsTo(db, registration.email)
      expect(mail?.html).not.toContain('<script>')
    },
  )

  test.each([
    ['eve@example.org\nBcc: all@example.org'],
    ['eve\u0000@example.org'],
    ['eve@example.org,all@example.org'],
    ['<eve@example.org>'],
    [`${'x'.repeat(250)}@a.nl`],
    [['eve@example.org']],
    [{ toString: 'eve@example.org' }],
    [null],
    [1],
  ])('%j is no address', async (email) => {
    const reply = await register(await anApp(), { ...aRegistration(), email })
    expect(reply.statusCode).toBe(422)
    expect(reply.json().errors).toMatchObject([{ field: 'email' }])
  })
})

describe('confirming the address', () => {
  test('brings 10,000 play dollars on the live account of a sandbox, once', async () => {
    const { db } = database()
    const api = await anApp()
    const registration = aRegistration()
    await register(api, registration)
    const { token } = await signInAs(api.app, registration)
    const hash = await confirmationHash(db, registration.email)
    expect((await confirm(api, hash)).statusCode).toBe(200)
    const { data } = (await getMe(api.app, token)).json()
    expect(data).toMatchObject({ email_verified: true, balance: 10_000, demo_balance: 10_000 })

    const again = await confirm(api, hash)
    expect([again.statusCode, again.json().code]).toEqual([422, 'link_invalid'])
    expect((await getMe(api.app, token)).json().data.balance).toBe(10_000)
  })

  test('brings nothing in live mode', async () => {
    const { db } = database()
    const api = await anApp({ installMode: 'live' })
    const registration = aRegistration()
    await register(api, registration)
    await confirm(api, await confirmationHash(db, registration.email))
    const { token } = await signInAs(api.app, registration)
    const { data } = (await getMe(api.app, token)).json()
    expect(data).toMatchObject({ email_verified: true, balance: 0 })
  })

  test('twenty at once with one link grant once', async () => {
    const { db } = database()
    const api = await anApp()
    const registration = aRegistration()
    await register(api, registration)
    const hash = await confirmationHash(db, registration.email)
    const replies = await Promise.all(Array.from({ length: 20 }, () => confirm(api, hash)))
    expect(replies.filter((reply) => reply.statusCode === 200)).toHaveLength(1)
    expect(replies.filter((reply) => reply.statusCode === 422)).toHaveLength(19)
    const { token } = await signInAs(api.app, registration)
    expect((await getMe(api.app, token)).json().data.balance).toBe(10_000)
  })

  test('looking at a link uses nothing up (T18)', async () => {
    const { db } = database()
    const api = await anApp()
    const registration = aRegistration()
    await register(api, registration)
    const hash = await confirmationHash(db, registration.email)
    for (const method of ['HEAD', 'GET', 'GET', 'GET', 'OPTIONS'] as const) {
      await api.app.inject({ method, url: `/api/auth/verify-email?hash=${hash}` })
      await api.app.inject({ method, url: `/verify-email?hash=${hash}` })
    }
    expect(await confirmationHash(db, registration.email)).toBe(hash)
    expect((await confirm(api, hash)).statusCode).toBe(200)
  })

  test('a link is good for 24 hours', async () => {
    const { db } = database()
    const api = await anApp()
    const [early, late] = [aRegistration(), aRegistration()]
    await register(api, early)
    await register(api, late)
    api.clock.advance(day - 1)
    expect((await confirm(api, await confirmationHash(db, early.email))).statusCode).toBe(200)
    api.clock.advance(1)
    expect((await confirm(api, await confirmationHash(db, late.email))).statusCode).toBe(422)
  })

  test.each(['x', 'x'.repeat(32), '__proto__', "' or 1=1 --"])('"%s" is no link', async (hash) => {
    const reply = await confirm(await anApp(), hash)
    expect([reply.statusCode, reply.json().code]).toEqual([422, 'link_invalid'])
  })

  test('the session of a registration is no confirmation link', async () => {
    const api = await anApp()
    const { session } = (await register(api, aRegistration())).json()
    expect((await confirm(api, session)).statusCode).toBe(422)
  })

  test('links name the public address, whatever the request says (T19)', async () => {
    const { db } = database()
    const api = await anApp({ publicUrl: 'https://trade.example' })
    const registration = aRegistration()
    await api.app.inject({
      method: 'POST',
      url: '/api/auth/register',
      headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example' },
      payload: registration,
    })
    const [mail] = await mailsTo(db, registration.email)
    expect(mail?.text).toContain('\nhttps://trade.example/verify-email?hash=')
    expect(`${mail?.text}${mail?.html}`).not.toContain('evil.example')
  })

  test('every mail of a sandbox says that it is one; none of a live install does', async () => {
    const { db } = database()
    const notice = 'Demonstration install. No licence configured. No real money.'
    for (const [installMode, isSaid] of [
      ['sandbox', true],
      ['live', false],
    ] as const) {
      const api = await anApp({ installMode })
      const registration = aRegistration()
      await register(api, registration)
      await register(api, registration)
      const mails = await mailsTo(db, registration.email)
      expect(mails).toHaveLength(2)
      for (const { text, html } of mails) {
        expect(text.includes(notice)).toBe(isSaid)
        expect(html.includes(notice)).toBe(isSaid)
      }
    }
  })
})

describe('asking for a new link', () => {
  const resend = (api: AccountsApp, token: string) =>
    call(api, 'POST', '/api/auth/verify-email/link', token)

  test('ends the old one', async () => {
    const { db } = database()
    const api = await anApp()
    const registration = aRegistration()
    await register(api, registration)
    const old = await confirmationHash(db, registration.email)
    api.clock.advance(minute)
    const { token } = await signInAs(api.app, registration)
    expect((await resend(api, token)).statusCode).toBe(200)
    const fresh = await confirmationHash(db, registration.email)
    expect(fresh).not.toBe(old)
    expect((await confirm(api, old)).statusCode).toBe(422)
    expect((await confirm(api, fresh)).statusCode).toBe(200)
  })

  test('needs no sign-in with a link that is dead: the new one goes to its own address', async () => {
    const { db } = database()
    const api = await anApp()
    const registration = aRegistration()
    await register(api, registration)
    const old = await confirmationHash(db, registration.email)
    api.clock.advance(25 * hour)
    expect((await confirm(api, old)).json().code).toBe('link_invalid')
    const renew = (hash: string) =>
      api.app.inject({
        ...{ method: 'POST', url: '/api/auth/verify-email/renewal', payload: { hash } },
      })
    expect((await renew('A'.repeat(43))).json().code).toBe('link_invalid')
    expect((await renew(old)).statusCode).toBe(200)
    const fresh = await confirmationHash(db, registration.email)
    expect(fresh).not.toBe(old)
    expect((await confirm(api, fresh)).statusCode).toBe(200)
    expect((await renew(old)).json().message).toBe('Your e-mail is already confirmed.')
    const mails = await mailsTo(db, registration.email)
    expect(mails.filter(({ subject }) => /confirm your e-mail/.test(subject))).toHaveLength(2)
  })

  test('needs a sign-in', async () => {
    const { app } = await anApp()
    const asked = await app.inject({ method: 'POST', url: '/api/auth/verify-email/link' })
    const opened = await app.inject({ url: '/api/auth/verify-email' })
    expect([asked.statusCode, opened.statusCode]).toEqual([401, 401])
  })

  test('takes a POST: opening the address sends nothing, and says what to press', async () => {
    const { db } = database()
    const api = await anApp()
    const registration = aRegistration()
    await register(api, registration)
    const link = await confirmationHash(db, registration.email)
    const { token } = await signInAs(api.app, registration)
    const before = await mailsTo(db, registration.email)
    const answers = new Set<string>()
    for (const method of ['GET', 'HEAD', 'GET', 'GET', 'HEAD', 'GET'] as const) {
      const reply = await api.app.inject({
        ...{ method, url: '/api/auth/verify-email' },
        headers: { authorization: `Bearer ${token}`, 'sec-purpose': 'prefetch' },
      })
      answers.add(`${method} ${reply.statusCode} ${reply.body}`)
    }
    expect([...answers]).toEqual([
      'GET 200 {"status":true,"message":"Nothing was sent: opening an address never sends a ' +
        'mail. For a new link, please press “Send Link” in your wallet, at the top of the page.",' +
        '"data":null}',
      'HEAD 200 ',
    ])
    expect(await mailsTo(db, registration.email)).toEqual(before)
    // The one that is under way stays good, and none of it counted against those that may be sent.
    for (let i = 0; i < 5; i += 1) expect((await resend(api, token)).statusCode).toBe(200)
    expect((await confirm(api, link)).json().code).toBe('link_invalid')
    expect(await mailsTo(db, registration.email)).toHaveLength(before.length + 5)
  })

  test('sends nothing to an address that is confirmed', async () => {
    const { db } = database()
    const api = await anApp()
    const client = await aClient(db)
    const { token } = await signInAs(api.app, client)
    const reply = await resend(api, token)
    expect(reply.json()).toMatchObject({ message: 'Your e-mail is already confirmed.' })
    expect(await mailsTo(db, client.email)).toEqual([])
  })

  test('is limited', async () => {
    const { db } = database()
    const api = await anApp()
    const client = await aClient(db, { emailConfirmed: false })
    const { token } = await signInAs(api.app, client)
    const codes = []
    for (let i = 0; i < 7; i += 1) codes.push((await resend(api, token)).statusCode)
    expect(codes).toEqual([200, 200, 200, 200, 200, 429, 429])
    expect(await mailsTo(db, client.email)).toHaveLength(5)
  })

  test('many at once leave one good link', async () => {
    const { db } = database()
    const api = await anApp()
    const client = await aClient(db, { emailConfirmed: false })
    const { token } = await signInAs(api.app, client)
    await Promise.all(Array.from({ length: 5 }, () => resend(api, token)))
    const rows = await db.rows(
      'select hash from links where client_id = $1 and used_at is null and replaced_at is null',
      [client.id],
    )
    expect(rows).toHaveLength(1)
  })
})

describe('the demo', () => {
  const topUp = (api: AccountsApp, token: string) =>
    call(api, 'POST', '/api/users/demo-topup', token)

  /** As if the client had lost this much. */
  async function lose(clientId: bigint, cents: bigint, ref: string) {
    await database().db.rows(
      moved({
        ...{ kind: 'sandbox_forfeit', ref, currency: 'demo', amount: cents, client: 'from' },
        ...{ from: clientAccount(clientId, 'demo'), to: ownAccount('demo', 'grants') },
      }),
    )
  }

  test('is topped up to 10,000 once a day, and started again when it has ended', async () => {
    const { db } = database()
    const api = await anApp()
    const client = await aClient(db, { clock: api.clock })
    const sign = async () => (await signInAs(api.app, client)).token
    const token = await sign()
    const full = await topUp(api, token)
    expect([full.statusCode, full.json().code]).toEqual([422, 'demo_running'])

    await lose(client.id, 400_000n, '00000000-0000-7000-8000-000000000001')
    const first = await topUp(api, token)
    expect([first.statusCode, first.json().data.demo_balance]).toEqual([200, 10_000])

    await lose(client.id, 100n, '00000000-0000-7000-8000-000000000002')
    const second = await topUp(api, token)
    expect([second.statusCode, second.json().code]).toEqual([422, 'demo_topup_used'])
    expect(second.json().message).toContain(new Date(api.clock.now() + day).toISOString())

    api.clock.advance(21 * day + 1)
    const third = await topUp(api, await sign())
    expect(third.json().data).toMatchObject({
      demo_balance: 10_000,
      demo_ends_at: new Date(api.clock.now() + 21 * day).toISOString(),
    })
    const grants = await db.rows(
      `select amount from transfers t join ledger_accounts a on a.id = t.client_account
        where kind = 'demo_grant' and a.client_id = $1 order by posting`,
      [client.id],
    )
    expect(grants).toEqual([{ amount: 1_000_000n }, { amount: 400_000n }, { amount: 100n }])
  })

  test('twenty requests at once top up once', async () => {
    const { db } = database()
    const api = await anApp()
    const client = await aClient(db, { clock: api.clock })
    const { token } = await signInAs(api.app, client)
    await lose(client.id, 990_000n, '00000000-0000-7000-8000-000000000003')
    api.clock.advance(minute)
    const replies = await Promise.all(Array.from({ length: 20 }, () => topUp(api, token)))
    expect(replies.filter((reply) => reply.statusCode === 200)).toHaveLength(1)
    expect((await getMe(api.app, token)).json().data.demo_balance).toBe(10_000)
  })
})

test('books stay balanced through all of it', async () => {
  const wrong = await database().db.rows(
    `select id from ledger_accounts a
      where client_id is not null and balance <> coalesce(
        (select sum(p.amount) from postings p where p.account_id = a.id), 0)`,
  )
  expect(wrong).toEqual([])
})
