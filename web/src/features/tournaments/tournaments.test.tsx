// The page of a tournament as a client uses it: what it says before joining, under which name one
// joins, and that chips are staked as chips.

import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Router } from 'wouter'
import type { TournamentPage as Page } from '#contract/client/tournaments.ts'
import {
  type Asked,
  ok,
  press,
  refused,
  type,
  until,
  untilText,
} from '../../../../browser/test/served.tsx'
import { leave, show } from '../../../test/served.tsx'
import { stubSocket } from '../../../test/socket.ts'
import TournamentPage from './TournamentPage.tsx'
import TournamentsPage from './TournamentsPage.tsx'

const page: Page = {
  tournament_id: '019aa000-0000-7000-8000-000000000001',
  name: 'The tenth',
  account: 'real',
  fee: 10,
  pool_share: 0.8,
  start_chips: 1_000,
  rebuys_most: 1,
  seats: 50,
  places: [
    { share: 0.6, prize: 14.4 },
    { share: 0.4, prize: 9.6 },
  ],
  starts_at: '2026-11-28T12:00:00.000Z',
  join_until: '2026-11-28T12:40:00.000Z',
  ends_at: '2026-11-28T13:00:00.000Z',
  state: 'announced',
  is_unbeaten: false,
  reason: null,
  entrants: 3,
  pool: { fees: 30, of_fees: 24, of_house: 6, added: 0, total: 24 },
  is_mine: false,
  standings: [],
  mine: null,
}
const me = { number: 4, shown_as: 'Ada', rebuys: 0, available: 300, staked: 200 }
const rows = [
  { place: 1, number: 1, shown_as: null, chips: 1_075, trades: 2, prize: 0, is_me: false },
  { place: 2, number: 4, shown_as: 'Ada', chips: 500, trades: 1, prize: 0, is_me: true },
  { place: null, number: 2, shown_as: null, chips: 1_000, trades: 0, prize: 0, is_me: false },
]

let asked: Asked[] = []
let now = page

function answer(call: Asked): Response {
  asked.push(call)
  if (call.method === 'POST') return ok(now, { done: 'tournament_joined' })
  if (call.path === '/tournaments') return ok([now])
  if (call.path.startsWith('/tournaments/')) return ok(now)
  return refused(404, 'Nothing here.', 'not_found')
}

beforeEach(() => {
  asked = []
  now = page
  stubSocket()
  vi.stubGlobal('scrollTo', () => {})
})
afterEach(leave)

const shown = () => show(<TournamentPage />, answer, 'client')

it('says what it costs, how the pool is made and what each place gets, and is joined by name', async () => {
  const place = await shown()
  await untilText('The tenth')
  for (const text of ['Paid in entries$30.00', 'Of that into the pool (80 %)$24.00']) {
    expect(place.textContent).toContain(text)
  }
  expect(place.textContent).toContain('Place 1 (60 %)$14.40')
  expect(place.textContent).toContain('3 of 50')
  expect(place.textContent).toContain('$10.00 leaves your balance at once')
  type('[name=shown_as]', 'x')
  press('Join for $10.00')
  await untilText('at least 2 characters')
  expect(asked.filter(({ method }) => method === 'POST')).toEqual([])
  type('[name=shown_as]', '  Ada ')
  press('Join for $10.00')
  await until(() =>
    expect(asked).toContainEqual(
      expect.objectContaining({ method: 'POST', body: { shown_as: 'Ada' } }),
    ),
  )
})

it('shows who stands where, and offers the chips of the start once more to who has fewer', async () => {
  now = { ...page, state: 'running', is_mine: true, mine: me, standings: rows }
  const place = await shown()
  await untilText('Ada (you)')
  expect(place.textContent).toContain('Entrant 1')
  expect(place.textContent).toContain('300.00 chips')
  press('Begin anew for $10.00')
  await until(() =>
    expect(asked).toContainEqual(expect.objectContaining({ method: 'POST', body: { number: 1 } })),
  )
})

it('offers no more chips to who has those of the start', async () => {
  now = { ...page, state: 'running', is_mine: true, mine: { ...me, available: 800 } }
  const place = await shown()
  await untilText('800.00 chips')
  expect(place.textContent).not.toContain('Begin anew for')
})

it('hands out the signed result once there is one, and says how it is checked', async () => {
  const files: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob)
    return 'blob:x'
  })
  // Else this window is led there.
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  const signed = {
    format: 'truestrike/tournament/v1',
    origin: 'trade.example/log',
    keys: [],
    note: 'A note.',
    entry: null,
    proof: null,
  }
  const answered = (call: Asked) =>
    call.path.endsWith('/signed-result') ? ok(signed) : answer(call)
  now = { ...page, state: 'ended', is_unbeaten: true }
  const place = await show(<TournamentPage />, answered, 'client')
  await untilText('Fewer than two traded')
  expect(place.textContent).not.toContain('Check it yourself')
  await leave()
  now = { ...page, state: 'ended', standings: rows }
  await show(<TournamentPage />, answered, 'client')
  await untilText(`npx truestrike-verify tournament tournament-${page.tournament_id}.signed.json`)
  press('Save the signed result')
  await until(() => expect(files).toHaveLength(1))
  expect(JSON.parse((await files[0]?.text()) ?? '')).toEqual(signed)
})

it('can be left before it starts', async () => {
  now = { ...page, is_mine: true, mine: me }
  await shown()
  await untilText('Leave')
  press('Leave, and get the entry back')
  await until(() =>
    expect(asked).toContainEqual(
      expect.objectContaining({ method: 'POST', path: expect.stringMatching(/leaving$/) }),
    ),
  )
})

it('lists what is offered, with its entry and its pool', async () => {
  const place = await show(
    <Router>
      <TournamentsPage />
    </Router>,
    answer,
    'client',
  )
  await untilText('The tenth')
  expect(place.textContent).toContain('Entry$10.00')
  expect(place.textContent).toContain('Prize pool$24.00')
})
