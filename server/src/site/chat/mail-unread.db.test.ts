// Answers that nobody reads on the site become mail; and what is said of how long they took.

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { day, iso, later, minute, second } from '#kernel/time.ts'
import { type ChatApp, createChatApp } from '#test/chat-app.ts'
import { freshDatabase } from '#test/database.ts'
import { mailsTo } from '#test/mailbox.ts'
import { post, read, sitDown } from '#test/office-app.ts'
import { mailUnread } from './mail-unread.ts'
import { openAnswerSeconds } from './promise-answers.ts'

const database = freshDatabase()
let chat: ChatApp
let staff: string

beforeAll(async () => {
  chat = await createChatApp(database().db)
})
afterAll(() => chat.close())
beforeEach(async () => {
  await database().db.rows('delete from conversations')
  await database().db.rows('delete from outbox')
  staff = await sitDown(chat.office, 'sue@desk.example', ['support'])
})

async function answer(text: string) {
  const { data } = (await read(chat.office, 'chats', staff)).json()
  const said = { key: randomUUID(), text }
  return post(chat.office, `chats/${data[0].id}/answer`, said, { token: staff })
}

describe('an answer', () => {
  const unread = () => mailUnread(chat.deps)

  it('that nobody reads within two minutes is mailed, once, with those beside it', async () => {
    const email = 'ada@example.org'
    const browser = chat.browser()
    await chat.write(browser, 'Hello.', { email })
    await answer('First.')
    await answer('Second.')
    await unread()
    expect(await mailsTo(database().db, email)).toEqual([])
    chat.clock.advance(2 * minute)
    await unread()
    await unread()
    const [mail, ...more] = await mailsTo(database().db, email)
    expect(more).toEqual([])
    expect(mail?.text).toContain('First.')
    expect(mail?.text).toContain('Second.')
    expect(mail?.text).not.toContain('Hello.')
  })

  it('is mailed in the language of the page that it was asked from', async () => {
    const email = 'dora@example.org'
    await chat.write(chat.browser(), 'Hallo.', { email, language: 'de' })
    await answer('Guten Tag.')
    chat.clock.advance(2 * minute)
    await unread()
    const [mail] = await mailsTo(database().db, email)
    expect(mail?.subject).toBe('Eine Antwort auf deine Frage')
    expect(mail?.text).toContain('Guten Tag.')
  })

  it('that was read is not, nor one for which there is no address', async () => {
    const email = 'bob@example.org'
    const browser = chat.browser()
    await chat.write(browser, 'Hello.', { email })
    await answer('Hi.')
    const { last_seq: seq } = (await chat.see(browser)).conversation
    await chat.ask(browser, 'seen', { seq })
    const nowhere = chat.browser()
    await chat.write(nowhere, 'Hello.')
    await answer('Hi.')
    chat.clock.advance(3 * minute)
    await unread()
    expect(await database().db.rows('select from outbox')).toEqual([])
  })

  it('has all that was said mailed on asking, once it was answered', async () => {
    const email = 'cy@example.org'
    const browser = chat.browser()
    await chat.write(browser, 'My question.', { email })
    expect((await chat.ask(browser, 'transcript', {})).statusCode).toBe(404)
    await answer('My answer.')
    expect((await chat.ask(browser, 'transcript', {})).json().done).toBe('transcript_sent')
    const [mail] = await mailsTo(database().db, email)
    expect(mail?.text).toContain('> My question.')
    expect(mail?.text).toContain('> My answer.')
    expect((await chat.ask(browser, 'transcript', {})).statusCode).toBe(429)
  })
})

describe('an answer to that mail', () => {
  const sentTo = async (email: string) => {
    chat.clock.advance(2 * minute)
    await mailUnread(chat.deps)
    const [mail] = await database().db.rows<{ reply_to: string; body_text: string }>(
      'select reply_to, body_text from outbox where recipient = $1',
      [email],
    )
    return mail
  }
  const reply = (to: string, text: string, more: readonly string[] = []) =>
    [
      'From: Somebody <somebody@example.org>',
      `To: ${to}`,
      'Subject: Re: An answer',
      'Content-Type: text/plain; charset=utf-8',
      ...more,
      '',
      text,
    ].join('\r\n')

  it('stands in the conversation, once, without what it quotes', async () => {
    const email = 'dee@example.org'
    const browser = chat.browser()
    await chat.write(browser, 'Hello.', { email })
    await answer('What is it?')
    const mail = await sentTo(email)
    expect(mail?.reply_to).toMatch(/^reply\+[0-9a-z]{24}@mail\.example$/)
    const quoted = `<script>alert(1)</script>\r\n\r\n${mail?.body_text.replace(/^/gm, '> ')}`
    const raw = reply(mail?.reply_to ?? '', quoted, ['Message-ID: <1@example.org>'])
    expect((await chat.mail(raw)).json().data).toEqual({ is_taken: true })
    expect((await chat.mail(raw)).statusCode).toBe(200)
    const { conversation } = await chat.see(browser)
    const texts = conversation.events.map(({ text }: { text: string }) => text)
    expect(texts).toEqual(['Hello.', 'What is it?', '<script>alert(1)</script>'])
    expect(conversation.state).toBe('waiting')
    // Its address stays.
    await answer('Thank you.')
    await database().db.rows('delete from outbox')
    expect((await sentTo(email))?.reply_to).toBe(mail?.reply_to)
  })

  it('of a program is not taken, nor one that says nothing', async () => {
    const email = 'eli@example.org'
    const browser = chat.browser()
    await chat.write(browser, 'Hello.', { email })
    await answer('Hi.')
    const to = (await sentTo(email))?.reply_to ?? ''
    const away = reply(to, 'I am away.', ['Auto-Submitted: auto-replied'])
    expect((await chat.mail(away)).json().data).toEqual({ is_taken: false })
    expect((await chat.mail(reply(to, '> only quoted'))).json().data).toEqual({ is_taken: false })
    expect((await chat.see(browser)).conversation.events).toHaveLength(2)
  })

  it('to no conversation, or from whoever does not know the secret, is refused', async () => {
    const nowhere = reply('reply+0123456789abcdefghjkmnpq@mail.example', 'Hello.')
    expect((await chat.mail(nowhere)).statusCode).toBe(404)
    expect((await chat.mail(nowhere, 'guessed-guessed-guessed-guessed')).statusCode).toBe(404)
    expect((await chat.mail('')).statusCode).toBe(404)
  })
})

describe('how long a first answer took', () => {
  it('is said once there are enough, of what is neither young nor old', async () => {
    const waited = async (seconds: number | null, daysAgo: number) => {
      await chat.write(chat.browser(), 'Hello.')
      const opened = later(chat.clock.now(), -daysAgo * day)
      const answered = seconds === null ? null : iso(later(opened, seconds * second))
      await database().db.rows(
        `update conversations set opened_at = $1, first_answered_at = $2
          where id = (select max(id) from conversations)`,
        [iso(opened), answered],
      )
      chat.clock.advance(2 * minute)
    }
    // Anew each time: what is remembered is found while others ask.
    const said = () => openAnswerSeconds(chat.deps).read()
    for (const seconds of [10, 20, 30, null]) await waited(seconds, 5)
    await waited(1, 1)
    await waited(1, 31)
    expect(await said()).toBeNull()
    await waited(40, 5)
    expect(await said()).toBe(30)
    for (let nr = 0; nr < 4; nr += 1) await waited(null, 5)
    expect(await said()).toBeNull()
  })
})
