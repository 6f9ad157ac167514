import { afterEach, expect, it } from 'vitest'
import { standForLead } from '#server/platform/leadership.ts'
import { aClient } from '#test/clients.ts'
import { freshDatabase } from '#test/database.ts'
import { seedHere, smallWorld } from './test-world.ts'

const database = freshDatabase()

afterEach(async () => {
  const rows = await database().db.rows(`select from clients where email like '%@world.example'`)
  expect(rows).toEqual([])
})

it('is refused in a live install', async () => {
  const refused = await seedHere(database().server, smallWorld, 'live')
  expect(refused).toEqual({ refused: expect.stringContaining('is live') })
})

it('is refused while a server leads the install', async () => {
  const leadership = standForLead(database().server, () => {})
  expect(await leadership.lead(AbortSignal.timeout(5_000))).toBe(true)
  const refused = await seedHere(database().server, smallWorld)
  expect(refused).toEqual({ refused: expect.stringContaining('stop it first') })
  await leadership.resign()
})

it('is refused where others have signed up', async () => {
  await aClient(database().db)
  const refused = await seedHere(database().server, smallWorld)
  expect(refused).toEqual({ refused: expect.stringContaining('clients or their money') })
})
