import { expect, it } from 'vitest'
import { playAgain, record } from './test-run.ts'

it('two days leave everything as it must be, and are the same again to the letter', async () => {
  const { ran, lines } = await record({ days: 2, sessions: 1, seed: 5 })
  expect(ran).toMatchObject({ days: 2, wrong: [] })
  expect(lines.filter((line) => line.includes('"struck":')).length).toBeGreaterThan(0)
  expect(await playAgain(lines)).toEqual({ ran, differs: undefined })
})

it('says which line of a recording is not what happens', async () => {
  const { lines } = await record({ days: 1, sessions: 1, seed: 5 })
  const at = lines.findIndex((line) => line.includes('"trade":'))
  const altered = lines.with(at, String(lines[at]).replace(/"accepted":\d/, '"accepted":9'))
  const { differs } = await playAgain(altered)
  expect(differs).toEqual({ line: at + 1, recorded: altered[at], replayed: lines[at] })
})
