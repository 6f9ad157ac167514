import { expect, it } from 'vitest'
import { eachOf } from './each-of.ts'

/** Work that ends when it is told to, and what has begun and ended so far. */
function byHand() {
  const log: string[] = []
  const ends = new Map<number, { resolve: (value: number) => void; reject: (why: Error) => void }>()
  const work = (item: number) => {
    log.push(`begins ${item}`)
    return new Promise<number>((resolve, reject) => ends.set(item, { resolve, reject })).finally(
      () => log.push(`ends ${item}`),
    )
  }
  return { log, work, end: (item: number) => ends.get(item) }
}

/** Whatever can go on without us has gone on. */
const settled = () => new Promise((resolve) => setImmediate(resolve))

it('works on so many at once, and keeps their order', async () => {
  const { log, work, end } = byHand()
  const all = eachOf([1, 2, 3], work, 2)
  expect(log).toEqual(['begins 1', 'begins 2'])
  end(2)?.resolve(20)
  await settled()
  expect(log.at(-1)).toBe('begins 3')
  end(3)?.resolve(30)
  end(1)?.resolve(10)
  expect(await all).toEqual([10, 20, 30])
  expect(await eachOf([], work)).toEqual([])
})

it('after a failure begins nothing, and waits for what is under way', async () => {
  const { log, work, end } = byHand()
  let hasFailed = false
  const all = eachOf([1, 2, 3], work, 2).catch((error: Error) => {
    hasFailed = true
    return error.message
  })
  end(1)?.reject(new Error('no'))
  await settled()
  expect(hasFailed).toBe(false)
  end(2)?.resolve(20)
  expect(await all).toBe('no')
  expect(log).toEqual(['begins 1', 'begins 2', 'ends 1', 'ends 2'])
})
