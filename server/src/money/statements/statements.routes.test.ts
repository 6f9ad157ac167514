import { randomUUID } from 'node:crypto'
import { inflateSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import * as dutch from '#contract/client/nl/statement-words.ts'
import * as english from '#contract/client/statement-words.ts'
import { movementKinds } from '#contract/client/statements.ts'
import { present } from '#kernel/assert.ts'
import { type Book, dollars, isLess, type Usd, zeroUsd } from '#kernel/money.ts'
import { day, type Millis, minute } from '#kernel/time.ts'
import { flows, type OwnAccount, type TransferKind } from '#server/ledger/flows.ts'
import { type ClientAccount, payIn, payOut } from '#server/ledger/ledger.ts'
import { accountsOf } from '#server/ledger/post-transfers.ts'
import { widthOf } from '#server/platform/pdf-text.ts'
import { type AccountsApp, createAccountsApp, signInAs } from '#test/accounts-app.ts'
import { aClient } from '#test/clients.ts'
import { composeTestMoney, registerTestMoney } from '#test/compose-money.ts'
import { freshDatabase } from '#test/database.ts'
import { postMovements } from '#test/movements.ts'

const database = freshDatabase()

type Wish = readonly [TransferKind, Usd]

const routesOf = (kind: TransferKind): readonly string[][] =>
  flows[kind].routes.map((route) => route.split(' > '))
const isIncoming = (kind: TransferKind) => routesOf(kind).some(([, to]) => to === 'available')
const bookOf = (kind: TransferKind): Book =>
  flows[kind].currencies.some((it) => it === 'real') ? 'real' : 'demo'

/** Where money of this kind comes from, or goes. */
function placeOf(kind: TransferKind, isIn: boolean): OwnAccount {
  const [from, to] = present(
    routesOf(kind).find((route) => route[isIn ? 1 : 0] === 'available'),
    `a route of ${kind}`,
  )
  return (isIn ? from : to) as OwnAccount
}

async function anApp(): Promise<AccountsApp> {
  const api = await createAccountsApp(database().db)
  const money = await composeTestMoney(api.install)
  registerTestMoney({ app: api.app, signIn: api.identity.signIn }, money)
  return api
}

async function aSignedIn(named: { email?: string; firstname?: string } = {}, shared?: AccountsApp) {
  const { db } = database()
  const api = shared ?? (await anApp())
  const client = await aClient(db, { ...named, emailConfirmed: false, clock: api.clock })
  const headers = { authorization: `Bearer ${(await signInAs(api.app, client)).token}` }
  const get = (url: string) => api.app.inject({ url: `/api/statement${url}`, headers })
  const data = async (url = '') => (await get(url)).json().data
  const move = async (at: Millis, ...wishes: Wish[]) =>
    db.transaction(async (tx) => {
      const accounts = await accountsOf(tx, [client.id])
      const book = bookOf(wishes[0]?.[0] ?? 'trade_open')
      let account = accounts.find((it) => it.book === book) as ClientAccount
      const transfers = wishes.map(([kind, amount]) => {
        const cause = { kind, ref: randomUUID(), at }
        const isIn = isLess(zeroUsd, amount)
        const place = placeOf(kind, isIn)
        const moved = isIn
          ? payIn(account, place, amount, cause)
          : payOut(account, place, -amount as unknown as Usd, cause)
        account = moved.account
        return moved.transfer
      })
      await postMovements(tx, client.id, transfers)
    })
  return { ...api, client, get, data, move }
}

const less = (amount: number) => dollars(-amount)

async function aWeek() {
  const one = await aSignedIn()
  const noon = one.clock.now()
  const on = (days: number, minutes = 0) => (noon + days * day + minutes * minute) as Millis
  await one.move(on(-3), ['deposit_credit', dollars(500)])
  await one.move(on(-2), ['trade_open', less(50)], ['trade_settle', dollars(60)])
  await one.move(on(-1), ['withdrawal_hold', less(100)])
  await one.move(on(-1, 5), ['withdrawal_return', dollars(100)], ['trade_open', less(10)])
  await one.move(on(0), ['trade_open', less(20)])
  return one
}

type Row = { nr: number; amount: number; balance: number; description: string }

describe('the statement', () => {
  test('shows every movement with the balance after it, newest first', async () => {
    const one = await aWeek()
    const { movements, ...rest } = await one.data()
    expect(rest).toEqual({
      mode: 'real',
      opening_balance: 0,
      closing_balance: 480,
      next_cursor: null,
    })
    expect(movements.map(({ nr, amount, balance }: Row) => [nr, amount, balance])).toEqual([
      [7, -20, 480],
      [6, -10, 500],
      [5, 100, 510],
      [4, -100, 410],
      [3, 60, 510],
      [2, -50, 450],
      [1, 500, 500],
    ])
    expect(movements.at(-1)).toMatchObject({ kind: 'deposit_credit', description: 'Deposit' })
    expect(await one.data('?mode=demo')).toMatchObject({
      movements: [{ description: 'Demo money', amount: 10_000 }],
    })
  })

  test('periods join: the closing balance of one is the opening balance of the next', async () => {
    const one = await aWeek()
    const early = await one.data('?to=2026-11-19')
    const middle = await one.data('?from=2026-11-20&to=2026-11-20')
    const late = await one.data('?from=2026-11-21')
    expect([early.opening_balance, early.closing_balance]).toEqual([0, 510])
    expect([middle.opening_balance, middle.closing_balance]).toEqual([510, 500])
    expect([late.opening_balance, late.closing_balance]).toEqual([500, 480])
    const all = [late, middle, early].flatMap(({ movements }) => movements.map(({ nr }: Row) => nr))
    expect(all).toEqual([7, 6, 5, 4, 3, 2, 1])
    for (const { movements, opening_balance: opening, closing_balance: closing } of [
      early,
      middle,
      late,
    ]) {
      const moved = movements.reduce((sum: number, { amount }: Row) => sum + amount, 0)
      expect(opening + moved).toBe(closing)
    }
    const later = await one.data('?from=2026-11-24&to=2026-11-25')
    expect(later).toMatchObject({ movements: [], opening_balance: 480, closing_balance: 480 })
  })

  test('pages by the posting, and can be narrowed down to a kind', async () => {
    const one = await aWeek()
    const seen: number[] = []
    let cursor = ''
    do {
      const page = await one.data(`?limit=3${cursor && `&cursor=${cursor}`}`)
      seen.push(...page.movements.map(({ nr }: Row) => nr))
      // What comes meanwhile moves no page.
      if (cursor === '') await one.move(one.clock.now(), ['trade_open', less(1)])
      cursor = page.next_cursor ?? ''
    } while (cursor !== '')
    expect(seen).toEqual([7, 6, 5, 4, 3, 2, 1])
    const trades = await one.data('?kind=trades&to=2026-11-20')
    expect(trades.movements.map(({ nr }: Row) => nr)).toEqual([6, 3, 2])
    expect(trades.closing_balance).toBe(500)
  })

  test('refuses what is no kind, no day and no period, as a file too', async () => {
    const one = await aSignedIn()
    const refusals = {
      '?kind=gifts': 'kind',
      '?from=2026-02-30': 'from',
      '?from=2026-11-21&to=2026-11-20': 'to',
      '/export?format=pdf&from=2026-11-21&to=2026-11-20': 'to',
      '/export?format=xlsx': 'format',
      '/export?format=csv&lang=xx': 'lang',
    }
    for (const [url, field] of Object.entries(refusals)) {
      const reply = await one.get(url)
      expect([reply.statusCode, reply.json().errors[0].field], url).toEqual([422, field])
    }
    const [wrong] = (await one.get('?from=2026-11-21&to=2026-11-20')).json().errors
    expect(wrong.message).toBe('To must not be before the first day')
  })

  test("is the client's own, and nobody else's", async () => {
    const { app } = await aWeek()
    const other = await aSignedIn()
    expect((await other.data()).movements).toEqual([])
    expect((await app.inject({ url: '/api/statement' })).statusCode).toBe(401)
    expect((await app.inject({ url: '/api/statement/export?format=csv' })).statusCode).toBe(401)
  })
})

describe('the CSV', () => {
  test('holds every movement, oldest first, and numbers that are numbers', async () => {
    const one = await aWeek()
    const reply = await one.get('/export?format=csv')
    expect(reply.headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(reply.body.startsWith('\ufeff"Truestrike","Account statement"\r\n')).toBe(true)
    expect(reply.body).toContain('"Demonstration install. No licence configured. No real money."')
    expect(reply.body).toContain('"Opening balance","0.00"\r\n"Closing balance","480.00"')
    const rows = reply.body.trimEnd().split('\r\n').slice(-7)
    expect(rows[0]).toMatch(
      /^"1","2026-11-18 12:00:00","Deposit","[-0-9a-f]{36}","500.00","500.00"$/,
    )
    expect(rows[6]).toMatch(/^"7",.*,"-20.00","480.00"$/)
    expect((await one.get('/export?format=csv&lang=en')).body).toBe(reply.body)
    const some = await one.get('/export?format=csv&kind=withdrawals&from=2026-11-20')
    expect(
      some.body
        .trimEnd()
        .split('\r\n')
        .slice(-2)
        .map((row) => row.split(',')[2]),
    ).toEqual(['"Withdrawal"', '"Withdrawal returned"'])
  })

  test('is in Dutch as Dutch spreadsheets take it: words, semicolons, decimal commas', async () => {
    const one = await aWeek()
    const reply = await one.get('/export?format=csv&lang=nl&from=2026-11-19&kind=trades')
    const lines = reply.body.split('\r\n')
    expect(lines.slice(0, 2)).toEqual([
      '\ufeff"Truestrike";"Rekeningoverzicht"',
      '"Demo-installatie. Geen vergunning ingesteld. Geen echt geld."',
    ])
    expect(lines).toEqual(
      expect.arrayContaining([
        '"Account";"Live-account, Amerikaanse dollars"',
        '"Periode (UTC)";"2026-11-19 tot en met 2026-11-21 12:00:00"',
        '"Getoond";"Alleen: Transacties"',
        '"Beginsaldo";"500,00"',
        '"Eindsaldo";"480,00"',
        '"Nummer";"Tijd (UTC)";"Beweging";"Kenmerk";"Bedrag (USD)";"Saldo (USD)"',
      ]),
    )
    expect(lines.at(-2)).toMatch(
      /^"7";"2026-11-21 12:00:00";"Transactie: inleg";"[-0-9a-f]{36}";"-20,00";"480,00"$/,
    )
  })

  test('has no cell that a spreadsheet would run, nor the PDF anything to run (T22)', async () => {
    const one = await aSignedIn({
      email: '+cmd@example.org',
      firstname: '=HYPERLINK("https://example.org")',
    })
    const { body } = await one.get('/export?format=csv')
    expect(body).toContain(`"Client","'=HYPERLINK(""https://example.org"")`)
    expect(body.replace(/^\ufeff/, '')).not.toMatch(/(^|,)"[=+@\t]/m)
    const payloads = [
      ...['=1+1', "=cmd|' /C calc'!A0", '+1+1', '-1+1', '@SUM(A1)', '\t=1+1', '\r=1+1', '\n=1+1'],
      ...[' =1+1', '"=1+1"', '\uff1d1+1', '=HYPERLINK("https://a.example","x")'],
      ') Tj ET (a) /JS (app.alert(1)) /OpenAction',
    ]
    expect(payloads).toHaveLength(13)
    for (const payload of payloads) {
      const other = await aSignedIn({ firstname: payload }, one)
      await other.move(other.clock.now(), ['deposit_credit', dollars(9)], ['trade_open', less(4)])
      const file = (await other.get('/export?format=csv')).body
      const [, cell = ''] = /^"Client","((?:[^"]|"")*)"\r$/m.exec(file) ?? []
      expect(cell, payload).not.toMatch(/^[\s\u00a0\ufeff"]*[=+\-@\uff1d\uff0b\uff0d\uff20]/)
      // What is owed stays a number, with its sign.
      expect(file).toMatch(/,"-4\.00","5\.00"\r\n/)
      const pdf = (await other.get('/export?format=pdf')).rawPayload
      expect(withoutTexts(pdf.toString('latin1'))).not.toMatch(
        /\/(JS|JavaScript|OpenAction|AA|Launch|URI)\b/,
      )
      // Whatever a text holds, it is a text: nothing else is drawn.
      for (const line of contentsOf(pdf).flatMap((page) => withoutTexts(page).split('\n'))) {
        expect(line).toMatch(/^(BT \/[BR] [\d.]+ Tf [\d.]+ [\d.]+ Td {2}Tj ET|[\d. wml]+ S)$/)
      }
    }
  })
})

/** The operators of each page. */
function contentsOf(pdf: Buffer): string[] {
  const streams = [...pdf.toString('latin1').matchAll(/stream\n(.*?)\nendstream/gs)]
  return streams.map(([, packed = '']) =>
    inflateSync(Buffer.from(packed, 'latin1')).toString('latin1'),
  )
}

function withoutTexts(operators: string): string {
  return operators.replace(/\\[()\\]/g, '').replace(/\([^()]*\)/g, '')
}

/** What each page draws: where, how large, in bold or not, and the text. */
function drawnIn(pdf: Buffer) {
  return contentsOf(pdf).map((content) => {
    const texts = content.matchAll(/BT \/([BR]) ([\d.]+) Tf (\S+) (\S+) Td \((.*?)\) Tj ET/g)
    return [...texts].map(([, font, size, x, y, text = '']) => {
      const end = Number(x) + widthOf(text, Number(size), font === 'B')
      return { x: Number(x), y: Number(y), end, text }
    })
  })
}

describe('the PDF', () => {
  const languages = { en: english, nl: dutch }

  test('has room for every movement, large sums and long names, in each language', async () => {
    const email = `${'long.'.repeat(12)}@example.org`
    const one = await aSignedIn({ email, firstname: 'Wilhelmina '.repeat(9).trim() })
    const kinds = Object.keys(movementKinds) as (keyof typeof movementKinds)[]
    const [incoming, outgoing] = [kinds.filter(isIncoming), kinds.filter((it) => !isIncoming(it))]
    for (const kind of incoming) await one.move(one.clock.now(), [kind, dollars(12_345_678)])
    for (const kind of outgoing) await one.move(one.clock.now(), [kind, less(12_345_678)])
    for (const [mode, lang] of [
      ['real', 'en'],
      ['demo', 'en'],
      ['real', 'nl'],
      ['demo', 'nl'],
    ] as const) {
      const pdf = await one.get(`/export?format=pdf&mode=${mode}&lang=${lang}`)
      const [page = []] = drawnIn(pdf.rawPayload)
      const texts = page.map(({ text }) => text)
      const { movements } = languages[lang].statementWords
      const words = kinds.filter((it) => bookOf(it) === mode).map((it) => movements[it])
      expect(texts).toEqual(expect.arrayContaining(words))
      const sorted = page.toSorted((a, b) => b.y - a.y || a.x - b.x)
      for (const [index, { y, end, text }] of sorted.entries()) {
        const next = sorted[index + 1]
        expect(end, text).toBeLessThanOrEqual(next?.y === y ? next.x : 547.01)
      }
    }
  })

  test('writes figures and days as its language does', async () => {
    const one = await aSignedIn()
    await one.move(
      one.clock.now(),
      ['deposit_credit', dollars(12_345)],
      ['trade_open', less(1_500)],
    )
    const texts = async (url: string) =>
      drawnIn((await one.get(`/export?format=pdf${url}`)).rawPayload)[0]?.map(({ text }) => text)
    expect(await texts('&from=2026-11-20')).toEqual(
      expect.arrayContaining([
        ...['Account statement', 'Period \\(UTC\\)', '2026-11-20 to 2026-11-21 12:00:00', 'No.'],
        ...['Closing balance', '2026-11-21 12:00:00', 'Trade: stake', '-1,500.00', '10,845.00'],
        ...['Demonstration install. No licence configured. No real money.', 'Page 1 of 1'],
      ]),
    )
    const inDutch = await texts('&from=2026-11-20&lang=nl')
    expect(inDutch).toEqual(
      expect.arrayContaining([
        ...['Rekeningoverzicht', 'Periode \\(UTC\\)', 'Nr.', 'Eindsaldo', 'Transactie: inleg'],
        ...['20-11-2026 tot en met 21-11-2026 12:00:00', '-1.500,00', '10.845,00'],
        ...['Demo-installatie. Geen vergunning ingesteld. Geen echt geld.', 'Pagina 1 van 1'],
      ]),
    )
    expect(await texts('&from=2027-01-01&lang=nl')).toContain('Geen bewegingen in deze periode.')
    const said = new Set(await texts('&from=2026-11-20'))
    const alike = /^(Truestrike|E-mail|Account|[\d.:-]+|[-\da-f]{36}|.*@.*|Ada .*)$/
    expect(inDutch?.filter((text) => said.has(text) && !alike.test(text))).toEqual([])
  })

  test('holds as many pages as the movements need', async () => {
    const one = await aWeek()
    const now = one.clock.now()
    const stakes = Array.from({ length: 72 }, () => ['trade_open', less(1)] as const)
    const short = await one.get('/export?format=pdf')
    expect(short.headers['content-type']).toBe('application/pdf')
    expect(short.rawPayload.subarray(0, 8).toString()).toBe('%PDF-1.4')
    expect(short.rawPayload.toString('latin1')).toContain('/Count 1 ')
    // 34 on the first page, 44 on the second, one more
    await one.move(now, ...stakes)
    const long = await one.get('/export?format=pdf')
    expect(long.rawPayload.toString('latin1')).toContain('/Count 3 ')
    expect(long.rawPayload.toString('latin1').endsWith('%%EOF\n')).toBe(true)
  })
})
