import { describe, expect, it } from 'vitest'
import { millis } from '#kernel/time.ts'
import { fc } from '#test/seed.ts'
import { inOrder } from './in-order.ts'

const at = (ms: number) => millis(1_000 + ms)
const items = (taken: readonly { readonly item: string }[]) => taken.map(({ item }) => item)

describe('what several sources tell', () => {
  it('comes in order of time, as far as all have told', () => {
    const order = inOrder<string>(500)
    order.add(0, at(10), 'a10')
    order.add(1, at(5), 'b5')
    order.add(0, at(30), 'a30')
    expect(items(order.take([at(30), at(5)]))).toEqual(['b5'])
    expect(items(order.take([at(30), at(20)]))).toEqual(['a10'])
    expect(order.through()).toBe(at(20))
    expect(items(order.take([at(30), at(30)]))).toEqual(['a30'])
  })

  it('does not wait for one that is lost, nor for one far behind', () => {
    const order = inOrder<string>(500)
    order.add(0, at(100), 'a')
    expect(items(order.take([at(100), undefined]))).toEqual(['a'])
    order.add(0, at(900), 'late for nobody')
    order.add(0, at(1_400), 'waits')
    expect(items(order.take([at(1_400), at(0)]))).toEqual(['late for nobody'])
  })

  it('says of what comes afterwards that it is late, and never goes back', () => {
    const order = inOrder<string>(0)
    order.add(0, at(100), 'a')
    order.take([at(100), at(90)])
    order.add(1, at(95), 'b')
    const taken = order.take([at(100), at(95)])
    expect(taken).toMatchObject([{ item: 'b', isLate: true }])
    expect(order.through()).toBe(at(100))
    expect(order.take([undefined, undefined])).toEqual([])
    expect(order.through()).toBe(at(100))
  })

  it('is the same however it arrives: as it happens, or all at once after a standstill', () => {
    const word = fc.record({ ms: fc.nat(100_000), from: fc.nat(2), wait: fc.nat(9) })
    const words = fc.uniqueArray(word, { selector: ({ ms }) => ms, maxLength: 60 })
    fc.assert(
      fc.property(words, (all) => {
        const sorted = all.toSorted((a, b) => a.ms - b.ms)
        const told = [at(-1), at(-1), at(-1)]
        const live = inOrder<string>(1_000_000)
        const heard: string[] = []
        // Of each source in its own order; among them as their waits have it.
        const left = [0, 1, 2].map((from) => sorted.filter((one) => one.from === from))
        for (let turn = 0; left.some(({ length }) => length > 0); turn += 1) {
          const from = turn % 3
          const [one] = left[from] ?? []
          if (!one || one.wait % 3 < turn % 2) continue
          left[from]?.shift()
          live.add(from, at(one.ms), String(one.ms))
          told[from] = at(one.ms)
          heard.push(...items(live.take(told)))
        }
        heard.push(...items(live.take(told.map(() => at(100_000)))))
        expect(heard).toEqual(sorted.map(({ ms }) => String(ms)))
      }),
    )
  })
})
