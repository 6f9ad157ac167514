import { describe, expect, it } from 'vitest'
import { seed } from '#seed'
import { type Found, signs } from './defects.ts'
import { textOf } from './lines.ts'
import { playAgain, record } from './test-run.ts'

const patienceMs = 900_000

describe('what is planted is found within two days of one of eight seeds', () => {
  it.each(Object.entries(signs) as [Found, RegExp][])(
    '%s',
    async (defect, sign) => {
      const said: string[] = []
      for (let seed = 1; seed <= 8 && !said.some((one) => sign.test(one)); seed += 1) {
        const { ran } = await record({ days: 2, sessions: 5, seed }, defect)
        said.push(...ran.wrong)
        process.stdout.write(`${defect} ${seed} ${textOf(ran)}\n`)
      }
      expect(said.join('\n')).toMatch(sign)
    },
    patienceMs,
  )

  it.each(['dice', 'watch'] as const)('%s, by a replay', async (defect) => {
    const { ran, lines } = await record({ days: 1, sessions: 1, seed: 1 }, defect)
    expect(ran.wrong).toEqual([])
    const { differs } = await playAgain(lines, defect)
    expect(differs?.recorded).toMatch(/"trade":/)
    expect(differs?.replayed).toMatch(/"trade":/)
  })
})

it(`days by any seed leave everything as it must be, and again to the letter (seed ${seed})`, async () => {
  const { ran, lines } = await record({ days: 3, sessions: 6, seed })
  expect(ran.wrong).toEqual([])
  expect(await playAgain(lines)).toEqual({ ran, differs: undefined })
}, 900_000)
