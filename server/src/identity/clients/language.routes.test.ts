// The language of letters: kept from signing up, changed by the client alone, and what letters
// that follow come in.

import { expect, test } from 'vitest'
import { languages } from '#contract/shared/languages.ts'
import { type AccountsApp, signInAs } from '#test/accounts-app.ts'
import { aClient } from '#test/clients.ts'
import { forgot } from '#test/credentials.ts'
import { mailsTo } from '#test/mailbox.ts'
import {
  anApp,
  aRegistration,
  call,
  confirm,
  database,
  openRegistering,
  register,
} from '#test/registering.ts'

openRegistering()

function choose({ app }: AccountsApp, token: string, payload: object) {
  const headers = { authorization: `Bearer ${token}` }
  return app.inject({ method: 'POST', url: '/api/users/language', payload, headers })
}

const newest = async (email: string) => (await mailsTo(database().db, email)).at(-1)

test('who signs up in German is written to in German, with a link to the German page', async () => {
  const api = await anApp()
  const registration = { ...aRegistration(), language: 'de' }
  expect((await register(api, registration)).statusCode).toBe(200)
  const mail = await newest(registration.email)
  expect(mail?.subject).toBe('Bitte bestätige deine E-Mail-Adresse')
  expect(mail?.html).toContain('<html lang="de" dir="ltr">')
  const [, hash = ''] = /\/de\/verify-email\?hash=([\w-]+)$/m.exec(mail?.text ?? '') ?? []
  expect((await confirm(api, hash)).statusCode).toBe(200)
})

test('who does not say is written to in English', async () => {
  const api = await anApp()
  const registration = aRegistration()
  await register(api, registration)
  expect((await newest(registration.email))?.subject).toBe('Please confirm your e-mail address')
})

test('whoever tries an address that has an account gets its owner a letter in their language', async () => {
  const api = await anApp()
  const registration = { ...aRegistration(), language: 'ja' }
  await register(api, registration)
  await register(api, { ...registration, language: 'pl' })
  expect((await newest(registration.email))?.subject).toBe('すでに口座をお持ちです')
})

test('a client changes it, and what is written from then on follows; once in the record', async () => {
  const { db } = database()
  const api = await anApp()
  const client = await aClient(db)
  const { token } = await signInAs(api.app, client)
  const mine = async () => (await call(api, 'GET', '/api/users/language', token)).json().data
  expect(await mine()).toEqual({ language: 'en' })
  const changed = await choose(api, token, { language: 'ar' })
  expect(changed.json().data).toEqual({ language: 'ar' })
  await choose(api, token, { language: 'ar' })
  expect(await mine()).toEqual({ language: 'ar' })
  const events = await db.rows<{ fields: string }>(
    `select details::jsonb->>'fields' as fields from events where client_id = $1 and kind = 'profile_changed'`,
    [client.id],
  )
  expect(events).toEqual([{ fields: 'language' }])

  expect((await forgot(api, client.email)).statusCode).toBe(200)
  const mail = await newest(client.email)
  expect(mail?.subject).toBe('اختر كلمة مرور جديدة')
  expect(mail?.html).toContain('lang="ar" dir="rtl"')
  expect(mail?.text).toMatch(/\/ar\/auth\/reset-password\?hash=[\w-]+$/m)
})

test('no other language is taken, and nobody changes it who is not signed in', async () => {
  const { db } = database()
  const api = await anApp()
  const { token } = await signInAs(api.app, await aClient(db))
  for (const language of ['xx', 'EN', '', null, 7]) {
    expect((await choose(api, token, { language })).statusCode).toBe(422)
  }
  expect((await choose(api, '', { language: 'de' })).statusCode).toBe(401)
  const registration = { ...aRegistration(), language: 'xx' }
  expect((await register(api, registration)).statusCode).toBe(422)
})

test('the database holds the same languages as the contract', async () => {
  const { db } = database()
  const checks = await db.rows<{ conrelid: string; text: string }>(
    `select conrelid::regclass::text as conrelid, pg_get_constraintdef(oid) as text
       from pg_constraint where contype = 'c' and conrelid in ('clients'::regclass,
                                                              'contact_messages'::regclass)
        and pg_get_constraintdef(oid) like '%language%' order by 1`,
  )
  expect(checks.map(({ conrelid }) => conrelid)).toEqual(['clients', 'contact_messages'])
  for (const { text } of checks) {
    expect([...text.matchAll(/'(\w+)'/g)].map(([, one]) => one)).toEqual([...languages])
  }
})
