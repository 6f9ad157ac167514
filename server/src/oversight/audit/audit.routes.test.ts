// The record as staff find it: by whom, of whom, when and what, taken along as a file that no
// spreadsheet runs, and checked on the spot.

import { beforeAll, describe, expect, test } from 'vitest'
import type { StaffRole } from '#contract/staff/powers.ts'
import type { ClientId } from '#kernel/ids.ts'
import { millis } from '#kernel/time.ts'
import { checkPart, type Place } from '#server/record/events/check-chains.ts'
import { noteActing } from '#server/record/events/note-acting.ts'
import { recordEvent } from '#server/record/events/record-event.ts'
import { aClient } from '#test/clients.ts'
import { freshDatabase } from '#test/database.ts'
import { createOfficeApp, type OfficeApp, post, read, sitDown } from '#test/office-app.ts'
import { registerAuditRoutes } from './audit.office.routes.ts'

const database = freshDatabase()
const tokens: Partial<Record<StaffRole, string>> = {}
const start = Date.UTC(2026, 10, 1)
let api: OfficeApp
let client: ClientId

type Row = { kind: string; details: { name: string; value: string }[] | null; address: string }

async function find(query: string, role: StaffRole = 'auditor') {
  const reply = await read(api, `events?${query}`, tokens[role])
  return reply.json() as { data: Row[]; next_cursor: string | null }
}

const kinds = ({ data }: { data: Row[] }) => data.map(({ kind }) => kind)

beforeAll(async () => {
  const { db } = database()
  api = await createOfficeApp(db, { register: registerAuditRoutes })
  client = (await aClient(db)).id
  for (const role of ['auditor', 'administrator', 'support', 'risk'] as const) {
    tokens[role] = await sitDown({ app: api.app, db }, `${role}@desk.example`, [role])
  }
  for (const nr of [1, 2, 3]) {
    const details = { name: `margin_${nr}`, value: '"=HYPERLINK(1)"', before: `"-${nr}"` }
    await db.transaction((tx) => {
      noteActing(tx, 'staff:eve@desk.example', { proof: 'app' })
      return recordEvent(tx, {
        at: millis(start + nr * 1000),
        clientId: null,
        actor: 'staff:eve@desk.example',
        kind: 'setting_changed',
        details,
      })
    })
  }
  await db.transaction((tx) =>
    recordEvent(tx, {
      at: millis(start),
      clientId: client,
      actor: 'client',
      kind: 'email_changed',
      details: { email: 'new@client.example' },
    }),
  )
})

describe('what is looked for', () => {
  test.each([
    ['member=eve@desk.example', 3],
    ['member=eve@desk.example&text=MARGIN_2', 1],
    ['kind=setting_changed&to=2026-11-01T00:00:02.000Z', 1],
    ['kind=setting_changed&from=2026-11-01T00:00:02.000Z', 2],
    ['kind=setting_changed&from=2026-11-01&to=2026-11-01', 3],
    ['kind=setting_changed&to=2026-10-31', 0],
    ['kind=setting_changed&from=2026-11-02', 0],
    ['kind=no_such_kind', 0],
    ['text=nothing has it', 0],
  ])('%s finds %d', async (query, count) => {
    expect((await find(query)).data).toHaveLength(count)
  })

  test('comes newest first, page by page', async () => {
    const first = await find('member=eve@desk.example&limit=2')
    const rest = await find(`member=eve@desk.example&limit=2&cursor=${first.next_cursor}`)
    expect([...first.data, ...rest.data].map((it) => it.details?.[0]?.value)).toEqual([
      'margin_3',
      'margin_2',
      'margin_1',
    ])
    expect(rest.next_cursor).toBeNull()
    const oldest = await find('member=eve@desk.example&sort=at')
    expect(oldest.data).toEqual([...first.data, ...rest.data].toReversed())
    expect(first.data[0]).toMatchObject({ before: '"-3"', after: '"=HYPERLINK(1)"' })
  })

  test('tells of staff where they sat, and of clients only to those who read their data', async () => {
    const [own] = (await find('member=auditor@desk.example&kind=staff_signed_in')).data
    expect(own?.address).toMatch(/^10\.9\./)
    expect((await find(`client=${client}`)).data.at(-1)?.details).toEqual([
      { name: 'email', value: 'new@client.example' },
    ])
    const hidden = await find(`client=${client}`, 'administrator')
    expect(hidden.data.every(({ details }) => details === null)).toBe(true)
  })

  test('tells of what was done by command that it was', async () => {
    const [set] = (await find('member=eve@desk.example')).data
    expect(set).toMatchObject({ address: null, without_desk: 'command', proof: 'app' })
  })

  test('shows what was refused, and is itself refused to others', async () => {
    expect((await read(api, 'events', tokens.support)).statusCode).toBe(404)
    const found = await find('member=support@desk.example')
    expect(kinds(found)).toContain('staff_power_refused')
    expect(found.data[0]?.details).toEqual([
      { name: 'action', value: 'audit.read' },
      { name: 'call', value: 'GET /office/events' },
      { name: 'target', value: '' },
      { name: 'code', value: 'role' },
    ])
    expect(found.data[0]?.address).toBe('127.0.0.1')
  })
})

test('a file of it runs no formula, keeps the mark of its bytes, and is on record', async () => {
  const reply = await read(api, 'events/file?kind=setting_changed', tokens.auditor)
  expect(reply.headers['content-type']).toBe('text/csv; charset=utf-8')
  const lines = reply.body.split('\r\n')
  expect(lines[0]).toMatch(/^\ufeff"id","at","actor"/)
  expect(lines).toHaveLength(5)
  expect(lines[1]).toContain(`"'""=HYPERLINK(1)"""`)
  expect(lines[1]).toContain(`"'""-3"""`)
  const [last] = (await find('kind=audit_exported')).data
  expect(last?.details).toContainEqual({ name: 'rows', value: '3' })
  expect((await read(api, 'events/file', tokens.risk)).statusCode).toBe(404)
})

describe('a check of the chain', () => {
  async function check() {
    const found: string[] = []
    let checked = 0
    let after: unknown = null
    do {
      const reply = await post(api, 'events/check', { after }, { token: tokens.risk })
      const { data } = reply.json()
      found.push(...data.breaches)
      checked += data.checked
      after = data.next
    } while (after !== null)
    return { found, checked }
  }

  test('goes through all of it and finds nothing', async () => {
    const { found, checked } = await check()
    expect(found).toEqual([])
    expect(checked).toBeGreaterThan(8)
  })

  test.each([
    [
      'edits',
      `update events set details = '{}' where kind = 'setting_changed'`,
      /hash was made of/,
    ],
    ['takes one out of', `delete from events where details like '%margin_2%'`, /comes after event/],
    [
      'cuts the end of',
      `delete from events where chain = 0 and nr = (select max(nr) from events where chain = 0)`,
      /does not end with/,
    ],
  ])('names the row when a superuser %s the record', async (_, statement, said) => {
    const found: string[] = []
    const tried = database().db.transaction(async (tx) => {
      await tx.rows('set local session_replication_role = replica')
      await tx.rows(statement)
      for (let place: Place | undefined, isThrough = false; !isThrough; ) {
        const { breaches, next } = await checkPart(tx, place, 3)
        found.push(...breaches)
        place = next
        isThrough = next === undefined
      }
      throw new Error('undone')
    })
    await expect(tried).rejects.toThrow('undone')
    expect(found.join('\n')).toMatch(said)
  })
})
