// Every letter there is, rendered as it leaves: this table is complete or the test fails.

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { keyEndings } from '#contract/client/exchange-keys.ts'
import { pathOf, type WayName } from '#contract/shared/ways.ts'
import { millis } from '#kernel/time.ts'
import { stopReasons } from '#server/automation/trader/trader-letters.ts'
import { startSmtp, type TestSmtp } from '#test/smtp.ts'
import { composeMail, type Letter, type Letterhead } from './platform/mail.ts'
import { openSmtpMailer } from './platform/smtp.mailer.ts'

const token = 'T0ken-'.repeat(5)
const at = millis(Date.UTC(2026, 10, 21, 12, 34))

/** Somebody whose name is an attack, and whose record has what no letter may tell. */
const client = {
  id: 77n,
  email: 'eve@example.org',
  firstname: '<b>Eve</b> & "Mallory"',
  lastname: 'SECRET-lastname',
  phone: 'SECRET-phone',
  passwordHash: 'SECRET-hash',
  referralCode: 'SECRET-code',
  grantRef: 'SECRET-grant',
}

const withdrawal = { amount: 25_000n, fee: 300n, destination: 'tb1q', bank: null }
const inCoins = { ...withdrawal, method: 'btc', payout: { units: 222_791n, rate: '110867.50' } }

type Write = (...args: readonly unknown[]) => unknown
type Sample = (write: Write) => unknown

/** Most letters take the client, then the facts; some take the facts and give such a letter. */
const told =
  (...facts: readonly unknown[]): Sample =>
  (write) =>
    write(client, ...facts)
const curried =
  (...facts: readonly unknown[]): Sample =>
  (write) =>
    (write(...facts) as Write)(client)

const factorNews = [
  ...['totp_added', 'totp_removed', 'passkey_added', 'passkey_removed'],
  ...['recovery_codes_made', 'recovery_code_used'],
]

/** A call of each letter; several where it says different things. */
const samples: Readonly<Record<string, readonly Sample[]>> = {
  confirmationLetter: [told(token)],
  alreadyClientLetter: [told()],
  closedClientLetter: [told()],
  resetLetter: [told(token)],
  passwordChangedLetter: [told()],
  digestLetter: [
    told([{ text: 'Your plan is now Gold.', at }]),
    told([
      { text: 'Your plan is now Gold.', at },
      { text: 'Your bot for BTC/USD has stopped by itself.', at },
    ]),
  ],
  priceAlertLetter: (['above', 'below', 'moved'] as const).map((kind) =>
    told({ kind, symbol: 'BTCUSD', price: '64218.4', time: '2026-11-28 21:40:05' }),
  ),
  newEmailLetter: [told(token)],
  newEmailNotice: [told()],
  addressTakenLetter: [told()],
  emailChangedLetter: [told()],
  emailGoneLetter: [told()],
  reusedTokenLetter: [told()],
  guessedAtLetter: [told()],
  newDeviceLetter: [told({ browser: '<i>Firefox</i>', at })],
  botEndedLetter: stopReasons.map((reason) =>
    told({ pair: 'BTC/USD', isLive: reason !== 'low_profit', reason }),
  ),
  webhookMadeLetter: [told({ url: 'bots.example' })],
  webhookEndedLetter: (['gone', 'failing'] as const).map((why) =>
    told({ url: 'bots.example', why }),
  ),
  tokenMadeLetter: [['read'], ['read', 'trade']].map((scopes) =>
    told({ name: 'My <b>bot</b>', scopes }),
  ),
  factorLetter: factorNews.map((what) => curried(what)),
  documentReceivedLetter: [told()],
  documentApprovedLetter: [told()],
  documentRejectedLetter: [told({ reason: 'Too <b>dark</b> & blurred' })],
  changeAskedLetter: [{ firstname: 'SECRET-new' }, { phone: 'SECRET-new', country: 'SECRET' }].map(
    (asked) => told(asked),
  ),
  changeApprovedLetter: [told({ country: 'SECRET-new' })],
  changeRejectedLetter: [told({ lastname: 'SECRET-new' }, 'Not <i>yours</i>')],
  identityReminderLetter: [told({ dueOn: '2026-12-07' })],
  identityExtendedLetter: [told({ dueOn: '2027-01-05' })],
  coolOffLetter: [told('2026-11-28T12:00:00.000Z')],
  selfExclusionLetter: [told('2027-05-21T12:00:00.000Z')],
  textsAmendedLetter: [
    told({
      texts: [{ text: 'terms', version: '2026-11-22' }],
      from: '2026-12-22',
      url: 'https://trade.example',
    }),
  ],
  depositReceivedLetter: [told({ coins: '0.01 BTC', needed: 3 })],
  depositLostLetter: [told({ coins: '0.01 BTC' })],
  depositCancelledLetter: [told({ amount: '250.00' }), told({ amount: null })],
  depositApprovedLetter: [
    ...[null, '2026-12-07'].map((identityDue) =>
      told({ amount: '250.00', how: 'It came <i>late</i>.', identityDue }),
    ),
  ],
  depositRejectedLetter: ['250.00', null].map((amount) =>
    told({ amount, reason: 'Nothing <i>came</i>' }),
  ),
  depositReversedLetter: [told({ amount: '250.00', reason: 'The <i>chain</i> took it back' })],
  planSetLetter: [told('gold')],
  planRequestedLetter: [told('gold')],
  planCancelledLetter: [told('gold')],
  planApprovedLetter: [told('gold')],
  planRejectedLetter: [told({ plan: 'gold', reason: 'Not <i>funded</i>' })],
  codeLetter: [
    told({ code: 'abcd-1234', amount: 25_000n, destination: 'tb1q<b>x</b>' }),
    told({ code: 'abcd-1234', destination: 'tb1q' }),
  ],
  destinationAddedLetter: [told({ wallet: 'tb1q' })],
  askedLetter: [
    told({ ...withdrawal, notBefore: null, stopToken: token }),
    told({ ...withdrawal, notBefore: at, stopToken: token }),
  ],
  approvedLetter: [told({ ...withdrawal })],
  sentLetter: [told({ ...inCoins, reference: 'ab12' })],
  paidLetter: [inCoins, { ...withdrawal, method: 'bank', payout: null }].map((paid) =>
    told({ ...paid, reference: 'ab12' }),
  ),
  rejectedLetter: [told({ ...withdrawal, reason: 'Not <i>yours</i>' })],
  cancelledLetter: ['client', 'mail'].map((by) => told({ ...withdrawal, by })),
  creditsBoughtLetter: [null, '2026-12-05'].map((until) =>
    told({ credits: '50.00', price: '50.00', paid: '57.50', invoice: '2026-000001', until }),
  ),
  creditsGivenBackLetter: [told({ credits: '20.00', paid: '23.00', creditNote: '2026-000002' })],
  creditsLowLetter: [told({ left: '-0.45' })],
  creditsNotBoughtLetter: [told({ credits: '50.00' })],
  creditsOverdueLetter: [told({ left: '-0.45', since: '2026-09-20' })],
  correctionLetter: ['deposit_restored', 'withdrawal_returned', 'goodwill'].map((kind) =>
    told({ kind, amount: '12.50', taken: '1.50', reason: 'Noted <b>twice</b>' }),
  ),
  endedLetter: ['cool_off', 'demo_ended', 'drawdown', 'unheard_of'].map((reason) =>
    told({ runs: 'demo', reason }),
  ),
  pausedLetter: [told({ reason: 'Odd <b>prices</b>' })],
  keyEndedLetter: keyEndings.map((ending) => told({ name: 'My <b>key</b>', ending })),
  demoEndedLetter: [told({ reason: 'Two <b>demos</b>' })],
  frozenLetter: [told({ reason: 'A <b>dispute</b>' })],
  unfrozenLetter: [told({ reason: 'Cleared <b>up</b>' })],
  closedByStaffLetter: [
    told({ keptUntil: '2031-11-21', givenUp: null, reason: 'A <b>dispute</b>' }),
    told({ keptUntil: '2031-11-21', givenUp: '9990.00', reason: 'Two accounts' }),
  ],
  closedLetter: [
    told({ keptUntil: '2031-11-21', givenUp: null }),
    told({ keptUntil: '2031-11-21', givenUp: '9990.00' }),
  ],
}

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
  notice: 'Demonstration install.',
}

const folder = import.meta.dirname
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
  /-letters\.ts$/.test(file),
)
type Written = { readonly name: string; readonly letter: Letter }
const written: readonly Written[] = await writeAll()

async function writeAll(): Promise<Written[]> {
  const letters: Written[] = []
  for (const file of files) {
    const module: Record<string, unknown> = await import(join(folder, file))
    for (const [name, write] of Object.entries(module)) {
      if (typeof write !== 'function') continue
      const calls = samples[name]
      if (!calls) throw new Error(`${name} of ${file} is in no row of the table`)
      for (const call of calls) letters.push({ name, letter: call(write as Write) as Letter })
    }
  }
  return letters
}

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
      expect(body).toContain(head.notice)
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
