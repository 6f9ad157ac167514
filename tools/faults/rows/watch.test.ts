import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { watchFor } from './watch.ts'

const long = 60_000

test('what goes on ends when the time is over', async () => {
  const watch = watchFor(200, () => 0)
  let times = 0
  const began = performance.now()
  await watch.repeat(async () => {
    times += 1
    await watch.rest(long)
  })
  expect(times).toBe(1)
  expect(watch.isOver()).toBe(true)
  expect(performance.now() - began).toBeGreaterThanOrEqual(200)
})

test('all of it ends when the server does, whether it rests or fails at that', async () => {
  let deaths = 0
  const watch = watchFor(long, () => deaths)
  const began = performance.now()
  const resting = watch.repeat(() => watch.rest(long))
  const failing = watch.repeat(async () => {
    await sleep(50)
    throw new Error('fetch failed')
  })
  // A connection is lost before the end of the process is told.
  await sleep(150)
  deaths = 1
  await Promise.all([resting, failing])
  expect(watch.isOver()).toBe(true)
  expect(performance.now() - began).toBeLessThan(long / 2)
})

test('what fails while the server lives is a failure', async () => {
  const watch = watchFor(long, () => 0)
  const failing = watch.repeat(() => Promise.reject(new Error('no such page')))
  await expect(failing).rejects.toThrow('no such page')
})

test('ends before it began are none of its own', async () => {
  expect(watchFor(long, () => 3).isOver()).toBe(false)
})
