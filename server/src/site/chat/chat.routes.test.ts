// A conversation over HTTP and the stream: what is said is there once, in order, for whoever holds
// it and for staff, and for nobody else.

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { day, iso, later, second } from '#kernel/time.ts'
import { createAccountsApp, type Signed, signInAs } from '#test/accounts-app.ts'
import { type Browser, type ChatApp, createChatApp } from '#test/chat-app.ts'
import { aClient, type TestClient } from '#test/clients.ts'
import { freshDatabase } from '#test/database.ts'
import { post, read, sitDown } from '#test/office-app.ts'
import { connectClient } from '#test/stream-client.ts'
import { forgetOldChats } from './forget-old-chats.ts'
import { chatCookieOf } from './writers.routes.ts'

const database = freshDatabase()
let chat: ChatApp
let staff: string
let ada: TestClient
let signed: Signed

beforeAll(async () => {
  const { db } = database()
  chat = await createChatApp(db, { listens: true })
  staff = await sitDown(chat.office, 'sue@desk.example', ['support'])
  const api = await createAccountsApp(db, { clock: chat.clock })
  ada = await aClient(db, { clock: api.clock })
  signed = await signInAs(api.app, ada)
})
afterAll(() => chat.close())
beforeEach(async () => {
  await database().db.rows('delete from conversations')
  await database().db.rows('delete from outbox')
  chat.setHours('UTC\nMo-Su 00:00-24:00')
})

const inbox = async (query = '') => (await read(chat.office, `chats${query}`, staff)).json().data
const firstId = async (): Promise<string> => (await inbox())[0].id
const act = (id: string, what: string, payload: object, token = staff) =>
  post(chat.office, `chats/${id}/${what}`, payload, { token })
const answer = async (text: string, key: string = randomUUID()) =>
  act(await firstId(), 'answer', { key, text })
const textsOf = (seen: { conversation: { events: { text: string }[] } }) =>
  seen.conversation.events.map(({ text }) => text)

describe('a visitor', () => {
  it('writes, is answered, and reads both in their order', async () => {
    const browser = chat.browser()
    expect(await chat.see(browser)).toMatchObject({ conversation: null, is_client: false })
    const written = await chat.write(browser, 'Hello.\r\nAnybody there?')
    expect(written.statusCode).toBe(200)
    expect(browser.cookie).toMatch(/^[\w-]{43}$/)
    expect(await inbox('?state=waiting')).toMatchObject([
      { state: 'waiting', unread: 1, last: { text: 'Hello.\nAnybody there?', is_ours: false } },
    ])
    expect((await answer('Yes.')).json().data).toMatchObject({
      state: 'open',
      assigned_to: 'sue@desk.example',
    })
    const seen = await chat.see(browser)
    expect(textsOf(seen)).toEqual(['Hello.\nAnybody there?', 'Yes.'])
    expect(seen.conversation.events.map(({ kind }: { kind: string }) => kind)).toEqual([
      'written',
      'answered',
    ])
    expect((await chat.see(browser, 1)).conversation.events).toHaveLength(1)
  })

  it('has a cookie that no script sees, from the first line that they write on', async () => {
    const browser = chat.browser()
    await chat.see(browser)
    expect(browser.cookie).toBeUndefined()
    const reply = await chat.write(browser, 'Hello.')
    expect(reply.cookies).toMatchObject([
      { name: 'chat', httpOnly: true, sameSite: 'Strict', maxAge: (90 * day) / second },
    ])
    expect((await chat.write(browser, 'More.')).cookies).toEqual([])
    expect(chatCookieOf('https://trade.example')).toMatchObject({
      name: '__Host-chat',
      options: { secure: true, path: '/' },
    })
  })

  it('sends the same again: it is there once, also before their browser had its cookie', async () => {
    const browser = chat.browser()
    const key = randomUUID()
    await chat.write(browser, 'Once.', { key })
    const lost: Browser = { ...browser, cookie: undefined }
    await chat.write(lost, 'Once.', { key })
    await chat.write(lost, 'Once.', { key })
    expect(textsOf(await chat.see(lost))).toEqual(['Once.'])
    expect(await inbox()).toHaveLength(1)
    const parallel = chat.browser()
    const same = randomUUID()
    await Promise.all(
      Array.from({ length: 5 }, () => chat.write({ ...parallel }, 'Five.', { key: same })),
    )
    expect(await inbox()).toHaveLength(2)
  })

  it('reads no other conversation, and writes in none', async () => {
    const [one, other] = [chat.browser(), chat.browser()]
    await chat.write(one, 'Mine.')
    await chat.write(other, 'Theirs.')
    expect(textsOf(await chat.see(one))).toEqual(['Mine.'])
    const guessed: Browser = { ...one, cookie: 'x'.repeat(43) }
    expect((await chat.see(guessed)).conversation).toBeNull()
    expect((await chat.ask(guessed, 'opening', {})).statusCode).toBe(404)
    expect((await chat.ask(guessed, 'end', {})).statusCode).toBe(404)
  })

  it('says where to be answered where nobody sits there', async () => {
    chat.setHours('UTC')
    const browser = chat.browser()
    const refused = await chat.write(browser, 'Hello?')
    expect([refused.statusCode, refused.json().errors[0].field]).toEqual([422, 'email'])
    expect(await inbox()).toEqual([])
    const taken = await chat.write(browser, 'Hello?', { email: 'ada@example.org' })
    expect(taken.statusCode).toBe(200)
    expect((await chat.write(browser, 'Still here.')).statusCode).toBe(200)
    expect(taken.json().data).toMatchObject({
      service: { is_staffed: false, back_at: null },
      conversation: { email: 'ada@example.org' },
    })
  })

  it.each([
    [{ text: ' ' }, 'text'],
    [{ text: 'x'.repeat(2_001) }, 'text'],
    [{ text: 'a\u0000b' }, 'text'],
    [{ key: 'x' }, 'key'],
    [{ email: 'nobody' }, 'email'],
    [{ page: 'https://elsewhere.example' }, 'page'],
    [{ page: '//elsewhere.example/x?y' }, 'page'],
    [{ language: 'xx' }, 'language'],
  ])('is refused %j', async (wrong, field) => {
    const reply = await chat.write(chat.browser(), 'Hello.', wrong)
    expect([reply.statusCode, reply.json().errors[0].field]).toEqual([422, field])
    expect(await inbox()).toEqual([])
  })

  it('is kept from flooding: conversations of a network, lines of a conversation', async () => {
    const browser = chat.browser()
    const begun = await Promise.all(
      Array.from({ length: 20 }, () => chat.write({ ...browser }, 'Again.')),
    )
    const counts = (status: number) => begun.filter((it) => it.statusCode === status).length
    expect([counts(200), counts(429)]).toEqual([10, 10])
    const talker = chat.browser()
    await chat.write(talker, 'First.')
    const lines = await Promise.all(Array.from({ length: 30 }, () => chat.write(talker, 'More.')))
    expect(lines.filter((it) => it.statusCode === 200)).toHaveLength(20)
    expect(textsOf(await chat.see(talker))).toHaveLength(21)
  })

  it('is spoken for by no other site', async () => {
    const browser = chat.browser()
    const from = { origin: 'https://elsewhere.example' }
    const written = await chat.ask(
      browser,
      'messages',
      { key: randomUUID(), text: 'Hello.', language: 'en', page: '/' },
      from,
    )
    expect(written.statusCode).toBe(400)
    await chat.write(browser, 'Hello.')
    expect((await chat.ask(browser, 'opening', {}, from)).statusCode).toBe(400)
    expect((await chat.ask(browser, 'end', {}, from)).statusCode).toBe(400)
  })

  it('ends it, rates it once, and opens it again by writing', async () => {
    const browser = chat.browser()
    await chat.write(browser, 'Hello.')
    expect((await chat.ask(browser, 'rating', { rating: 5 })).statusCode).toBe(404)
    await answer('Hello.')
    expect((await chat.ask(browser, 'end', {})).json().data.conversation.state).toBe('resolved')
    const rated = await chat.ask(browser, 'rating', { rating: 4, text: 'Quick.' })
    expect(rated.json().data.conversation.rating).toBe(4)
    expect((await chat.ask(browser, 'rating', { rating: 1 })).statusCode).toBe(404)
    expect((await inbox('?state=resolved'))[0]).toMatchObject({ rating: 4 })
    await chat.write(browser, 'One more thing.')
    const seen = await chat.see(browser)
    expect(seen.conversation.state).toBe('waiting')
    expect(seen.conversation.events.at(-2)).toMatchObject({ kind: 'reopened' })
  })

  it('begins another a week after it was resolved', async () => {
    const browser = chat.browser()
    await chat.write(browser, 'Hello.')
    await act(await firstId(), 'resolving', {})
    const [first] = [browser.cookie]
    await database().db.rows(
      `update conversations set resolved_at = resolved_at - interval '8 days'`,
    )
    await chat.write(browser, 'Me again.')
    expect(browser.cookie).not.toBe(first)
    expect(textsOf(await chat.see(browser))).toEqual(['Me again.'])
  })
})

describe('a client', () => {
  it('takes along what they began before they signed in, and nobody else has it then', async () => {
    const browser = chat.browser()
    await chat.write(browser, 'Before.')
    const visitor = { ...browser }
    browser.token = signed.token
    expect((await chat.ask(browser, 'opening', {})).statusCode).toBe(200)
    expect(textsOf(await chat.see(browser))).toEqual(['Before.'])
    expect((await chat.see(visitor)).conversation).toBeNull()
    const elsewhere = chat.browser(signed.token)
    expect(textsOf(await chat.see(elsewhere))).toEqual(['Before.'])
    expect(await inbox()).toMatchObject([
      { client: String(ada.id), email: null, client_email: { field: 'email', value: null } },
    ])
    await chat.write(visitor, 'Somebody else at the same machine.')
    expect(textsOf(await chat.see(browser))).toEqual(['Before.'])
  })

  it('needs no address, and is written to at theirs', async () => {
    chat.setHours(null)
    const browser = chat.browser(signed.token)
    expect((await chat.write(browser, 'Hello.')).statusCode).toBe(200)
    expect((await chat.see(browser)).conversation.email).toBe(ada.email)
  })
})

describe('staff', () => {
  it('note, take, put off, mark and resolve; what is theirs alone nobody else sees', async () => {
    const browser = chat.browser()
    await chat.write(browser, 'Hello.')
    const id = await firstId()
    await act(id, 'note', { key: randomUUID(), text: 'Rude.' })
    await act(id, 'assignment', { is_mine: true })
    await act(id, 'tag', { tag: 'Deposits', is_put: true })
    const until = iso(later(chat.clock.now(), day))
    expect((await act(id, 'snooze', { until })).json().data.state).toBe('snoozed')
    expect(await inbox('?state=waiting')).toEqual([])
    expect(await inbox('?state=snoozed&tag=deposits')).toHaveLength(1)
    expect(await inbox('?member=sue@desk.example')).toHaveLength(1)
    expect(await inbox('?member=sam@desk.example')).toEqual([])
    expect(textsOf(await chat.see(browser))).toEqual(['Hello.'])
    await chat.write(browser, 'Still there?')
    expect(await inbox('?state=waiting')).toHaveLength(1)
    expect((await act(id, 'resolving', {})).json().data.state).toBe('resolved')
    expect((await act(id, 'resolving', {})).json().code).toBe('chat_resolved')
    expect((await act(id, 'snooze', { until })).json().code).toBe('chat_resolved')
    expect((await act(id, 'reopening', {})).json().data.state).toBe('waiting')
    expect((await act(id, 'reopening', {})).json().code).toBe('chat_not_resolved')
    const all = (await read(chat.office, `chats/${id}`, staff)).json().data.events
    expect(all.map(({ seq }: { seq: number }) => seq)).toEqual(
      Array.from({ length: all.length }, (_, nr) => nr + 1),
    )
  })

  it('answer once, however often it is sent and however many do at once', async () => {
    const browser = chat.browser()
    await chat.write(browser, 'Hello.')
    const key = randomUUID()
    await Promise.all(Array.from({ length: 10 }, () => answer('Once.', key)))
    await Promise.all(Array.from({ length: 10 }, (_, nr) => answer(`Line ${nr}`)))
    const seen = await chat.see(browser)
    expect(textsOf(seen).filter((text) => text === 'Once.')).toHaveLength(1)
    expect(seen.conversation.events).toHaveLength(12)
  })

  it('of whom an auditor reads only, and a far day is refused', async () => {
    await chat.write(chat.browser(), 'Hello.')
    const id = await firstId()
    const auditor = await sitDown(chat.office, 'audit@desk.example', ['auditor'])
    expect((await read(chat.office, `chats/${id}`, auditor)).statusCode).toBe(200)
    const key = randomUUID()
    expect((await act(id, 'answer', { key, text: 'Hi.' }, auditor)).statusCode).toBe(404)
    const finance = await sitDown(chat.office, 'fay@desk.example', ['finance'])
    expect((await read(chat.office, `chats/${id}`, finance)).statusCode).toBe(404)
    const far = iso(later(chat.clock.now(), 8 * day))
    expect((await act(id, 'snooze', { until: far })).json().code).toBe('chat_snooze_span')
    expect((await read(chat.office, 'chats/x', staff)).statusCode).toBe(404)
  })

  it('see the inbox page by page: who waits longest first', async () => {
    for (const text of ['one', 'two', 'three']) {
      await chat.write(chat.browser(), text)
      chat.clock.advance(second)
    }
    const page = (query: string) => read(chat.office, `chats?state=waiting${query}`, staff)
    const first = (await page('&limit=2')).json()
    const rest = (await page(`&limit=2&cursor=${first.next_cursor}`)).json()
    const texts = [...first.data, ...rest.data].map((row) => row.last.text)
    expect(texts).toEqual(['one', 'two', 'three'])
    expect((await inbox()).map((row: { last: { text: string } }) => row.last.text)).toEqual([
      'three',
      'two',
      'one',
    ])
    expect(await inbox('?text=THRE')).toHaveLength(1)
  })
})

describe('whoever has it before them in the office', () => {
  const waitFor = (id: string, after: number) =>
    read(chat.office, `chats/${id}?after=${after}&wait=10`, staff)

  it('is answered at once when something happens, and not before', async () => {
    const browser = chat.browser()
    await chat.write(browser, 'Hello.')
    const id = await firstId()
    expect((await waitFor(id, 0)).json().data.events).toHaveLength(1)
    let isAnswered = false
    const asked = waitFor(id, 1).then((reply) => {
      isAnswered = true
      return reply.json().data
    })
    // A call in between takes longer than one that does not wait.
    await inbox()
    expect(isAnswered).toBe(false)
    await chat.write(browser, 'Anybody?')
    expect((await asked).events).toMatchObject([{ seq: 2, text: 'Anybody?' }])
    const typed = waitFor(id, 2)
    await inbox()
    await chat.ask(browser, 'typing', {})
    expect((await typed).json().data).toMatchObject({ is_typing: true, events: [] })
  })

  it('waits no longer than is allowed, and for nothing of what is not there', async () => {
    await chat.write(chat.browser(), 'Hello.')
    const id = await firstId()
    expect((await read(chat.office, `chats/${id}?wait=11`, staff)).statusCode).toBe(422)
    expect((await read(chat.office, 'chats/999999?wait=10', staff)).statusCode).toBe(404)
  })
})

describe('the stream', () => {
  it('says that there is more to whoever follows, and to nobody else', async () => {
    const [browser, other] = [chat.browser(), chat.browser()]
    await chat.write(browser, 'Hello.')
    await chat.write(other, 'Other.')
    const follow = async (whose: Browser) => {
      const client = await connectClient(chat.port())
      const { ticket } = (await chat.ask(whose, 'opening', {})).json().data
      client.send({ type: 'follow', ticket })
      await client.next('following')
      return { client, ticket }
    }
    const mine = await follow(browser)
    const theirs = await follow(other)
    const id = (await inbox()).find(
      (row: { last: { text: string } }) => row.last.text === 'Hello.',
    ).id
    await act(id, 'typing', {})
    await mine.client.next('chat_typing')
    await act(id, 'answer', { key: randomUUID(), text: 'Yes.' })
    expect(await mine.client.next('chat')).toMatchObject({ seq: 2 })
    expect((await read(chat.office, `chats/${id}`, staff)).json().data.is_here).toBe(true)
    theirs.client.send({ type: 'ping', id: 1 })
    expect(await theirs.client.next('pong')).toMatchObject({ id: 1 })
    const stolen = await connectClient(chat.port())
    stolen.send({ type: 'follow', ticket: mine.ticket })
    expect(await stolen.next('error')).toMatchObject({ code: 'ticket_invalid' })
  })
})

it('what was said is never changed, and is forgotten after two years', async () => {
  const { db } = database()
  await chat.write(chat.browser(), 'Hello.')
  await expect(db.rows(`update conversation_events set text = 'Bye.'`)).rejects.toThrow(
    'append-only',
  )
  await forgetOldChats(db, later(chat.clock.now(), 729 * day))
  expect(await db.rows('select from conversation_events')).toHaveLength(1)
  await forgetOldChats(db, later(chat.clock.now(), 731 * day))
  expect(await db.rows('select from conversation_events')).toEqual([])
})
