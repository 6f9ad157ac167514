import { setImmediate as nextTurn } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { isRefusal } from '#kernel/refusal.ts'
import { openPasswords } from './passwords.ts'

const unavailable = { refused: 'unavailable' }

describe('a password', () => {
  test('is known by its argon2id hash, which never looks the same twice', async () => {
    const passwords = await openPasswords()
    const hash = String(await passwords.hash('correct horse'))
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(await passwords.hash('correct horse')).not.toBe(hash)
    expect(await passwords.verify('correct horse', hash)).toBe(true)
    expect(await passwords.verify('correct horsf', hash)).toBe(false)
  })

  test('of nobody is wrong, whatever it is', async () => {
    const passwords = await openPasswords()
    expect(await passwords.verify('stands in for a hash', undefined)).toBe(false)
  })

  test('of nobody takes as long to tell as one that is wrong', async () => {
    const passwords = await openPasswords({ running: 1, waiting: 0 })
    const hash = String(await passwords.hash('correct horse'))
    const known: number[] = []
    const unknown: number[] = []
    for (let i = 0; i < 15; i += 1) {
      known.push(await timeOf(() => passwords.verify('wrong', hash)))
      unknown.push(await timeOf(() => passwords.verify('wrong', undefined)))
    }
    const ratio = medianOf(unknown) / medianOf(known)
    expect(ratio).toBeGreaterThan(0.5)
    expect(ratio).toBeLessThan(2)
  })
})

describe('a flood', () => {
  test('is turned away beyond those that run and wait', async () => {
    const passwords = await openPasswords({ running: 2, waiting: 3 })
    const hash = String(await passwords.hash('correct horse'))
    const answers = await Promise.all(
      Array.from({ length: 200 }, () => passwords.verify('correct horse', hash)),
    )
    expect(answers.filter((answer) => answer === true)).toHaveLength(5)
    expect(answers.filter(isRefusal)).toEqual(Array.from({ length: 195 }, () => unavailable))
  })

  test('leaves nothing behind: afterwards there is room again', async () => {
    const passwords = await openPasswords({ running: 1, waiting: 1 })
    await Promise.all([passwords.hash('a'), passwords.hash('b'), passwords.hash('c')])
    expect(isRefusal(await passwords.hash('d'))).toBe(false)
    // A hash that cannot be read fails; its turn ends all the same.
    await expect(passwords.verify('e', 'no hash')).rejects.toThrow()
    expect(isRefusal(await passwords.hash('f'))).toBe(false)
  })

  test('does not hold up the event loop', async () => {
    const passwords = await openPasswords()
    let isOver = false
    const flood = Promise.all(
      Array.from({ length: 200 }, () => passwords.hash('correct horse')),
    ).finally(() => {
      isOver = true
    })
    let turns = 0
    while (!isOver) {
      await nextTurn()
      turns += 1
    }
    await flood
    // Hashes that were made between the turns would have left a turn or two for each.
    expect(turns).toBeGreaterThan(1_000)
  })
})

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await work()
  return performance.now() - began
}

function medianOf(values: number[]): number {
  return values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}
