// The log as anybody reads it: files at addresses that others know, and nothing beside them.

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { minute, second } from '#kernel/time.ts'
import { freshDatabase } from '#test/database.ts'
import { anOrder } from '#test/engine.ts'
import { loggedBy, testOrigin } from '#test/logged.ts'
import { openWholeApp, type WholeApp } from '#test/whole-app.ts'
import { entriesOf } from '#verify/frames.ts'
import { parseNote } from '#verify/note.ts'

const database = freshDatabase()
let whole: WholeApp
let token: string
let tradeId: string

const get = (url: string, headers: Record<string, string> = {}) =>
  whole.app.inject({ method: 'GET', url, headers })

beforeAll(async () => {
  whole = await openWholeApp(database().db)
  const logged = loggedBy(database().db, whole.engine)
  const client = await whole.aSignedIn()
  token = client.token
  await logged.round()
  await whole.engine.pass(second)
  const order = anOrder()
  const answer = await whole.engine.lanes.open({ clientId: client.id, order, orderKey: null })
  if ('refused' in answer) throw new Error(answer.refused)
  tradeId = answer.trade.id
  await whole.engine.pass(3 * minute)
  await logged.round()
  await whole.engine.pass(2 * second)
  await logged.round()
})
afterAll(() => whole.close())

it('says what it holds, and by which key', async () => {
  const checkpoint = await get('/log/checkpoint')
  expect(checkpoint.statusCode).toBe(200)
  expect(checkpoint.headers['cache-control']).toBe('no-cache')
  expect(checkpoint.headers['access-control-allow-origin']).toBe('*')
  const note = parseNote(checkpoint.body)
  expect(note?.text.split('\n')[0]).toBe(testOrigin)
  const keys = await get('/log/keys.json')
  expect(keys.json()).toMatchObject({ origin: testOrigin, keys: [{ ended: null, endorsed: null }] })
  expect(note?.signatures[0]?.name).toBe(testOrigin)
})

it('serves hashes and entries as tiles, as far as it said', async () => {
  const size = Number((await get('/log/checkpoint')).body.split('\n')[1])
  const tile = await get(`/log/tile/0/000.p/${size}`)
  expect(tile.rawPayload).toHaveLength(size * 32)
  expect(tile.headers['content-type']).toBe('application/octet-stream')
  const shorter = await get('/log/tile/0/000.p/2')
  expect(shorter.rawPayload.equals(tile.rawPayload.subarray(0, 64))).toBe(true)
  const bundle = await get(`/log/tile/entries/000.p/${size}`)
  const entries = entriesOf(Uint8Array.from(bundle.rawPayload)).map((entry) =>
    JSON.parse(new TextDecoder().decode(entry)),
  )
  const kinds = new Set(entries.map(({ kind }) => kind))
  expect([...kinds].sort()).toEqual(['calibration', 'key', 'settlement', 'terms', 'ticks'])
  // Nothing of a person, nor of a trade.
  expect(bundle.body).not.toContain(tradeId)
})

describe('what is not there is not found', () => {
  it.each([
    '/log/tile/0/000',
    '/log/tile/0/000.p/0',
    '/log/tile/0/000.p/256',
    '/log/tile/0/000.p/99',
    '/log/tile/0/001.p/1',
    '/log/tile/1/000.p/1',
    '/log/tile/00/000.p/1',
    '/log/tile/64/000.p/1',
    '/log/tile/0/0.p/1',
    '/log/tile/0/x000/000.p/1',
    '/log/tile/0/x999/x999/x999/x999/x999/x999/999',
    '/log/tile/entries/000',
    '/log/tile/-1/000',
    '/log/tile/0/../checkpoint',
    '/log/tile/',
    '/log/',
    '/log',
    '/log/checkpoint/x',
  ])('%s', async (url) => {
    expect((await get(url)).statusCode).toBe(404)
  })
})

it('gives clients their signed receipts, and nobody else', async () => {
  const url = `/api/trading/${tradeId}/signed-receipt`
  const answer = await get(url, { authorization: `Bearer ${token}` })
  expect(answer.statusCode).toBe(200)
  expect(answer.json().data).toMatchObject({ format: 'truestrike/receipt/v1', origin: testOrigin })
  expect((await get(url)).statusCode).toBe(401)
  const other = await whole.aSignedIn()
  const theirs = await get(url, { authorization: `Bearer ${other.token}` })
  expect(theirs.statusCode).toBe(404)
})
