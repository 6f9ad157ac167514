// The plan table changes: whoever comes to a plan is told what it takes now, whoever has one keeps
// what it gave when they got it.

import { expect, test } from 'vitest'
import type { PlanView } from '#contract/public/plan-table.ts'
import { builtInPlans } from '#contract/public/plans.ts'
import { defaultSettings } from '#server/install/operators/settings.ts'
import { createAccountsApp, signInAs } from '#test/accounts-app.ts'
import { aClient } from '#test/clients.ts'
import { freshDatabase } from '#test/database.ts'
import { payInFor } from '#test/funded-client.ts'

const database = freshDatabase()

test('a plan is had by the table of its day, and keeps its trades a day', async () => {
  const { db } = database()
  let table = { ...builtInPlans, 'Beginner-3000': { funding: 2_000, tradesPerDay: 2 } }
  const settings = () => ({ ...defaultSettings, planTable: table })
  const { app, clock } = await createAccountsApp(db, { settings })
  const client = await aClient(db)
  const { token } = await signInAs(app, client)
  const headers = { authorization: `Bearer ${token}` }
  const standing = async () => (await app.inject({ url: '/api/users/plan', headers })).json().data
  const choose = () =>
    app.inject({
      method: 'POST',
      url: '/api/users/set-plan',
      headers,
      payload: { trading_plan: 'Beginner-3000' },
    })
  const told = async (): Promise<PlanView[]> =>
    (await app.inject({ url: '/api/public/plans' })).json().data

  expect((await told())[0]).toEqual({ id: 'Beginner-3000', funding: 2_000, trades_per_day: 2 })
  expect(await standing()).toMatchObject({ trades_per_day: null, plans: await told() })
  await payInFor(db, client.id, 1_999, clock.now())
  expect((await choose()).json().message).toContain('$1.00 are missing')
  await payInFor(db, client.id, 1, clock.now())
  expect((await choose()).statusCode).toBe(200)
  expect(await standing()).toMatchObject({ trading_plan: 'Beginner-3000', trades_per_day: 2 })

  table = { ...builtInPlans, 'Beginner-3000': { funding: 5_000, tradesPerDay: 1 } }
  expect((await told())[0]?.funding).toBe(5_000)
  expect(await standing()).toMatchObject({
    trading_plan: 'Beginner-3000',
    trades_per_day: 2,
    plans: await told(),
  })
})
