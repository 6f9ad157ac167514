// The register in the code, the register in the database, and the names on the statement say the
// same: whoever adds a currency or a flow is led here by what is missing.

import { expect, test } from 'vitest'
import { movementKinds } from '#contract/client/statements.ts'
import { freshDatabase } from '#test/database.ts'
import { type Currency, currencies, type Flow, flows, type Place, routesIn } from './flows.ts'

const database = freshDatabase()
const register = Object.entries<Flow>(flows)

const routes = register.flatMap(([kind, flow]) =>
  flow.currencies.flatMap((currency) =>
    routesIn(flow, currency).map((route) => {
      const [from, to] = route.split(' > ') as [Place, Place]
      return { kind, currency, from_name: from, to_name: to }
    }),
  ),
)

const sorted = (rows: readonly object[]) => rows.map((row) => JSON.stringify(row)).sort()

test('the currencies are those of the database', async () => {
  const rows = await database().db.rows<object>(
    'select name, unit, decimals, is_money as "isMoney" from currencies',
  )
  const known = Object.entries(currencies).map(([name, facts]) => ({ name, ...facts }))
  expect(sorted(rows)).toEqual(sorted(known))
})

test('the flows are those of the database, and what undoes each', async () => {
  const rows = await database().db.rows<object>('select kind, undone_by as "undoneBy" from flows')
  expect(sorted(rows)).toEqual(sorted(register.map(([kind, { undoneBy }]) => ({ kind, undoneBy }))))
})

test('the routes are those of the database', async () => {
  const rows = await database().db.rows<object>(
    'select kind, currency, from_name, to_name from flow_routes',
  )
  expect(sorted(rows)).toEqual(sorted(routes))
})

test('each currency has the own accounts that its routes name, and no other', async () => {
  const rows = await database().db.rows<object>(
    'select currency, name from accounts where client_id is null',
  )
  const named = (currency: Currency) => {
    const own = routes.filter((route) => route.currency === currency)
    const names = new Set(own.flatMap((route) => [route.from_name, route.to_name]))
    return [...names].filter((name) => name !== 'available').map((name) => ({ currency, name }))
  }
  const all = (Object.keys(currencies) as Currency[]).flatMap(named)
  expect(sorted(rows)).toEqual(sorted(all))
})

test('what moves a client’s money has a name on the statement, and nothing else has', () => {
  // What is no account of dollars, real or demo, is told where it is used.
  const ofClients = register.filter(
    ([, { routes, currencies }]) =>
      currencies.some((currency) => currency === 'real' || currency === 'demo') &&
      // Who has moved reads their statement where they are.
      !routes.includes('available > elsewhere') &&
      routes.some((route) => route.split(' > ').includes('available')),
  )
  expect(ofClients.map(([kind]) => kind).sort()).toEqual(Object.keys(movementKinds).sort())
})

test('what undoes a flow takes the money from where it went', () => {
  for (const [kind, { undoneBy, routes: forth }] of register) {
    if (undoneBy === null) continue
    const back = register.find(([other]) => other === undoneBy)?.[1].routes ?? []
    const reached = forth.map((route) => route.split(' > ')[1])
    const taken = back.map((route) => route.split(' > ')[0])
    expect(reached, `${undoneBy} undoes ${kind}`).toEqual(expect.arrayContaining(taken))
  }
})
