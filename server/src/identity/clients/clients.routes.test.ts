// Signing up over HTTP: what it makes, keeps and refuses, and odd texts in it.

import { describe, expect, test } from 'vitest'
import type { ClientId } from '#kernel/ids.ts'
import { day } from '#kernel/time.ts'
import { beatMs } from '#server/platform/even-time.ts'
import { openPasswords } from '#server/platform/passwords.ts'
import { getMe, signInAs } from '#test/accounts-app.ts'
import { aClient } from '#test/clients.ts'
import { confirmationHash, mailsTo } from '#test/mailbox.ts'
import {
  anApp,
  aRegistration,
  confirm,
  database,
  openRegistering,
  register,
} from '#test/registering.ts'
import { findReferrals } from './find-referrals.ts'

openRegistering()

describe('signing up', () => {
  test('makes a client with 10,000 in the demo for 21 days, and nothing on the live account', async () => {
    const api = await anApp()
    const registration = aRegistration()
    const reply = await register(api, registration)
    expect(reply.statusCode).toBe(200)
    expect(reply.json()).toEqual({
      status: true,
      done: 'signed_up',
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
      { field: 'email', code: 'invalid', message: 'Email is invalid' },
      {
        field: 'password',
        code: 'too_short',
        details: { least: 8 },
        message: 'Password must be at least 8 characters long',
      },
      { field: 'confirmPassword', code: 'required', message: 'ConfirmPassword is required' },
      { field: 'firstname', code: 'required', message: 'Firstname is required' },
      { field: 'lastname', code: 'required', message: 'Lastname is required' },
      {
        field: 'phone',
        code: 'too_short',
        details: { least: 10 },
        message: 'Phone must be at least 10 characters long',
      },
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
      errors: [
        expect.objectContaining({
          field,
          code: expect.any(String),
          message: expect.stringContaining(message),
        }),
      ],
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
    const api = await anApp({ isOpen: () => false, installMode: 'live' })
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

test('books stay balanced through all of it', async () => {
  const wrong = await database().db.rows(
    `select id from ledger_accounts a
      where client_id is not null and balance <> coalesce(
        (select sum(p.amount) from postings p where p.account_id = a.id), 0)`,
  )
  expect(wrong).toEqual([])
})
