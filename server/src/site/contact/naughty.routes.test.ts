// Whatever is typed into the contact form: a clear answer, stored as it was typed, and a mail of
// which it is a quotation and nothing else.

import { createTransport } from 'nodemailer'
import PostalMime from 'postal-mime'
import { beforeAll, describe, expect, it } from 'vitest'
import type { ContactMessage } from '#contract/public/contact.ts'
import { present } from '#kernel/assert.ts'
import { later } from '#kernel/time.ts'
import type { WaitingMail } from '#server/platform/mail.ts'
import { messageOf } from '#server/platform/mail-message.ts'
import { claimMails } from '#server/platform/outbox.store.ts'
import { type ContactApp, contactApp, supportEmail } from '#test/contact-app.ts'
import { freshDatabase } from '#test/database.ts'
import { headerLines, naughtyStrings, scriptLines } from '#test/naughty.ts'
import { tidied } from './contact.ts'
import { listMessages } from './list-messages.ts'

const database = freshDatabase()
const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
const lines = [...naughtyStrings, ...scriptLines, ...headerLines]
let contact: ContactApp
let count = 0
/** All that is not the visitor's: the same in every mail. */
let ourText: string | undefined

beforeAll(async () => {
  contact = await contactApp(database().db)
})

/** From another network and address each time, so that no limit is reached. */
async function sent(typed: Partial<ContactMessage>) {
  count += 1
  const from = `10.${count >> 8}.${count & 255}.1`
  const body = { name: 'Ada', email: `ada${count}@example.org`, message: 'Hello.', ...typed }
  const reply = await contact.send(body, from)
  const { name, email, message } = body
  const trimmed = { name: name.trim(), email: email.trim(), message: message.trim() }
  return { reply, body: tidied(trimmed) }
}

async function newestMail(): Promise<WaitingMail> {
  const now = contact.clock.now()
  const mails = await claimMails(database().db, now, later(now, 1_000_000_000), 1_000)
  expect(mails).toHaveLength(1)
  return present(mails[0], 'one mail')
}

const expectedHeaders = [
  ...['message-id', 'date', 'from', 'to', 'reply-to', 'subject', 'auto-submitted'],
  ...['x-auto-response-suppress', 'mime-version', 'content-type'],
].sort()

async function checkMail(mail: WaitingMail, { name, email, message }: ContactMessage) {
  const { message: raw } = await transport.sendMail(messageOf(mail))
  const parsed = await PostalMime.parse(raw as Buffer)
  expect(parsed.headers.map((header) => header.key).sort()).toEqual(expectedHeaders)
  expect(parsed.subject).toMatch(/^Contact form: message \d+$/)
  expect(parsed.to?.map((to) => to.address)).toEqual([supportEmail])
  expect([parsed.bcc, parsed.cc, parsed.attachments]).toEqual([undefined, undefined, []])
  expect(parsed.replyTo?.map((to) => to.address)).toEqual([email])
  const [before, quoted, after] = present(parsed.html, 'an HTML part').split(
    /<blockquote dir="auto">|<\/blockquote>/,
  )
  expect(before).toMatch(/^<!doctype html>/)
  expect(after).toContain('An answer to this mail goes to the visitor.')
  expect(quoted).not.toMatch(/[<>"']/)
  expect(unescaped(quoted ?? '')).toBe(`${name}\n${email}\n\n${message}`)
  const ours = (parsed.text ?? '').split('\n').filter((line) => !line.startsWith('> '))
  const text = `${[before, after].join()}${ours.join('\n')}`.replaceAll(/message \d+/g, '')
  ourText ??= text
  expect(text).toBe(ourText)
}

function unescaped(html: string): string {
  const signs: Readonly<Record<string, string>> = {
    '&lt;': '<',
    '&gt;': '>',
    '&quot;': '"',
    '&#39;': "'",
    '&amp;': '&',
  }
  return html.replace(/&(?:lt|gt|quot|#39|amp);/g, (entity) => signs[entity] ?? entity)
}

describe(`${lines.length} lines`, () => {
  it.each(['name', 'message', 'email'] as const)(
    'as the %s',
    async (field) => {
      const outcomes = { 200: 0, 422: 0 }
      for (const line of lines) {
        const { reply, body } = await sent({ [field]: line })
        const answer = reply.json()
        if (reply.statusCode === 422) {
          outcomes[422] += 1
          expect(answer.errors.map((error: { field: string }) => error.field)).toEqual([field])
          // The answer never says what was typed.
          expect(Object.keys(answer).sort()).toEqual(['code', 'errors', 'message', 'status'])
          continue
        }
        outcomes[200] += 1
        expect([line, reply.statusCode]).toEqual([line, 200])
        const [stored] = await listMessages(database().db, 1)
        expect(stored).toMatchObject(body)
        await checkMail(await newestMail(), body)
      }
      expect(outcomes[200] + outcomes[422]).toBe(lines.length)
      if (field !== 'email') expect(outcomes[200]).toBeGreaterThan(outcomes[422])
    },
    60_000,
  )
})
