import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { repeat } from './repeat.ts'

const deps = (log: string[] = []) => ({
  name: 'work',
  pauseMs: 5,
  log: (it: string) => log.push(it),
})

test('works on, through failures, which are told', async () => {
  const log: string[] = []
  let turns = 0
  const loop = repeat(deps(log), async () => {
    turns += 1
    if (turns === 2) throw new Error('no luck')
    return 'done'
  })
  while (turns < 4) await sleep(1)
  await loop.stop()
  const before = turns
  await sleep(30)
  expect(turns).toBe(before)
  expect(log).toEqual(['work failed: no luck'])
})

test('does not pause while there is more', async () => {
  let turns = 0
  const loop = repeat({ ...deps(), pauseMs: 60_000 }, async () => {
    turns += 1
    return turns < 5 ? 'more' : 'done'
  })
  while (turns < 5) await sleep(1)
  await sleep(20)
  await loop.stop()
  expect(turns).toBe(5)
})

test('stopping waits for the work that is under way', async () => {
  let isFinished = false
  const loop = repeat(deps(), async () => {
    await sleep(40)
    isFinished = true
    return 'done'
  })
  await sleep(5)
  await loop.stop()
  expect(isFinished).toBe(true)
})

test('work that rests is told to end', async () => {
  let wasTold = false
  const loop = repeat(deps(), async (signal) => {
    await sleep(300_000, undefined, { signal }).catch(() => {
      wasTold = true
    })
    return 'more'
  })
  await loop.stop()
  expect(wasTold).toBe(true)
})
