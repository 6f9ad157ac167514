// Tournaments as staff publish and cancel them: by whom, as they were written, on record.

import { beforeAll, expect, test } from 'vitest'
import { iso, later, minute } from '#kernel/time.ts'
import { freshDatabase } from '#test/database.ts'
import { createOfficeApp, type OfficeApp, post, read, sitDown } from '#test/office-app.ts'
import { registerStaffTournaments } from './tournaments.office.routes.ts'

const database = freshDatabase()
let api: OfficeApp
let rita: string
let sam: string

beforeAll(async () => {
  api = await createOfficeApp(database().db, {
    register: (office, install) => registerStaffTournaments(office, install),
  })
  rita = await sitDown(api, 'rita@desk.example', ['risk'])
  sam = await sitDown(api, 'sam@desk.example', ['support'])
})

const at = (minutes: number) => iso(later(api.clock.now(), minutes * minute))

function publish(changes: object = {}, token = rita) {
  const wanted = {
    name: 'The tenth',
    account: 'real',
    fee: 10.5,
    pool_percent: 80,
    added: 0,
    start_chips: 1_000,
    rebuys_most: 2,
    seats: 50,
    places: [62.5, 37.5],
    countries: ['BR', 'PE'],
    starts_at: at(10),
    join_until: at(30),
    ends_at: at(60),
    ...changes,
  }
  return post(api, 'tournaments', wanted, { token })
}

test('one is published as it was written, and cancelled once, with a reason', async () => {
  const made = (await publish()).json()
  expect(made.data).toMatchObject([
    {
      name: 'The tenth',
      account: 'real',
      fee: 10.5,
      pool_share: 0.8,
      places: [{ share: 0.625 }, { share: 0.375 }],
      countries: ['BR', 'PE'],
      state: 'announced',
      made_by: 'rita@desk.example',
    },
  ])
  const id = made.data[0].tournament_id
  const cancelling = `tournaments/${id}/cancelling`
  const cancel = (token: string) => post(api, cancelling, { reason: 'A mistake.' }, { token })
  expect((await cancel(sam)).json().code).toBe('not_found')
  expect((await cancel(rita)).json().data).toMatchObject([
    { state: 'cancelled', reason: 'A mistake.' },
  ])
  expect((await cancel(rita)).json().code).toBe('tournament_over')
  const events = await database().db.rows<{ kind: string; actor: string }>(
    `select kind, actor from events where kind like 'tournament%' order by id`,
  )
  expect(events).toEqual([
    { kind: 'tournament_made', actor: 'staff:rita@desk.example' },
    { kind: 'tournament_cancelled', actor: 'staff:rita@desk.example' },
  ])
})

test.each([
  ['tournament_banned', { countries: ['BR', 'NL'] }],
  ['tournament_times', { starts_at: '2020-01-01T00:00:00.000Z' }],
  ['tournament_places', { places: [60, 30] }],
  ['tournament_no_pool', { pool_percent: 0 }],
  ['tournament_free_rebuys', { fee: 0, added: 5 }],
  ['invalid_input', { seats: 1 }],
  ['invalid_input', { fee: -1 }],
  ['invalid_input', { fee: 0.001 }],
  ['invalid_input', { countries: [] }],
  ['invalid_input', { places: [] }],
])('%s', async (code, change) => {
  expect((await publish(change)).json().code).toBe(code)
})

test('support reads them and publishes none', async () => {
  expect((await read(api, 'tournaments', sam)).json().status).toBe(true)
  expect((await publish({}, sam)).json().code).toBe('not_found')
})
