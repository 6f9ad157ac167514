// Reports as files that no spreadsheet runs and that people can read, and by mail: once a period,
// whoever is killed and however many try.

import { inflateSync } from 'node:zlib'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Report } from '#contract/staff/reports.ts'
import { dollars } from '#kernel/money.ts'
import { day, hour, later, millis } from '#kernel/time.ts'
import { type TestClock, testClock } from '#test/clock.ts'
import { freshDatabase } from '#test/database.ts'
import { addFundedClient } from '#test/funded-client.ts'
import { createOfficeApp, type OfficeApp, post, read, sitDown } from '#test/office-app.ts'
import { keepSums } from './keep-sums.ts'
import { mailReports } from './mail-reports.ts'
import { openReports } from './make-report.ts'
import { csvReportOf, pdfReportOf } from './report-file.ts'
import { reportLetter } from './report-letter.ts'
import { registerReports } from './reports.office.routes.ts'

const database = freshDatabase()
/** A Wednesday. */
const start = millis(Date.UTC(2026, 10, 18, 12))
let api: OfficeApp
let clock: TestClock
let token: string
let auditor: string

beforeAll(async () => {
  const { db } = database()
  clock = testClock(start)
  api = await createOfficeApp(db, {
    clock,
    register: (office, install) =>
      registerReports(office, { ...install, makeReport: openReports(install).make }),
  })
  await addFundedClient(db, { demo: dollars(10), real: dollars(10), at: later(start, -day) })
  token = await sitDown(api, 'risk@desk.example', ['risk'])
  auditor = await sitDown(api, 'auditor@desk.example', ['auditor'])
  await sitDown(api, 'support@desk.example', ['support'])
})

const head = { brand: 'Truestrike', isSandbox: true, language: 'en', at: start } as const
const hostile = ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '"=1', '＝1']
const acts: Report = {
  report: 'acts',
  mode: 'real',
  from: '2026-11-18',
  to: '2026-11-18',
  through: '2026-11-18T12:00:00.000Z',
  cells: [],
  rows: hostile.map((member) => ({ member, act: 'x', times: '1', clients: '0', last: null })),
  total: { member: null, act: null, times: '8', clients: '0', last: null },
}

describe('a file', () => {
  test('of CSV has no cell that a spreadsheet runs, and negative amounts stay numbers', () => {
    const money: Report = {
      ...acts,
      report: 'money',
      rows: [{ day: '2026-11-18', net: '-96.00' }],
      total: { day: null, net: '-96.00' },
    }
    const cells = [acts, money].flatMap((report) =>
      [...csvReportOf(report, head).matchAll(/"((?:[^"]|"")*)"/g)].map(([, cell = '']) => cell),
    )
    expect(cells.filter((cell) => /^[=+\-@\t\r]/.test(cell))).toEqual(['-96.00', '-96.00'])
    expect(cells.filter((cell) => cell.startsWith("'"))).toHaveLength(hostile.length)
    expect(csvReportOf(money, { ...head, language: 'nl' })).toContain('"Saldo"')
    expect(csvReportOf(money, { ...head, language: 'nl' })).toContain('"-96,00"')
  })

  test('says of which cells it is, where there are several', async () => {
    const report: Report = { ...acts, cells: [1, 2] }
    expect(csvReportOf(report, head)).toContain('"Cells","1, 2"')
    expect(textsOf(await pdfReportOf(report, head)).join(' ')).toContain('1, 2')
    expect(reportLetter('https://desk.example', report).paragraphs).toContain('Cells: 1, 2.')
    expect(csvReportOf(acts, head)).not.toContain('Cells')
  })

  test('of PDF has its text, on as many pages as it needs', async () => {
    const rows = Array.from({ length: 120 }, (_, nr) => ({ day: `day ${nr}`, net: '-1234.50' }))
    const report: Report = { ...acts, report: 'money', rows, total: { day: null, net: '7.00' } }
    const texts = textsOf(await pdfReportOf(report, head))
    expect(texts).toHaveLength(3)
    const all = texts.join('\n')
    for (const { day } of rows) expect(all).toContain(`(${day})`)
    expect(all).toContain('(-1,234.50)')
    expect(all).toContain('(Page 3 of 3)')
    expect(all).toContain('(Deposits and withdrawals)')
  })

  test('is on record, and begins as its kind does', async () => {
    const pdf = await read(api, 'reports/pdf?report=result&lang=nl', token)
    expect(pdf.headers['content-type']).toBe('application/pdf')
    expect(pdf.rawPayload.toString('latin1')).toMatch(/^%PDF-1\.4[\s\S]*%%EOF\n$/)
    expect(textsOf(pdf.rawPayload).join()).toContain('(Brutoresultaat)')
    const csv = await read(api, 'reports/csv?report=turnover', token)
    expect(csv.headers['content-disposition']).toBe(
      'attachment; filename="turnover-2026-10-20-2026-11-18.csv"',
    )
    expect(csv.body.split('\r\n')).toHaveLength(10 + 30 + 1)
    const rows = await database().db.rows(`select from events where kind = 'report_taken'`)
    expect(rows).toHaveLength(2)
  })
})

describe('a schedule', () => {
  const daily = { report: 'turnover', mode: 'real', every: 'day', reader: 'Auditor@desk.example' }
  const mails = () =>
    database().db.rows<{ recipient: string; subject: string; body_text: string; pdf: Buffer }>(
      `select recipient, subject, body_text, attached as pdf from outbox order by subject`,
    )

  const logged: string[] = []

  async function mail() {
    const { db } = database()
    while ((await keepSums({ db, clock })) === 'more');
    const log = (message: string) => logged.push(message)
    const deps = { ...api.install, makeReport: openReports({ db, clock }).make, log }
    const counts = await Promise.all([mailReports(deps), mailReports(deps), mailReports(deps)])
    return counts.reduce((sum, count) => sum + count, 0)
  }

  test('is begun by whom the table says, for whom may read, and once', async () => {
    const path = 'report-schedules'
    expect((await post(api, path, daily, { token: auditor })).statusCode).toBe(404)
    const toSupport = { ...daily, reader: 'support@desk.example' }
    const refused = await post(api, path, toSupport, { token })
    expect(refused.json()).toMatchObject({ code: 'report_reader' })
    const { data } = (await post(api, path, daily, { token })).json()
    expect(data).toEqual([
      expect.objectContaining({ ...daily, reader: 'auditor@desk.example', sent_at: null }),
    ])
    expect((await post(api, path, daily, { token })).json().code).toBe('report_scheduled')
    await post(api, path, { ...daily, every: 'week', report: 'money', mode: 'demo' }, { token })
  })

  test('mails each period once it is over, whoever tries at the same time', async () => {
    expect(await mail()).toBe(0)
    clock.advance(12 * hour + 4 * 60_000)
    // Over, and not yet wholly summed up.
    expect(await mail()).toBe(0)
    clock.advance(hour)
    expect(await mail()).toBe(1)
    expect(await mail()).toBe(0)
    // The server was down for some days, and nothing of them is left out.
    clock.advance(5 * day)
    expect(await mail()).toBe(6)
    expect(await mail()).toBe(0)
    const found = await mails()
    expect(found.map(({ subject }) => subject)).toEqual([
      'Deposits and withdrawals, 2026-11-16 to 2026-11-22',
      ...['18', '19', '20', '21', '22', '23'].map((date) => `Turnover, 2026-11-${date}`),
    ])
    for (const { recipient, body_text, pdf } of found) {
      expect(recipient).toBe('auditor@desk.example')
      expect(body_text.replace(/\s+/g, ' ')).toMatch(/\/office\/reports\?report=\w+&from=2026-/)
      expect(textsOf(pdf).join()).toContain('(Day)')
    }
  })

  test('whose report cannot be made is told and tried again, and holds up no other', async () => {
    const { db } = database()
    token = await sitDown(api, 'risk@desk.example', ['risk'])
    const payouts = { ...daily, report: 'payouts' }
    expect((await post(api, 'report-schedules', payouts, { token })).statusCode).toBe(200)
    await db.rows('alter view payout_times rename to payout_times_gone')
    clock.advance(day)
    try {
      expect(await mail()).toBe(1)
      expect(logged.join('\n')).toMatch(
        /the report payouts to auditor@desk\.example failed: .*exist/,
      )
    } finally {
      await db.rows('alter view payout_times_gone rename to payout_times')
    }
    expect(await mail()).toBe(1)
    token = await sitDown(api, 'risk@desk.example', ['risk'])
    const { data } = (await read(api, 'report-schedules', token)).json()
    const { id } = data.find(({ report }: { report: string }) => report === 'payouts')
    await post(api, `report-schedules/${id}/removal`, {}, { token })
  })

  test('leads to the office where that has a place of its own', async () => {
    const { db } = database()
    const log = (message: string) => logged.push(message)
    const install = { ...api.install.install, officeUrl: () => 'https://desk.example' }
    clock.advance(day)
    while ((await keepSums({ db, clock })) === 'more');
    const makeReport = openReports({ db, clock }).make
    expect(await mailReports({ ...api.install, install, makeReport, log })).toBe(1)
    const texts = (await mails()).map(({ body_text }) => body_text.replace(/\s+/g, ' '))
    expect(
      texts.filter((text) => text.includes('https://desk.example/office/reports?')),
    ).toHaveLength(1)
  })

  test('mails nothing to whom may read no more, and nothing once it has ended', async () => {
    const { db } = database()
    const roles = (names: string[]) =>
      db.rows(`update operators set roles = $1 where email_key = 'auditor@desk.example'`, [names])
    await roles(['support'])
    clock.advance(day)
    expect(await mail()).toBe(0)
    await roles(['auditor'])
    expect(await mail()).toBe(0)
    clock.advance(day)
    expect(await mail()).toBe(1)
    token = await sitDown(api, 'risk@desk.example', ['risk'])
    const { data } = (await read(api, 'report-schedules', token)).json()
    for (const { id } of data) {
      const ended = await post(api, `report-schedules/${id}/removal`, {}, { token })
      expect(ended.statusCode).toBe(200)
    }
    expect((await read(api, 'report-schedules', token)).json().data).toEqual([])
    clock.advance(9 * day)
    expect(await mail()).toBe(0)
    const acts = await db.rows(`select from events where kind like 'report_%scheduled'`)
    expect(acts).toHaveLength(6)
  })
})

/** What stands on each page. */
function textsOf(pdf: Buffer): string[] {
  const all = pdf.toString('latin1')
  return [...all.matchAll(/\/Length (\d+) \/Filter \/FlateDecode >>\nstream\n/g)].map((found) => {
    const from = found.index + found[0].length
    return inflateSync(pdf.subarray(from, from + Number(found[1]))).toString('latin1')
  })
}
