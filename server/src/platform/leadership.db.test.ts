import { expect, it, onTestFinished } from 'vitest'
import { freshDatabase } from '#test/database.ts'
import { newToken, systemRandom } from './crypto.ts'
import { standForLead } from './leadership.ts'

const database = freshDatabase()

it('each lead has its own pass, which those who stand by read with the address', async () => {
  const { server } = database()
  const [first, second] = [standForLead(server, () => {}), standForLead(server, () => {})]
  onTestFinished(() => second.resign())
  expect(await second.leader()).toBeUndefined()
  expect(await first.lead(AbortSignal.timeout(30_000))).toBe(true)
  const leader = { url: 'http://first:1', pass: newToken(systemRandom) }
  await first.announce(leader, 'http://first:1')
  expect(await second.leader()).toEqual(leader)
  await first.resign()
  expect(await second.lead(AbortSignal.timeout(30_000))).toBe(true)
  const next = { url: 'http://second:1', pass: newToken(systemRandom) }
  await second.announce(next, 'http://second:1')
  expect(await second.leader()).toEqual(next)
  // One that knows none is shown none.
  await second.announce({ ...next, pass: null }, 'http://second:1')
  expect(await second.leader()).toEqual({ ...next, pass: null })
})
