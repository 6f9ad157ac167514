// Nobody can change a price: no call of the API does anything about one but read it, and of all SQL
// of the server one statement adds ticks, called where a feed's are taken: at a start and as they come. Nothing
// updates or deletes one; the database refuses that to everybody, its owner's triggers included.

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { routes } from '#contract/routes.ts'
import type { Route } from '#contract/shared/route.ts'
import { officeRoutes } from '#contract/staff/routes.ts'
import { tableRights } from '#server/platform/table-rights.ts'
import { filesIn } from './sources.ts'

const all: readonly Route[] = [...Object.values(routes), ...Object.values(officeRoutes)]
const sources = filesIn('.', 'server/src')
  .filter((file) => !/\.test\.ts$/.test(file))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }))

const ofPrices = /\/(prices?|ticks?|candles?|rates|quotes?|market)(\/|$|-)/

test('each call about prices reads', () => {
  const about = all.filter(({ path }) => ofPrices.test(path))
  expect(about.map(({ path }) => path)).toContain('/office/prices')
  const others = about.filter(({ method }) => method !== 'GET').map(({ path }) => path)
  // At which prices a client wants to be told changes none.
  expect(others).toEqual(['/users/price-alerts', '/users/price-alerts/:id/removal'])
})

function shapeOf(body: Route['body']): object {
  return (body as { readonly shape?: object } | undefined)?.shape ?? {}
}

test('no call takes what would be a price, whatever it is called', () => {
  const changing = all.filter(({ method }) => method !== 'GET')
  const fields = changing.flatMap(({ path, body }) =>
    Object.keys(shapeOf(body)).map((name) => `${path} ${name}`),
  )
  expect(fields.length).toBeGreaterThan(20)
  const like = fields.filter((it) => /\b(price|tick|entry|exit|strike|spot)\b/.test(it))
  // An entry to a tournament is none of a trade.
  expect(like).toEqual(['/tournaments/:id/entry shown_as'])
})

const writes =
  /(?:insert\s+into|update|delete\s+from|copy|truncate|merge\s+into)\s+(?:only\s+)?ticks/i

test('one statement adds ticks, and none changes or removes one', () => {
  const found = sources.filter(({ text }) => writes.test(text))
  expect(found.map(({ file }) => file)).toEqual(['server/src/trading/market/market.store.ts'])
  expect(found[0]?.text.match(new RegExp(writes, 'gi'))).toEqual(['insert into ticks'])
})

test.each([
  [
    /\binsertTicks\(/,
    ['market/market.store.ts', 'market/start-market.ts', 'market/store-prices.ts'],
  ],
  [/\bstoreTicks\(/, ['ingest-ticks.ts', 'market/store-prices.ts']],
])('%s is called by what takes prices from a feed alone', (call, files) => {
  const found = sources.filter(({ text }) => call.test(text)).map(({ file }) => file)
  expect(found).toEqual(files.map((file) => `server/src/trading/${file}`))
})

test('the server may add ticks and do nothing else with them', () => {
  expect(tableRights.ticks).toBe('insert')
})
