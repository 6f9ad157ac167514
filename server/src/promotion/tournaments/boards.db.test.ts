// The board of a tournament is read once for all who look at it, and what is a client's own is
// always as it is.

import { afterAll, beforeAll, expect, test } from 'vitest'
import { dollars } from '#kernel/money.ts'
import { second } from '#kernel/time.ts'
import type { Database } from '#server/platform/db.ts'
import { freshDatabase } from '#test/database.ts'
import { openTournaments, type TournamentWorld } from '#test/tournament-world.ts'
import { type Boards, keepBoards } from './keep-boards.ts'
import { tournamentPage } from './view-tournament.ts'

const database = freshDatabase()
let at: TournamentWorld

beforeAll(async () => {
  at = await openTournaments(database().db)
  await at.tick(60_003)
  await at.tick(60_000)
})
afterAll(() => at.engine.stop())

/** The same database, and what was asked of it. */
function counting() {
  const asked: string[] = []
  const db = new Proxy(database().db, {
    get: (real, name) => {
      if (name !== 'rows') return Reflect.get(real, name)
      const rows: Database['rows'] = (statement, values) => {
        asked.push(typeof statement === 'string' ? statement : statement.text)
        return real.rows(statement, values)
      }
      return rows
    },
  })
  return { db, asked, boards: keepBoards({ db, clock: at.clock }) }
}

async function look(boards: Boards, db: Database, id: string, clientId: never) {
  const kept = await boards.of(id)
  if (!kept) throw new Error('no such tournament')
  return tournamentPage(db, kept.tournament, { clientId, now: at.clock.now() }, kept.board)
}

test('a hundred look, and the board is read once', async () => {
  const it = await at.publish({ startChips: dollars(1_000) })
  const entrants = await Promise.all(Array.from({ length: 10 }, () => at.client()))
  for (const one of entrants) expect(await at.join(one, it)).toBe('done')
  const { db, asked, boards } = counting()
  const viewers = Array.from({ length: 100 }, (_, nr) => entrants[nr % 10] as never)
  const pages = await Promise.all(viewers.map((viewer) => look(boards, db, it.id, viewer)))
  expect(pages.every(({ standings, mine }) => standings.length === 10 && mine !== null)).toBe(true)
  // Whose place it is is each viewer's own.
  expect(
    new Set(pages.map(({ standings }) => standings.findIndex(({ is_me: me }) => me))).size,
  ).toBe(10)
  // The tournament, who is in it, and how they stand; and of each viewer entry and chips.
  expect(asked.length).toBe(3 + 100 * 2)
  at.clock.advance(second)
  await Promise.all(viewers.map((viewer) => look(boards, db, it.id, viewer)))
  expect(asked.length).toBe(3 + 200 * 2)
})

test('what is one’s own is never old, and what is kept of the others is for some seconds', async () => {
  const it = await at.publish()
  const [ada, ben] = [await at.client(), await at.client()]
  await at.join(ada, it)
  const { db, boards } = counting()
  expect((await look(boards, db, it.id, ben as never)).mine).toBeNull()
  await at.join(ben, it)
  const page = await look(boards, db, it.id, ben as never)
  expect(page).toMatchObject({ is_mine: true, mine: { number: 2 }, entrants: 1 })
  boards.forget(it.id)
  expect(await look(boards, db, it.id, ben as never)).toMatchObject({ entrants: 2 })
  await at.leave(ada, it)
  at.clock.advance(5 * second)
  expect(await look(boards, db, it.id, ben as never)).toMatchObject({ entrants: 1 })
})

test('what is not there is asked for each time, and pushes out nothing', async () => {
  const it = await at.publish()
  const { asked, boards } = counting()
  await boards.of(it.id)
  const before = asked.length
  for (let nr = 0; nr < 300; nr += 1) {
    const id = `019aa000-0000-7000-8000-${String(nr).padStart(12, '0')}`
    expect(await boards.of(id)).toBeUndefined()
  }
  expect(asked.length).toBe(before + 300)
  await boards.of(it.id)
  expect(asked.length).toBe(before + 300)
})

test('the list is read once for all, and anew for who changed something', async () => {
  const { asked, boards } = counting()
  const [first] = await Promise.all(Array.from({ length: 100 }, () => boards.all()))
  expect(asked.length).toBe(2)
  const it = await at.publish()
  expect(await boards.all()).toBe(first)
  boards.forget(it.id)
  expect((await boards.all()).map(({ id }) => id)).toContain(it.id)
})
