// Pictures in a conversation: drawn anew, sealed on disk, there once, and for nobody else's eyes.

import { randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { hour, millis } from '#kernel/time.ts'
import { type Browser, type ChatApp, createChatApp } from '#test/chat-app.ts'
import { freshDatabase } from '#test/database.ts'
import { read, sitDown } from '#test/office-app.ts'
import { photo } from '#test/pictures.ts'
import { removeStrayPictures } from './picture-in-chat.ts'

const database = freshDatabase()
let chat: ChatApp
let staff: string

beforeAll(async () => {
  chat = await createChatApp(database().db)
})
afterAll(() => chat.close())
beforeEach(async () => {
  await database().db.rows('delete from conversations')
  staff = await sitDown(chat.office, 'sue@desk.example', ['support'])
})

const files = (): Promise<string[]> => readdir(join(chat.dataDir, 'conversations')).catch(() => [])
const see = (browser: Browser, id: string) =>
  chat.app.inject({
    method: 'GET',
    url: `/api/public/chat/pictures/${id}`,
    headers: browser.cookie === undefined ? {} : { cookie: `chat=${browser.cookie}` },
  })

async function begun(): Promise<Browser> {
  const browser = chat.browser()
  await chat.write(browser, 'Look at this.')
  return browser
}

it('is seen by its sender and by staff, and by nobody else', async () => {
  const browser = await begun()
  const other = await begun()
  const sent = await chat.sendPicture(browser, await photo())
  expect(sent.statusCode).toBe(200)
  const event = sent.json().data.conversation.events.at(-1)
  expect(event).toMatchObject({ kind: 'pictured', text: null })
  const own = await see(browser, event.picture)
  expect(own.headers).toMatchObject({
    'content-type': 'image/webp',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
  })
  expect(own.rawPayload.subarray(8, 12).toString()).toBe('WEBP')
  expect(own.rawPayload.includes('Taken at home')).toBe(false)
  expect((await see(other, event.picture)).statusCode).toBe(404)
  expect((await see({ ...browser, cookie: undefined }, event.picture)).statusCode).toBe(404)
  const { data } = (await read(chat.office, 'chats?state=waiting', staff)).json()
  const [first, second] = data
  const shown = await read(chat.office, `chats/${first.id}/pictures/${event.picture}`, staff)
  expect(shown.statusCode).toBe(200)
  const wrong = await read(chat.office, `chats/${second.id}/pictures/${event.picture}`, staff)
  expect(wrong.statusCode).toBe(404)
  const finance = await sitDown(chat.office, 'fay@desk.example', ['finance'])
  const barred = await read(chat.office, `chats/${first.id}/pictures/${event.picture}`, finance)
  expect(barred.statusCode).toBe(404)
})

it('is sealed on disk, and goes with its conversation', async () => {
  const browser = await begun()
  const before = await files()
  await chat.sendPicture(browser, await photo())
  const [name = ''] = (await files()).filter((one) => !before.includes(one))
  const bytes = await readFile(join(chat.dataDir, 'conversations', name))
  expect(bytes.includes('WEBP')).toBe(false)
  await database().db.rows('delete from conversations')
  const clock = { now: () => millis(Date.now() + 2 * hour) }
  expect(await removeStrayPictures({ ...chat.deps, clock })).toBeGreaterThan(0)
  expect(await files()).toEqual([])
})

it('that is sent twice is there once, also at once, and leaves one file', async () => {
  const browser = await begun()
  const before = (await files()).length
  const [key, bytes] = [randomUUID(), await photo()]
  const replies = await Promise.all(
    Array.from({ length: 3 }, () => chat.sendPicture(browser, bytes, key)),
  )
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
  const { conversation } = await chat.see(browser)
  const pictures = conversation.events.filter(({ kind }: { kind: string }) => kind === 'pictured')
  expect(pictures).toHaveLength(1)
  expect((await files()).length).toBe(before + 1)
})

it.each([
  ['no picture', Buffer.from('<script>alert(1)</script>'), 415, 'image_unknown'],
  ['a PDF', Buffer.from('%PDF-1.7 hello'), 415, 'image_unknown'],
  ['nothing', Buffer.alloc(0), 422, 'invalid_input'],
])('%s is refused, and leaves nothing', async (_, bytes, status, code) => {
  const browser = await begun()
  const before = (await files()).length
  const reply = await chat.sendPicture(browser, bytes)
  expect([reply.statusCode, reply.json().code]).toEqual([status, code])
  expect((await chat.see(browser)).conversation.events).toHaveLength(1)
  expect((await files()).length).toBe(before)
})

it('of more than 5 MB is refused', async () => {
  const browser = await begun()
  const reply = await chat.sendPicture(browser, Buffer.alloc(6 * 1024 * 1024, 1))
  expect(reply.statusCode).toBe(413)
})

it('begins no conversation', async () => {
  const reply = await chat.sendPicture(chat.browser(), await photo())
  expect(reply.statusCode).toBe(404)
})
