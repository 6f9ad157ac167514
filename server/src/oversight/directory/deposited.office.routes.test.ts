// Who of the clients has deposited, by what the chain brought and the ledger credited.

import { expect, test } from 'vitest'
import { aClient, database, get, it_, openDeposits } from '#test/deposit-calls.ts'
import { payIn } from '#test/money-world.ts'
import { createOfficeApp, read, sitDown } from '#test/office-app.ts'
import { registerDirectoryRoutes } from './directory.office.routes.ts'

openDeposits()

test('whoever had a deposit credited has deposited, and nobody else', async () => {
  const api = await createOfficeApp(database().db, { register: registerDirectoryRoutes })
  const token = await sitDown(api, 'sue@desk.example', ['support'])
  const found = async (query: string) =>
    (await read(api, `clients?${query}`, token)).json().data.map(({ id }: { id: string }) => id)
  const [payer, other] = [String(await aClient()), String(await aClient())]
  expect(await found('deposited=yes')).toEqual([])
  await payIn(it_, BigInt(payer) as never, 'btc', '0.01')
  await it_.blocks('btc', 1)
  expect(await found('deposited=yes')).toEqual([])
  await it_.blocks('btc', 6)
  const [credited] = (await get(BigInt(payer) as never, '/deposit')).data
  expect(credited.status).toBe('Approved')
  expect(await found('deposited=yes')).toEqual([payer])
  expect(await found('deposited=no')).toEqual([other])
})
