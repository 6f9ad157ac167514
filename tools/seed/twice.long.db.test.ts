import { expect, it } from 'vitest'
import { cloneDatabase } from '#test/database.ts'
import { digestOf } from './digest.ts'
import { seedHere, smallWorld } from './test-world.ts'

it('is the same world for the same seed, and another one for another', async () => {
  const digests: string[] = []
  for (const seed of [7, 7, 8]) {
    const { db, server } = await cloneDatabase()
    expect(await seedHere(server, { ...smallWorld, seed })).toEqual({ outcome: 'made' })
    digests.push(await digestOf(db))
    await db.close()
  }
  const [one, same, other] = digests
  expect(same).toBe(one)
  expect(other).not.toBe(one)
}, 600_000)
