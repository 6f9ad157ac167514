// Announcements, in the office: made in each language, shown to those they are for and while they
// stand, ended early with a reason; never four at once.

import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { Announcement } from '#contract/staff/announcements.ts'
import type { StaffRole } from '#contract/staff/powers.ts'
import { iso, later, minute } from '#kernel/time.ts'
import { freshDatabase } from '#test/database.ts'
import { createOfficeApp, type OfficeApp, post, read, sitDown } from '#test/office-app.ts'
import { announcedTo } from './list-announcements.ts'

const database = freshDatabase()
let api: OfficeApp
let token: string
let members = 0

beforeAll(async () => {
  api = await createOfficeApp(database().db)
  token = await sit(['compliance'])
})

/** Each test begins with none that stands or is to come, and later: the newest comes first. */
beforeEach(async () => {
  api.clock.advance(minute)
  const all: Announcement[] = (await read(api, 'announcements', token)).json().data
  for (const { id, state } of all) if (state === 'shown' || state === 'coming') await end(id)
})

function sit(roles: readonly StaffRole[]): Promise<string> {
  members += 1
  return sitDown(api, `member${members}@desk.example`, roles)
}

const at = (minutes: number) => iso(later(api.clock.now(), minutes * minute))

function announce(changes: Readonly<Record<string, unknown>> = {}, by = token) {
  const usual = { tone: 'info', audience: 'everyone', from: at(0), until: at(60) }
  const texts = { text_en: 'Prices pause at noon.', text_nl: 'Koersen staan om twaalf uur stil.' }
  return post(api, 'announcements', { ...usual, ...texts, ...changes }, { token: by })
}

const end = (id: string, reason = 'it is mended') =>
  post(api, `announcements/${id}/ending`, { reason }, { token })

const shownTo = async (reader: 'visitor' | 'client') =>
  (await announcedTo(api.db, reader, api.clock.now())).map(({ text_en }) => text_en).toSorted()

test('it stands from its first instant until its last, as it was typed, in each language', async () => {
  const text_en = '  <script>alert(1)</script> & "prices"  '
  const reply = await announce({ text_en, tone: 'warning', from: at(5), until: at(10) })
  expect(reply.json().data).toMatchObject([{ state: 'coming', text_en: text_en.trim() }])
  expect(await shownTo('visitor')).toEqual([])
  api.clock.advance(5 * minute)
  expect(await announcedTo(api.db, 'visitor', api.clock.now())).toEqual([
    {
      id: reply.json().data[0].id,
      tone: 'warning',
      text_en: text_en.trim(),
      text_nl: 'Koersen staan om twaalf uur stil.',
    },
  ])
  api.clock.advance(5 * minute)
  expect(await shownTo('visitor')).toEqual([])
  expect((await read(api, 'announcements', token)).json().data[0].state).toBe('over')
  const [first] = await api.db.rows<{ details: string }>(
    "select details from events where kind = 'announcement_made' order by id desc limit 1",
  )
  expect(JSON.parse(first?.details ?? '')).toMatchObject({ text_en: text_en.trim() })
})

test('what is for clients only is told to no visitor', async () => {
  await announce({ text_en: 'for all' })
  await announce({ text_en: 'for clients', audience: 'clients' })
  expect(await shownTo('visitor')).toEqual(['for all'])
  expect(await shownTo('client')).toEqual(['for all', 'for clients'])
})

test('it is ended once, with a reason, which stays beside it', async () => {
  const { id } = (await announce()).json().data[0]
  expect((await end(id, ' ')).statusCode).toBe(422)
  const ended = (await end(id)).json().data[0]
  expect(ended).toMatchObject({ state: 'ended', ended: { reason: 'it is mended' } })
  expect(await shownTo('client')).toEqual([])
  expect((await end(id)).json().code).toBe('announcement_over')
  const kinds = await api.db.rows(
    `select from events where kind = 'announcement_ended' and details like '%' || $1 || '%'`,
    [id],
  )
  expect(kinds).toHaveLength(1)
  expect((await end('00000000-0000-7000-8000-000000000000')).statusCode).toBe(404)
  expect((await end('no-id')).statusCode).toBe(404)
})

test('one that is over by itself is ended by nobody', async () => {
  const { id } = (await announce({ until: at(1) })).json().data[0]
  api.clock.advance(minute)
  expect((await end(id)).json().code).toBe('announcement_over')
})

test('ten at once make three, and one that was ended makes room', async () => {
  const replies = await Promise.all(Array.from({ length: 10 }, () => announce()))
  const codes = replies.map((reply) => reply.json().code ?? 'made')
  expect(codes.toSorted()).toEqual([
    ...Array.from({ length: 7 }, () => 'announcements_full'),
    ...['made', 'made', 'made'],
  ])
  expect(await shownTo('visitor')).toHaveLength(3)
  expect((await announce({ from: at(60), until: at(90) })).statusCode).toBe(200)
  const all = (await read(api, 'announcements', token)).json().data
  await end(all.find(({ state }: { state: string }) => state === 'shown').id)
  expect((await announce()).statusCode).toBe(200)
})

test.each([
  ['no English', { text_en: ' ' }],
  ['no Dutch', { text_nl: undefined }],
  ['a text of 281', { text_nl: 'x'.repeat(281) }],
  ['two lines', { text_en: 'one\ntwo' }],
  ['another tone', { tone: 'alarm' }],
  ['another audience', { audience: 'staff' }],
  ['no instant', { from: 'noon' }],
])('an announcement with %s is not made', async (_, changes) => {
  expect((await announce(changes)).statusCode).toBe(422)
  expect((await announce({ text_nl: 'x'.repeat(280) })).statusCode).toBe(200)
})

test('it ends after it begins, and to come', async () => {
  const spans = [
    { from: at(10), until: at(10) },
    { from: at(-10), until: at(-1) },
  ]
  for (const span of spans) expect((await announce(span)).json().code).toBe('announcement_span')
})

test('every member reads them, and those who answer for them make and end them', async () => {
  const { id } = (await announce()).json().data[0]
  for (const role of ['support', 'finance', 'risk', 'auditor'] as const) {
    const theirs = await sit([role])
    expect((await read(api, 'announcements', theirs)).statusCode).toBe(200)
    expect((await announce({}, theirs)).statusCode).toBe(404)
    const ending = post(api, `announcements/${id}/ending`, { reason: 'no' }, { token: theirs })
    expect((await ending).statusCode).toBe(404)
  }
  expect((await announce({}, await sit(['administrator']))).statusCode).toBe(200)
})
