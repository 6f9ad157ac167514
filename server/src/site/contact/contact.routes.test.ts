// The contact form over HTTP: what is stored, what is mailed, what is refused.

import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { minute } from '#kernel/time.ts'
import { createAccountsApp, type Signed, signInAs } from '#test/accounts-app.ts'
import { aClient, type TestClient } from '#test/clients.ts'
import { type ContactApp, contactApp, supportEmail } from '#test/contact-app.ts'
import { freshDatabase } from '#test/database.ts'
import { listMessages } from './list-messages.ts'

const database = freshDatabase()
let contact: ContactApp

beforeEach(async () => {
  const { db } = database()
  await db.rows('delete from contact_messages')
  await db.rows('delete from outbox')
  contact = await contactApp(db)
})

const written = { name: 'Ada', email: 'ada@example.org', message: 'Hello.\r\nAre you there?' }
const stored = () => listMessages(database().db, 100)
const mails = () => database().db.rows('select recipient, reply_to, subject from outbox')

describe('a message', () => {
  it('is stored, and mailed to support, whose answer goes to the visitor', async () => {
    const reply = await contact.send(written)
    expect(reply.statusCode).toBe(200)
    expect(reply.json()).toEqual({
      status: true,
      done: 'message_received',
      message: 'Your message was received. We answer by e-mail.',
    })
    const [message, ...more] = await stored()
    expect(more).toEqual([])
    expect(message).toMatchObject({ ...written, message: 'Hello.\nAre you there?' })
    expect(await mails()).toEqual([
      {
        recipient: supportEmail,
        reply_to: 'ada@example.org',
        subject: `Contact form: message ${message?.id}`,
      },
    ])
  })

  it('is only stored where support has no address', async () => {
    await contact.setSupport(null)
    expect((await contact.send(written)).statusCode).toBe(200)
    expect(await stored()).toHaveLength(1)
    expect(await mails()).toEqual([])
  })

  it('that comes again within a minute is the same one; later, or another, is not', async () => {
    await contact.send(written)
    contact.clock.advance(minute - 1)
    expect((await contact.send(written)).statusCode).toBe(200)
    expect(await stored()).toHaveLength(1)
    await contact.send({ ...written, message: 'Another.' })
    expect(await stored()).toHaveLength(2)
    contact.clock.advance(minute)
    await contact.send(written)
    expect(await stored()).toHaveLength(3)
    expect(await mails()).toHaveLength(3)
  })

  it.each([
    [{}, ['Name is required', 'Email is required', 'Message is required']],
    [{ ...written, name: '  ' }, ['Name is required']],
    [{ ...written, name: 7 }, ['Name must be text']],
    [{ ...written, name: 'a'.repeat(101) }, ['Name must be at most 100 characters long']],
    [{ ...written, name: 'A\nB' }, ['Name has characters that cannot be shown']],
    [{ ...written, email: 'nobody' }, ['Email is invalid']],
    [{ ...written, email: 'a@b.example\r\nBcc: c@d.example' }, ['Email is invalid']],
    [{ ...written, message: 'm'.repeat(5_001) }, ['Message must be at most 5000 characters long']],
    [{ ...written, message: 'a\u0000b' }, ['Message has characters that cannot be shown']],
    [{ ...written, message: 'a\ud800b' }, ['Message has characters that cannot be shown']],
  ])('is refused when it is %j', async (body, messages) => {
    const reply = await contact.send(body)
    expect(reply.statusCode).toBe(422)
    expect(reply.json().errors.map((error: { message: string }) => error.message)).toEqual(messages)
    expect(await stored()).toEqual([])
  })

  it('of a megabyte is too large; one that is no JSON, or has more fields, cannot be read', async () => {
    const large = await contact.send({ ...written, message: 'm'.repeat(1_000_000) })
    expect([large.statusCode, large.json().code]).toEqual([413, 'too_large'])
    const broken = await contact.send('{"name":')
    expect([broken.statusCode, broken.json().code]).toEqual([400, 'malformed'])
    const more = await contact.send({ ...written, admin: true })
    expect([more.statusCode, more.json().code]).toEqual([400, 'unknown_field'])
    expect(await stored()).toEqual([])
  })
})

describe('many messages', () => {
  it('sent at once are answered, all of them, and the same one is stored once', async () => {
    const replies = await Promise.all(Array.from({ length: 50 }, () => contact.send(written)))
    const answers = replies.map((reply) => `${reply.statusCode} ${reply.json().code ?? ''}`)
    expect(answers.filter((answer) => answer === '200 ')).toHaveLength(5)
    expect(answers.filter((answer) => answer === '429 too_many_requests')).toHaveLength(45)
    const refused = replies.find((reply) => reply.statusCode === 429)
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0)
    expect(await stored()).toHaveLength(1)
    expect(await mails()).toHaveLength(1)
  })

  it('are counted by network and by the address typed', async () => {
    const as = (nr: number) => ({ ...written, email: `ada${nr}@example.org` })
    for (let nr = 0; nr < 10; nr += 1) {
      expect((await contact.send(as(nr), '10.0.0.1')).statusCode).toBe(200)
    }
    expect((await contact.send(as(11), '10.0.0.1')).statusCode).toBe(429)
    for (let nr = 0; nr < 5; nr += 1) {
      expect((await contact.send(written, `10.9.${nr}.1`)).statusCode).toBe(200)
    }
    const loud = { ...written, email: 'ADA@example.org' }
    expect((await contact.send(loud, '10.9.9.1')).statusCode).toBe(429)
    expect((await contact.send(as(12), '10.9.9.2')).statusCode).toBe(200)
  })
})

it('stored messages are never changed', async () => {
  await contact.send(written)
  await expect(database().db.rows(`update contact_messages set name = 'Eve'`)).rejects.toThrow(
    'append-only',
  )
})

describe('a client who is signed in', () => {
  let client: TestClient
  let signed: Signed
  beforeAll(async () => {
    const { db } = database()
    const api = await createAccountsApp(db)
    client = await aClient(db, { clock: api.clock })
    signed = await signInAs(api.app, client)
  })

  const writers = () =>
    database().db.rows('select client_id, is_signed_in from client_messages order by id')
  const tied = { client_id: 0n as bigint, is_signed_in: true }

  it('is tied to what they write, whatever address they type', async () => {
    tied.client_id = client.id
    const authorization = `Bearer ${signed.token}`
    await contact.send(written, '10.8.0.1', { authorization })
    expect(await writers()).toEqual([tied])
    const cookie = `refresh=${signed.refresh}`
    await contact.send({ ...written, message: 'By the site.' }, '10.8.0.2', { cookie })
    expect(await writers()).toEqual([tied, tied])
  })

  it('is not tied to what another site sends, or a token that is none', async () => {
    const from = { cookie: `refresh=${signed.refresh}`, origin: 'https://elsewhere.example' }
    await contact.send(written, '10.8.0.3', from)
    await contact.send({ ...written, message: 'Two.' }, '10.8.0.4', { cookie: 'refresh=x' })
    const authorization = `Bearer ${'x'.repeat(43)}`
    const third = { ...written, message: 'Three.' }
    expect((await contact.send(third, '10.8.0.5', { authorization })).statusCode).toBe(200)
    expect(await writers()).toEqual([])
  })

  it('is no longer once the session has ended', async () => {
    await database().db.rows(`update sessions set ended_at = now(), ended_because = 'signed_out'`)
    await contact.send(written, '10.8.0.6', { cookie: `refresh=${signed.refresh}` })
    expect(await writers()).toEqual([])
  })
})
