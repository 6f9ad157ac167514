import { beforeAll, expect, it } from 'vitest'
import { playAgain, type Recorded, record } from './test-run.ts'

let recorded: Recorded

beforeAll(async () => {
  recorded = await record({ days: 2, sessions: 1, seed: 5 })
})

it('leaves everything as it must be after two days, with the install struck on the way', () => {
  expect(recorded.ran).toMatchObject({ days: 2, wrong: [] })
  expect(recorded.lines.filter((line) => line.includes('"struck":')).length).toBeGreaterThan(0)
})

it('is the same again to the letter', async () => {
  const { ran, lines } = recorded
  expect(await playAgain(lines)).toEqual({ ran, differs: undefined })
})

it('says which line of a recording is not what happens', async () => {
  const { lines } = recorded
  const at = lines.findIndex((line) => line.includes('"trade":'))
  const altered = lines.with(at, String(lines[at]).replace(/"accepted":\d/, '"accepted":9'))
  const { differs } = await playAgain(altered)
  expect(differs).toEqual({ line: at + 1, recorded: altered[at], replayed: lines[at] })
})
