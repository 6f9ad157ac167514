import { expect, test } from 'vitest'
import { takeFairTurns } from './fair-turns.ts'

/** Work that ends when it is told to, and the order in which it began. */
function aWorkshop(most: { each: number; all: number }) {
  const turns = takeFairTurns(most)
  const began: string[] = []
  const ends: (() => void)[] = []
  const ask = (asker: string, name: string) =>
    turns.take(asker, () => {
      began.push(name)
      return new Promise<string>((end) => ends.push(() => end(name)))
    })
  const finishAll = async (asked: readonly (Promise<string> | undefined)[]) => {
    for (const one of asked) void one?.catch(() => {})
    while (!turns.isIdle()) {
      ends.shift()?.()
      await Promise.resolve()
    }
  }
  return { turns, began, ask, finishAll }
}

test('turns go around: who asks for much holds nobody up by more than one piece', async () => {
  const { began, ask, finishAll } = aWorkshop({ each: 3, all: 10 })
  const asked = [ask('eve', 'e1'), ask('eve', 'e2'), ask('eve', 'e3'), ask('ada', 'a1')]
  asked.push(ask('bob', 'b1'))
  await finishAll(asked)
  expect(began).toEqual(['e1', 'a1', 'b1', 'e2', 'e3'])
})

test('each may have so much waiting, and all together', async () => {
  const { ask, finishAll } = aWorkshop({ each: 2, all: 3 })
  const asked = [ask('eve', 'e1'), ask('eve', 'e2')]
  expect(ask('eve', 'e3')).toBe(undefined)
  asked.push(ask('ada', 'a1'))
  expect(ask('bob', 'b1')).toBe(undefined)
  await finishAll(asked)
  expect(ask('bob', 'b1')).not.toBe(undefined)
})

test('what fails gives its turn on', async () => {
  const turns = takeFairTurns({ each: 2, all: 3 })
  const failed = turns.take('eve', () => Promise.reject(new Error('broken')))
  const done = turns.take('eve', async () => 'done')
  await expect(failed).rejects.toThrow('broken')
  expect(await done).toBe('done')
  expect(turns.isIdle()).toBe(true)
})
