import { expect, it } from 'vitest'
import { testClock } from '#test/clock.ts'
import { keepAnswers } from './kept-answers.ts'

function opened() {
  const clock = testClock()
  let version = 1
  let made = 0
  const { get } = keepAnswers(clock, () => version)
  const make = async (bytes = 1) => {
    made += 1
    return Buffer.alloc(bytes, made)
  }
  return {
    clock,
    get,
    make,
    made: () => made,
    change: () => {
      version += 1
    },
  }
}

it('is made once for all who ask within a moment, and while it is being made', async () => {
  const { get, make, made, clock } = opened()
  const answers = await Promise.all([get('a', 250, make), get('a', 250, make)])
  expect(answers[0]).toBe(answers[1])
  clock.advance(249)
  expect(await get('a', 250, make)).toBe(answers[0])
  expect(made()).toBe(1)
  clock.advance(1)
  expect(await get('a', 250, make)).not.toBe(answers[0])
  expect(await get('b', 250, make)).not.toBe(answers[0])
  expect(made()).toBe(3)
})

it('is made anew after a change, also one that comes while it is being made', async () => {
  const { get, make, change } = opened()
  const before = get('a', 250, make)
  change()
  const after = await get('a', 250, make)
  expect(after).not.toBe(await before)
  expect(await get('a', 250, make)).toBe(after)
})

it('is not kept where there is none', async () => {
  const { get, make } = opened()
  await expect(get('a', 250, () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  const refusal = { refused: 'not_found' }
  expect(await get('a', 250, async () => refusal)).toBe(refusal)
  expect(Buffer.isBuffer(await get('a', 250, make))).toBe(true)
})

it('keeps so many bytes in all, the newest', async () => {
  const { get, make, made } = opened()
  for (let i = 0; i < 20; i += 1) await get(`key ${i}`, 250, () => make(1024 * 1024))
  await get('key 19', 250, make)
  expect(made()).toBe(20)
  await get('key 0', 250, make)
  expect(made()).toBe(21)
})
