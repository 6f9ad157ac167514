import { expect, it, test } from 'vitest'
import { cellOfId, cellOfToken, cellsMost, firstId, tokenPrefix } from './cell.ts'
import { newLinkToken, newToken, randomOfCell, successorOf } from './crypto.ts'

it.each(Array.from({ length: cellsMost }, (_, at) => at + 1))(
  'ids and tokens of cell %i name it',
  (cell) => {
    expect(cellOfId(firstId(cell))).toBe(cell)
    expect(cellOfId(firstId(cell) + 1_000_000_000n)).toBe(cell)
    expect(Number.isSafeInteger(Number(firstId(cell + 1)))).toBe(true)
    const random = randomOfCell(cell)
    const token = newToken(random)
    const secret = Buffer.alloc(32, 7)
    for (const one of [
      token,
      `ts_${token}`,
      newLinkToken(random),
      successorOf(token, secret, random),
    ]) {
      expect(cellOfToken(one)).toBe(cell)
    }
    expect(tokenPrefix(cell) === '').toBe(cell === 1)
  },
)

test('whatever else somebody shows is for the first cell to refuse', () => {
  for (const shown of ['', '0.abc', '123.abc', '2.', '2', '.abc', 'TS_2.abc', '2.a b', '-2.abc']) {
    expect(cellOfToken(shown)).toBe(1)
  }
})
