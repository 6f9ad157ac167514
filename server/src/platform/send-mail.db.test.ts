import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { day, hour, minute, second } from '#kernel/time.ts'
import { type TestClock, testClock } from '#test/clock.ts'
import { freshDatabase } from '#test/database.ts'
import { startSmtp, type TestSmtp } from '#test/smtp.ts'
import { newUuid, systemRandom } from './crypto.ts'
import { openFileMailer } from './file.mailer.ts'
import { composeMail, type Mailer } from './mail.ts'
import { deleteMailsBefore, queueMail } from './outbox.store.ts'
import { backOffMs, sendDueMails, startSendingMail } from './send-mail.ts'
import { openSmtpMailer } from './smtp.mailer.ts'

const database = freshDatabase()

let clock: TestClock
let smtp: TestSmtp
let log: string[]
beforeEach(async () => {
  clock = testClock()
  smtp = await startSmtp()
  log = []
  await database().db.rows('delete from outbox')
})
afterEach(() => smtp.close())

const depsWith = (mailer: Mailer) => ({
  db: database().db,
  clock,
  mailer,
  log: (message: string) => log.push(message),
})

const letterhead = {
  brandName: 'Fair & Square',
  siteUrl: 'https://trade.example',
  brandHue: null,
  brandLogo: null,
  senderAddress: 'no-reply@trade.example',
  companyName: null,
  supportEmail: null,
  supportPhone: null,
  isSandbox: false,
}

const token = 'x'.repeat(32)
const link = `https://trade.example/verify-email?hash=${token}`

async function queue(recipient = 'ada@example.org', greeting = 'Hello Ada,'): Promise<string> {
  const letter = {
    language: 'en',
    subject: 'Hello there',
    greeting,
    paragraphs: ['A line.'],
    action: { label: 'Go', to: 'confirmEmail', token },
  } as const
  const id = newUuid(clock.now(), systemRandom)
  await queueMail(database().db, id, composeMail(recipient, letter, letterhead), clock.now())
  return id
}

type Row = {
  tries: number
  sent: boolean
  given_up: boolean
  has_body: boolean
  wait_ms: number
  last_error: string | null
}

async function rowOf(id: string): Promise<Row | undefined> {
  const rows = await database().db.rows<Row>(
    `select tries, sent_at is not null as sent, gave_up_at is not null as given_up,
            body_text is not null as has_body, last_error,
            (extract(epoch from next_try_at) * 1000 - $2)::float8 as wait_ms
       from outbox where id = $1`,
    [id, clock.now()],
  )
  return rows[0]
}

describe('through an SMTP server', () => {
  test('a mail arrives once, whole, and its body is forgotten', async () => {
    const deps = depsWith(openSmtpMailer(smtp.url))
    const id = await queue()
    expect(await sendDueMails(deps)).toBe(1)
    expect(await sendDueMails(deps)).toBe(0)
    expect(smtp.received).toHaveLength(1)
    const [mail] = smtp.received
    expect(mail).toMatchObject({ from: 'no-reply@trade.example', to: ['ada@example.org'] })
    expect(mail?.source).toContain('From: "Fair & Square" <no-reply@trade.example>')
    expect(mail?.source).toContain('Subject: Hello there')
    expect(mail?.source).toContain(`Message-ID: <${id}@trade.example>`)
    expect(mail?.source).toContain('Auto-Submitted: auto-generated')
    expect(mail?.source).toContain(`\r\n${link}\r\n`)
    expect(mail?.source).toContain('Content-Type: text/html')
    expect(await rowOf(id)).toMatchObject({ sent: true, tries: 1, has_body: false })
    expect(log).toEqual([])
  })

  test('a mail whose transaction was undone is never sent', async () => {
    await expect(
      database().db.transaction(async (tx) => {
        const mail = composeMail(
          'ada@example.org',
          { language: 'en', subject: '', greeting: '', paragraphs: [] },
          letterhead,
        )
        await queueMail(tx, newUuid(clock.now(), systemRandom), mail, clock.now())
        throw new Error('second thoughts')
      }),
    ).rejects.toThrow('second thoughts')
    expect(await sendDueMails(depsWith(openSmtpMailer(smtp.url)))).toBe(0)
    expect(smtp.received).toEqual([])
  })

  test('names with other letters, quotes and line ends stay names', async () => {
    const deps = depsWith(openSmtpMailer(smtp.url))
    const letter = {
      language: 'en' as const,
      subject: 'Füß\r\nBcc: eve@example.org',
      greeting: 'Héllo 李,',
      paragraphs: [],
    }
    const head = { ...letterhead, brandName: 'A "quoted", name <x@y.z>' }
    const mail = composeMail('ada@example.org', letter, head)
    await queueMail(deps.db, newUuid(clock.now(), systemRandom), mail, clock.now())
    await sendDueMails(deps)
    expect(smtp.received[0]?.to).toEqual(['ada@example.org'])
    const [headers] = smtp.received[0]?.source.split('\r\n\r\n') ?? []
    expect(headers).toContain('Bcc')
    expect(headers).not.toMatch(/^Bcc:/m)
    expect(smtp.received[0]?.from).toBe('no-reply@trade.example')
  })

  test('two workers send each mail once', async () => {
    const deps = depsWith(openSmtpMailer(smtp.url))
    for (let i = 0; i < 12; i += 1) await queue(`client${i}@example.org`)
    const worker = async () => {
      while ((await sendDueMails(deps)) > 0) {}
    }
    await Promise.all([worker(), worker(), worker()])
    expect(smtp.received).toHaveLength(12)
    expect(new Set(smtp.received.flatMap(({ to }) => to)).size).toBe(12)
  })
})

describe('when the server fails', () => {
  test.each([
    ['breaks the connection', 'dropped'],
    ['says "later" (451)', 451],
    ['is shutting down (421)', 421],
  ] as const)('it %s: the mail waits, and arrives later', async (_what, fault) => {
    const deps = depsWith(openSmtpMailer(smtp.url))
    const id = await queue()
    smtp.answerWith = fault
    await sendDueMails(deps)
    expect(await rowOf(id)).toMatchObject({
      sent: false,
      given_up: false,
      has_body: true,
      tries: 1,
      wait_ms: 30 * second,
      last_error: expect.any(String),
    })
    expect(smtp.received).toEqual([])

    smtp.answerWith = undefined
    expect(await sendDueMails(deps)).toBe(0)
    clock.advance(30 * second)
    expect(await sendDueMails(deps)).toBe(1)
    expect(smtp.received).toHaveLength(1)
    expect(await rowOf(id)).toMatchObject({ sent: true, tries: 2, last_error: null })
    expect(log).toEqual([`mail ${id} could not be sent (try 1) and is tried again`])
  })

  test('it refuses twice: the mail waits half a minute, then a whole one, and arrives', async () => {
    const deps = depsWith(openSmtpMailer(smtp.url))
    const id = await queue()
    smtp.answerWith = 450
    for (const [tries, waitMs] of [
      [1, 30 * second],
      [2, minute],
    ] as const) {
      expect(await sendDueMails(deps)).toBe(1)
      expect(await rowOf(id)).toMatchObject({ tries, wait_ms: waitMs, sent: false, has_body: true })
      clock.advance(waitMs - 1)
      expect(await sendDueMails(deps)).toBe(0)
      clock.advance(1)
    }
    smtp.answerWith = undefined
    expect(await sendDueMails(deps)).toBe(1)
    expect(smtp.received).toHaveLength(1)
    expect(await rowOf(id)).toMatchObject({ sent: true, tries: 3, has_body: false })
    expect(await sendDueMails(deps)).toBe(0)
  })

  test('nobody listens: the mail waits until somebody does', async () => {
    const { url } = smtp
    await smtp.close()
    const deps = depsWith(openSmtpMailer(url))
    const id = await queue()
    await sendDueMails(deps)
    expect(await rowOf(id)).toMatchObject({ sent: false, tries: 1 })
    smtp = await startSmtp(Number(new URL(url).port))
    clock.advance(minute)
    await sendDueMails(deps)
    expect(smtp.received).toHaveLength(1)
  })

  test('it takes the mail, but its word is lost: the mail comes twice with one Message-ID', async () => {
    const deps = depsWith(openSmtpMailer(smtp.url))
    const id = await queue()
    smtp.answerWith = 'lost answer'
    await sendDueMails(deps)
    smtp.answerWith = undefined
    clock.advance(minute)
    await sendDueMails(deps)
    const ids = smtp.received.map(({ source }) => /Message-ID: (.+)\r/.exec(source)?.[1])
    expect(ids).toEqual([`<${id}@trade.example>`, `<${id}@trade.example>`])
    expect(await rowOf(id)).toMatchObject({ sent: true })
  })

  test.each([550, 553])('it says no for good (%i): the mail is given up at once', async (code) => {
    const deps = depsWith(openSmtpMailer(smtp.url))
    const id = await queue('gone@example.org')
    smtp.answerWith = code
    await sendDueMails(deps)
    expect(await rowOf(id)).toMatchObject({ given_up: true, sent: false, has_body: false })
    expect(log).toEqual([`mail ${id} was given up after 1 tries`])
    expect(log.join()).not.toContain('gone@example.org')
    clock.advance(day)
    expect(await sendDueMails(deps)).toBe(0)
  })

  test('one bad address does not hold up the others', async () => {
    const deps = depsWith(openSmtpMailer(smtp.url))
    const ids = [await queue('gone@example.org'), await queue('ada@example.org')]
    const mailer: Mailer = async (mail) => {
      if (mail.recipient === 'gone@example.org') throw new Error('no')
      await deps.mailer(mail)
    }
    await sendDueMails({ ...deps, mailer })
    expect((await Promise.all(ids.map(rowOf))).map((row) => row?.sent)).toEqual([false, true])
  })

  test('after three days it is given up', async () => {
    const deps = depsWith(openSmtpMailer('smtp://127.0.0.1:1'))
    const id = await queue()
    let tries = 0
    for (; (await rowOf(id))?.given_up === false; tries += 1) {
      await sendDueMails(deps)
      clock.advance((await rowOf(id))?.wait_ms ?? 0)
    }
    expect(tries).toBeGreaterThan(70)
    expect(tries).toBeLessThan(90)
    expect(await rowOf(id)).toMatchObject({ sent: false, has_body: false, tries })
  })

  test('a crash while sending brings the mail back after five minutes', async () => {
    const id = await queue()
    const crashed: Mailer = () => new Promise(() => {})
    void sendDueMails(depsWith(crashed))
    while ((await rowOf(id))?.tries === 0) await sleep(5)
    const deps = depsWith(openSmtpMailer(smtp.url))
    clock.advance(5 * minute - 1)
    expect(await sendDueMails(deps)).toBe(0)
    clock.advance(1)
    expect(await sendDueMails(deps)).toBe(1)
    expect(smtp.received).toHaveLength(1)
  })

  test('the wait doubles from half a minute up to an hour', () => {
    const waits = [1, 2, 3, 7, 8, 9, 5_000].map(backOffMs)
    const halfMinute = 30 * second
    expect(waits).toEqual([
      ...[halfMinute, 2 * halfMinute, 4 * halfMinute, 64 * halfMinute],
      ...[hour, hour, hour],
    ])
  })
})

test('the worker sends by itself, and stops when told', async () => {
  const sending = startSendingMail(depsWith(openSmtpMailer(smtp.url)))
  await queue()
  while (smtp.received.length === 0) await sleep(10)
  await sending.stop()
  await queue('late@example.org')
  await sleep(1_300)
  expect(smtp.received).toHaveLength(1)
})

test('mails that left long ago are forgotten, those that wait are not', async () => {
  const deps = depsWith(openSmtpMailer(smtp.url))
  const sent = await queue()
  await sendDueMails(deps)
  const waiting = await queue()
  clock.advance(40 * day)
  await deleteMailsBefore(deps.db, clock.now())
  expect([await rowOf(sent), (await rowOf(waiting))?.sent]).toEqual([undefined, false])
})

describe('into files', () => {
  let folder: string
  beforeEach(async () => {
    folder = join(await mkdtemp(join(tmpdir(), 'outbox-test-')), 'outbox')
  })
  afterEach(() => rm(join(folder, '..'), { recursive: true }))

  test('a mail becomes an .eml that only its owner may read', async () => {
    const id = await queue()
    await sendDueMails(depsWith(openFileMailer(folder)))
    const files = await readdir(folder)
    expect(files).toEqual([`20261121T120000000Z-${id}.eml`])
    const file = join(folder, files[0] ?? '')
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    expect((await stat(folder)).mode & 0o777).toBe(0o700)
    const source = await readFile(file, 'utf8')
    expect(source).toContain('To: ada@example.org\r\n')
    expect(source).toContain('Subject: Hello there\r\n')
    expect(source).toContain(`\r\n${link}\r\n`)
  })

  test('a mail that is written again is still one file', async () => {
    const id = await queue()
    const deps = depsWith(openFileMailer(folder))
    await sendDueMails(deps)
    await deps.db.rows(
      `update outbox set sent_at = null, body_text = 'x', body_html = 'x' where id = $1`,
      [id],
    )
    clock.advance(day)
    await sendDueMails(deps)
    expect(await readdir(folder)).toHaveLength(1)
  })
})
