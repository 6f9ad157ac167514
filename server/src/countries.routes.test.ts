// Where clients may come from, on an install put together as it runs: a live one goes by its list,
// as it is when somebody asks; a sandbox takes everybody.

import { expect, test } from 'vitest'
import { freshDatabase } from '#test/database.ts'
import { openWholeApp, type WholeApp } from '#test/whole-app.ts'
import { defaultSettings } from './install/operators/settings.ts'

const database = freshDatabase()
const profile = {
  gender: 'female',
  date_of_birth: '1990-12-31',
  country: 'BE',
  state: 'Antwerpen',
  city: 'Antwerpen',
  address: 'Meir 1',
}

async function aSignedIn({ app, aSignedIn: make }: WholeApp) {
  const { token } = await make()
  const headers = { authorization: `Bearer ${token}` }
  return {
    tell: async (country: string) => {
      const payload = { ...profile, country }
      const reply = await app.inject({ method: 'PATCH', url: '/api/users', headers, payload })
      return reply.json().code
    },
    deposit: async () => {
      const url = '/api/deposit/conversion?currency=btc&usd_amount=5'
      return (await app.inject({ url, headers })).json().code
    },
    blocks: async () => (await app.inject({ url: '/api/users/blocks', headers })).json().data,
  }
}

test('a live install takes clients and deposits from its list, as it is by then', async () => {
  let countries = ['NL']
  const settings = () => ({ ...defaultSettings, countries })
  const whole = await openWholeApp(database().db, { installMode: 'live', settings })
  const who = await aSignedIn(whole)
  expect(await who.tell('BE')).toBe('country_not_served')
  // What else a live install is short of here.
  expect(await who.deposit()).toBe('deposits_closed')
  expect(await who.tell('NL')).toBeUndefined()
  expect(await who.deposit()).toBe('deposits_closed')
  countries = ['BE']
  expect(await who.deposit()).toBe('country_closed')
  expect((await who.blocks()).deposit.code).toBe('country_closed')
  expect((await who.blocks()).withdraw?.code).not.toBe('country_closed')
  await whole.close()
})

test('a sandbox takes everybody', async () => {
  const whole = await openWholeApp(database().db)
  const who = await aSignedIn(whole)
  expect(await who.tell('BE')).toBeUndefined()
  expect(await who.blocks()).toMatchObject({ deposit: null, trade_live: null })
  await whole.close()
})
