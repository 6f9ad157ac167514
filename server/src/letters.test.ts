// Every letter there is, rendered as it leaves: this table is complete or the test fails.

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sandboxNotice } from '#contract/public/sandbox-words.ts'
import { pathOf, type WayName } from '#contract/shared/ways.ts'
import { at, client, lettersIn, samples, token } from '#test/letters.ts'
import { startSmtp, type TestSmtp } from '#test/smtp.ts'
import { composeMail, type Letter, type Letterhead } from './platform/mail.ts'
import { openSmtpMailer } from './platform/smtp.mailer.ts'

/** Where each leads: what a press on its one link asks for stands in `ways` of the contract. */
const leads: Readonly<Record<WayName | 'nowhere', readonly string[]>> = {
  signIn: ['alreadyClientLetter', 'reusedTokenLetter'],
  forgotPassword: ['newDeviceLetter', 'newEmailNotice', 'passwordChangedLetter'],
  confirmEmail: ['confirmationLetter'],
  resetPassword: ['resetLetter'],
  newEmail: ['newEmailLetter'],
  stopWithdrawal: ['askedLetter'],
  unsubscribe: [],
  notices: ['digestLetter', 'priceAlertLetter'],
  security: ['factorLetter', 'guessedAtLetter'],
  api: ['tokenMadeLetter'],
  webhooks: ['webhookEndedLetter', 'webhookMadeLetter'],
  trader: ['botEndedLetter'],
  identity: ['documentRejectedLetter', 'identityExtendedLetter', 'identityReminderLetter'],
  profile: ['changeApprovedLetter', 'changeAskedLetter', 'changeRejectedLetter'],
  deposits: [
    ...['depositApprovedLetter', 'depositCancelledLetter', 'depositLostLetter'],
    ...['depositReceivedLetter', 'depositRejectedLetter'],
  ],
  withdrawals: [
    ...['approvedLetter', 'cancelledLetter', 'paidLetter', 'rejectedLetter', 'sentLetter'],
  ],
  withdrawing: ['destinationAddedLetter'],
  statement: ['correctionLetter'],
  credits: [
    ...['creditsBoughtLetter', 'creditsGivenBackLetter', 'creditsLowLetter'],
    ...['creditsNotBoughtLetter', 'creditsOverdueLetter'],
  ],
  automation: ['endedLetter', 'pausedLetter'],
  tournaments: [],
  plan: [
    ...['planApprovedLetter', 'planCancelledLetter', 'planRejectedLetter'],
    ...['planRequestedLetter', 'planSetLetter'],
  ],
  nowhere: [
    ...['addressTakenLetter', 'closedByStaffLetter', 'closedClientLetter', 'closedLetter'],
    ...['codeLetter', 'coolOffLetter', 'demoEndedLetter'],
    ...['depositReversedLetter', 'documentApprovedLetter', 'documentReceivedLetter'],
    ...['emailChangedLetter', 'emailGoneLetter', 'frozenLetter', 'keyEndedLetter'],
    ...['selfExclusionLetter', 'textsAmendedLetter', 'unfrozenLetter'],
  ],
}

const head: Letterhead = {
  siteUrl: 'https://trade.example',
  brandHue: null,
  brandLogo: null,
  brandName: 'Fair & <Square>',
  senderAddress: 'no-reply@trade.example',
  companyName: 'Fair & Square Ltd',
  supportEmail: 'help@trade.example',
  supportPhone: '+44 20 7946 0000',
  isSandbox: true,
}

const folder = import.meta.dirname
const written = await lettersIn('en')

test('letters are written in files of that name only, and the table has no others', () => {
  const elsewhere = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) =>
      !file.startsWith('platform/') &&
      // These go to support, to staff and to visitors, and have tests of their own.
      /(?<!-letters|contact-letter|chat-letter|books-letter|report-letter|guessing-letter|invitation-letter|recovery-letter|\.test)\.ts$/.test(
        file,
      ) &&
      /\bparagraphs:|\): Letter \{/.test(readFileSync(join(folder, file), 'utf8')),
  )
  expect(elsewhere).toEqual([])
  expect([...new Set(written.map(({ name }) => name))].sort()).toEqual(Object.keys(samples).sort())
})

test.each(Object.entries(leads))('to %s lead the letters of its row', (place, names) => {
  const there = written.filter(({ letter }) => (letter.action?.to ?? 'nowhere') === place)
  expect([...new Set(there.map(({ name }) => name))].sort()).toEqual(names)
})

test('what left for a withdrawal is told with its rate', () => {
  const lines = written
    .filter(({ name }) => name === 'sentLetter' || name === 'paidLetter')
    .map(({ letter }) => letter.paragraphs[1])
  const net = 'What left: $247.00 after the fee of $3.00'
  const coins = `${net}, which is 0.00222791 BTC at $110,867.50 for one.`
  expect(lines).toEqual([coins, coins, `${net}.`])
})

describe.each(written)('$name', ({ letter }) => {
  const mail = composeMail(client.email, letter, head)

  test('writes money as the screens do', () => {
    for (const line of [letter.subject, ...letter.paragraphs, ...(letter.closing ?? [])]) {
      expect(line).not.toMatch(
        /\d (dollars|USD)\b|(?<![$€\d,.])\d+\.\d\d\b(?! (BTC|ETH|credits))|\d{4}\.\d\d\b/,
      )
    }
  })

  test('has a subject of one short line that names nobody, and greets the client', () => {
    expect(letter.subject).toMatch(/^[\x20-\x7e]{5,78}$/)
    expect(letter.subject).not.toContain('Eve')
    expect(letter.greeting).toBe(`Hello ${client.firstname},`)
    expect(letter.paragraphs.length).toBeGreaterThan(0)
    for (const line of [...letter.paragraphs, ...(letter.closing ?? [])]) {
      expect(line).not.toMatch(/undefined|null|NaN|\[object|\$\{/)
    }
  })

  test('says the same as text and as HTML, under the letterhead', () => {
    const flat = mail.text.replace(/\s+/g, ' ')
    const plain = textIn(mail.html)
    for (const part of [letter.greeting, ...letter.paragraphs, ...(letter.closing ?? [])]) {
      expect(flat).toContain(part)
      expect(plain).toContain(part)
    }
    for (const body of [flat, plain]) {
      expect(body).toContain(sandboxNotice)
      expect(body).toContain('Fair & <Square>, Fair & Square Ltd')
      expect(body).toContain('help@trade.example, +44 20 7946 0000')
    }
  })

  test('has no markup but ours, nothing to load, and suits dark screens', () => {
    const tags = [...mail.html.matchAll(/<\/?([a-z!]\w*)/gi)].map(([, name]) => name)
    const ours = /^(!doctype|html|head|meta|title|style|body|div|p|a|br|table|tr|td)$/
    expect(tags.filter((name) => !ours.test(name ?? ''))).toEqual([])
    expect(mail.html).not.toMatch(/\bsrc=|url\(|@import|<link|javascript:|\bon\w+=/i)
    expect(mail.html).toContain('<meta name="color-scheme" content="light dark">')
  })

  test('tells no secret but in its link', () => {
    const { action, ...rest } = letter
    expect(JSON.stringify(rest)).not.toContain(token)
    expect(`${mail.text}${mail.html}${mail.subject}`).not.toMatch(/SECRET|eve@example\.org/)
    const links = [...mail.html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)
    expect(new Set(links)).toEqual(new Set(action ? [head.siteUrl + pathOf(action)] : []))
    expect(mail.text.split(token).length - 1).toBe(action && 'token' in action ? 1 : 0)
  })
})

describe('through a real SMTP server', () => {
  let smtp: TestSmtp
  beforeAll(async () => {
    smtp = await startSmtp()
  })
  afterAll(() => smtp.close())

  test('each arrives in both forms, to one address, with our headers and no others', async () => {
    const send = openSmtpMailer(smtp.url)
    for (const [index, { letter }] of written.entries()) {
      const mail = composeMail(client.email, letter, head)
      await send({ ...mail, id: `id-${index}`, createdAt: at, tries: 1 })
      const received = smtp.received.at(-1)
      expect(received?.to).toEqual(['eve@example.org'])
      const [headers = '', body = ''] = splitOnce(received?.source ?? '', '\r\n\r\n')
      expect([...headers.matchAll(/^([\w-]+):/gm)].map(([, name]) => name).sort()).toEqual([
        ...['Auto-Submitted', 'Content-Type', 'Date', 'From', 'MIME-Version', 'Message-ID'],
        ...['Subject', 'To', 'X-Auto-Response-Suppress'],
      ])
      expect(headers).toContain('Content-Type: multipart/alternative')
      expect(body).toContain('Content-Type: text/plain; charset=utf-8')
      expect(body).toContain('Content-Type: text/html; charset=utf-8')
    }
    expect(smtp.received).toHaveLength(written.length)
  })

  test.each([
    ['a recipient', { recipient: 'eve@example.org\r\nBcc: mallory@example.org' }],
    ['a recipient of two', { recipient: 'eve@example.org, mallory@example.org' }],
    ['a subject', { subject: 'Hello\r\nBcc: mallory@example.org\r\n\r\nAnother body' }],
    ['a sender', { sender: { name: 'A\r\nBcc: mallory@example.org', address: 'a@b.example' } }],
  ])('%s that tries to be more brings no header and no recipient', async (_what, change) => {
    const before = smtp.received.length
    const mail = composeMail('eve@example.org', written[0]?.letter as Letter, head)
    const send = openSmtpMailer(smtp.url)
    await send({ ...mail, ...change, id: 'id', createdAt: at, tries: 1 }).catch(() => {})
    for (const { to, source } of smtp.received.slice(before)) {
      expect(to).not.toContain('mallory@example.org')
      expect(splitOnce(source, '\r\n\r\n')[0]).not.toMatch(/^Bcc:/im)
    }
  })
})

function splitOnce(text: string, at: string): [string, string] {
  const place = text.indexOf(at)
  return place < 0 ? [text, ''] : [text.slice(0, place), text.slice(place + at.length)]
}

/** What a reader sees of a page of ours. */
function textIn(html: string): string {
  const body = html.slice(html.indexOf('<body>')).replace(/<[^>]*>/g, ' ')
  const characters: Record<string, string> = { lt: '<', gt: '>', quot: '"', '#39': "'", amp: '&' }
  return body
    .replace(/&([\w#]+);/g, (whole, name: string) => characters[name] ?? whole)
    .replace(/\s+/g, ' ')
}
