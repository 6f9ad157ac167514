// Tournaments as clients call for them, from the list to the signed result.

import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { present } from '#kernel/assert.ts'
import { minute, second } from '#kernel/time.ts'
import { systemRandom } from '#server/platform/crypto.ts'
import { freshDatabase } from '#test/database.ts'
import { expectSoundBooks } from '#test/invariants.ts'
import { type Logged, loggedBy } from '#test/logged.ts'
import { openWholeApp, type WholeApp } from '#test/whole-app.ts'
import { checkFile } from '#verify/check-file.ts'
import { parseNote } from '#verify/note.ts'
import { endTournaments } from './end-tournament.ts'
import { holdPractice } from './hold-practice.ts'

const database = freshDatabase()
let whole: WholeApp
let logged: Logged
const install = { mode: 'sandbox', publicUrl: () => 'http://localhost' } as const

beforeAll(async () => {
  const { db } = database()
  whole = await openWholeApp(db)
  logged = loggedBy(db, whole.engine)
  await logged.round()
})
afterAll(async () => {
  await expectSoundBooks(database().db, whole.engine.clock.now())
  await whole.close()
})

const deps = () => ({
  db: database().db,
  clock: whole.engine.clock,
  random: systemRandom,
  install,
})

async function aClient() {
  const { token } = await whole.aSignedIn()
  const headers = { authorization: `Bearer ${token}` }
  const get = async (url: string) => (await whole.app.inject({ url: `/api${url}`, headers })).json()
  const post = async (url: string, payload: object = {}) =>
    (await whole.app.inject({ method: 'POST', url: `/api${url}`, payload, headers })).json()
  const stake = (trade_mode: 'Buy' | 'Sell') =>
    post('/trading/submit', {
      amount: 100,
      duration: 60,
      mode: 'chips',
      strike_rate: '75/3',
      trading_type: 'Cryptocurrency',
      symbol: 'BTCUSD',
      trade_mode,
    })
  return { get, post, stake }
}

async function until(instant: number): Promise<void> {
  const { engine } = whole
  for (let left = instant - engine.clock.now(); left > 0; left = instant - engine.clock.now()) {
    await engine.pass(Math.min(left, minute))
    await engine.tick({ BTCUSD: 59_990 + (Math.round(left / minute) % 7) * 4 })
  }
}

test('from the list to a result that is signed and logged', async () => {
  await holdPractice(deps())
  const [ada, ben] = [await aClient(), await aClient()]
  const [shown, next] = (await ada.get('/tournaments')).data
  expect(shown).toMatchObject({ name: null, account: 'demo', state: 'running', is_mine: false })
  const at = `/tournaments/${shown.tournament_id}`
  expect(await ada.post(`${at}/entry`, { shown_as: 'x' })).toMatchObject({ code: 'invalid_input' })
  const joined = await ada.post(`${at}/entry`, { shown_as: '  Ada  ' })
  expect(joined).toMatchObject({ done: 'tournament_joined', data: { entrants: 1, is_mine: true } })
  expect(joined.data.mine).toMatchObject({ number: 1, shown_as: 'Ada', available: 1_000 })
  await ben.post(`${at}/entry`, { shown_as: null })
  expect(await ada.post(`${at}/leaving`)).toMatchObject({ code: 'tournament_begun' })
  expect(await ada.post(`${at}/rebuys`, { number: 1 })).toMatchObject({
    code: 'tournament_no_rebuy',
  })
  const later = `/tournaments/${next.tournament_id}`
  expect(await ada.post(`${later}/entry`, { shown_as: null })).toMatchObject({
    code: 'tournament_other',
  })
  await whole.engine.tick({ BTCUSD: 60_003 })
  await whole.engine.pass(second)
  await whole.engine.tick({ BTCUSD: 60_000 })
  const placed = await ada.stake('Buy')
  expect(placed.data).toMatchObject({ mode: 'chips', amount: 100 })
  expect((await ben.stake('Sell')).status).toBe(true)
  const open = await ada.get('/trading?mode=chips&status=open')
  expect(open.data).toMatchObject([{ trade_id: placed.data.trade_id, mode: 'chips' }])
  expect((await ada.get('/trading?mode=demo')).data).toEqual([])
  expect(await ada.get(`${at}/signed-result`)).toMatchObject({ code: 'not_found' })
  await whole.engine.pass(second)
  await whole.engine.tick({ BTCUSD: 60_001 })
  await whole.engine.pass(55 * second)
  await whole.engine.tick({ BTCUSD: 60_050 })
  await until(whole.engine.clock.now() + minute)
  const receipt = await ada.get(`/trading/${placed.data.trade_id}/receipt`)
  expect(receipt.data).toMatchObject({ mode: 'chips' })
  await until(Date.parse(shown.ends_at) + second)
  await endTournaments(deps())
  await logged.round()
  await logged.round()
  // Whoever was in it was signed out meanwhile.
  const cem = await aClient()
  const { data } = await cem.get(at)
  expect(data).toMatchObject({ state: 'ended', entrants: 2 })
  expect(data.standings).toMatchObject([{ place: 1 }, { place: 2 }])
  const signed = (await cem.get(`${at}/signed-result`)).data
  const { text } = present(parseNote(signed.note), 'a note')
  expect(text).toContain('truestrike/tournament/v1\n')
  expect(text).not.toContain('Ada')
  expect(JSON.parse(signed.entry)).toMatchObject({
    kind: 'tournament',
    id: shown.tournament_id,
    sha256: createHash('sha256').update(text).digest('hex'),
  })
  expect(signed.proof).toMatch(/^c2sp.org\/tlog-proof/)
  // Whoever has the file verifies it without us.
  const { isGood, lines } = await checkFile(JSON.stringify(signed), { vkeys: [], log: undefined })
  expect(lines.filter((line) => !line.startsWith('ok ')).slice(1)).toEqual([
    'The key is the one in the file: compare it with what its house publishes.',
    expect.stringContaining(signed.keys[0].vkey),
    'Everything in it is what was signed and logged, and places and prizes follow from it.',
  ])
  expect(isGood).toBe(true)
})

test('what is not there is not found', async () => {
  const ada = await aClient()
  const nowhere = '/tournaments/019aa000-0000-7000-8000-000000000001'
  for (const reply of [
    await ada.get('/tournaments/x'),
    await ada.get(nowhere),
    await ada.get(`${nowhere}/signed-result`),
    await ada.post(`${nowhere}/entry`, { shown_as: null }),
    await ada.post(`${nowhere}/leaving`),
    await ada.post(`${nowhere}/rebuys`, { number: 1 }),
  ]) {
    expect(reply).toMatchObject({ status: false, code: 'not_found' })
  }
})
