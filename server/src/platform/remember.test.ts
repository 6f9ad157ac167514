import { describe, expect, it } from 'vitest'
import { testClock } from '#test/clock.ts'
import { remember } from './remember.ts'

describe('what is remembered', () => {
  it('is found once for all who ask at the same time, and kept', async () => {
    const { ask, found } = counting()
    expect(await Promise.all([ask(), ask(), ask()])).toEqual([1, 1, 1])
    expect(await ask()).toBe(1)
    expect(found()).toBe(1)
  })

  it('is given once more when it is old, while it is found anew', async () => {
    const { ask, clock } = counting()
    await ask()
    clock.advance(1_001)
    expect(await ask()).toBe(1)
    expect(await ask()).toBe(2)
  })

  it('is waited for when it is very old', async () => {
    const { ask, clock } = counting()
    await ask()
    clock.advance(2_001)
    expect(await ask()).toBe(2)
  })

  it('is kept longer the longer it takes to find', async () => {
    const clock = testClock()
    let found = 0
    const ask = remember(clock, 1_000, async () => {
      found += 1
      clock.advance(100)
      return found
    })
    await ask()
    clock.advance(4_999)
    await ask()
    expect(found).toBe(1)
  })

  it('outlives a failure to find it anew, but not for ever', async () => {
    const clock = testClock()
    let isDown = false
    const ask = remember(clock, 1_000, async () => {
      if (isDown) throw new Error('down')
      return 'known'
    })
    expect(await ask()).toBe('known')
    isDown = true
    clock.advance(1_500)
    expect(await ask()).toBe('known')
    clock.advance(1_000)
    await expect(ask()).rejects.toThrow('down')
    isDown = false
    expect(await ask()).toBe('known')
  })
})

function counting() {
  const clock = testClock()
  let found = 0
  const ask = remember(clock, 1_000, async () => {
    found += 1
    return found
  })
  return { ask, clock, found: () => found }
}
