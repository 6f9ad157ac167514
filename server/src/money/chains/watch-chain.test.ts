import { describe, expect, it } from 'vitest'
import { fc } from '#seed'
import { ChainModel } from '#test/chain-model.ts'
import type { ChainOutput } from './chain.ts'
import { scanChain, type Trail } from './scan-chain.ts'
import { outputKey, watchChain } from './watch-chain.ts'

const output = (
  txid: string,
  height: number | null,
  blockHash = `block${height}`,
): ChainOutput => ({
  txid,
  index: 0,
  address: 'ours',
  units: 1n,
  height,
  blockHash: height === null ? null : blockHash,
})
const through = { height: 10, hash: 'block10' }
const keys = (outputs: readonly ChainOutput[]) => outputs.map(({ txid }) => txid)

describe('a payment', () => {
  it.each([
    ['is new and waits', [], [output('a', null)], { depth: { a: 0 } }],
    ['is new and in the tip', [], [output('a', 10)], { depth: { a: 1 } }],
    ['goes on waiting', [output('a', null)], [output('a', null)], { depth: { a: 0 } }],
    ['gets into a block', [output('a', null)], [output('a', 9)], { depth: { a: 2 } }],
    ['stays in its block', [output('a', 8)], [output('a', 8)], { depth: { a: 3 } }],
    ['is in a block from before', [output('a', 2)], [], { depth: { a: 9 } }],
    ['waits again', [output('a', 8)], [output('a', null)], { depth: { a: 0 } }],
    [
      'is at the same height in another block',
      [output('a', 8)],
      [output('a', 8, 'other')],
      { depth: { a: 3 } },
    ],
    ['is gone from its block', [output('a', 8)], [], { vanished: ['a'] }],
    ['is gone from the first block told', [output('a', 5)], [], { vanished: ['a'] }],
    ['is in the last block not told', [output('a', 4)], [], { depth: { a: 7 } }],
    ['is gone from waiting', [output('a', null)], [], { vanished: ['a'] }],
    ['is gone with the top of the chain', [output('a', 12)], [], { vanished: ['a'] }],
    [
      'gives way to another',
      [output('a', null)],
      [output('b', null)],
      { vanished: ['a'], depth: { b: 0 } },
    ],
  ] as const)('%s', (_, known, outputs, expected) => {
    const changes = watchChain(known, { from: 5, through, isComplete: true, outputs })
    expect({
      vanished: keys(changes.vanished),
      depth: Object.fromEntries(
        changes.standing.map(({ output: { txid }, confirmations }) => [txid, confirmations]),
      ),
    }).toEqual({ vanished: [], depth: {}, ...expected })
  })

  it('is not judged by an answer that did not get so far', () => {
    const known = [output('waiting', null), output('further on', 11), output('within', 9)]
    const answer = { from: 5, through, isComplete: false, outputs: [] }
    const { standing, vanished } = watchChain(known, answer)
    expect(keys(vanished)).toEqual(['within'])
    expect(standing).toEqual([])
  })

  it.each([output('a', null), output('a', 9), output('a', 8, 'other')])('is at %o now', (now) => {
    const answer = { from: 5, through, isComplete: true, outputs: [now] }
    const { standing } = watchChain([output('a', 8)], answer)
    expect(standing.map((one) => one.output)).toEqual([now])
  })

  it('told twice in one answer counts once', () => {
    const outputs = [output('a', null), output('a', 9)]
    const { standing } = watchChain([], { from: 0, through, isComplete: true, outputs })
    expect(standing).toEqual([{ output: output('a', 9), confirmations: 2 }])
  })
})

const steps = fc.array(
  fc.oneof(
    fc.record({
      do: fc.constant('pay' as const),
      outputs: fc.constantFrom(1 as const, 2 as const),
    }),
    fc.record({ do: fc.constant('mine' as const) }),
    fc.record({ do: fc.constant('look' as const) }),
    fc.record({ do: fc.constantFrom('replace' as const, 'look while it changes' as const) }),
    fc.record({
      do: fc.constant('reorg' as const),
      depth: fc.integer({ min: 1, max: 8 }),
      lostEvery: fc.integer({ min: 1, max: 4 }),
    }),
  ),
  { maxLength: 80 },
)

/** What stores what is seen and credits what is deep enough, as whoever takes deposits does. */
class Watcher {
  known = new Map<string, ChainOutput>()
  credits: string[] = []
  private trail: Trail = []
  private readonly model: ChainModel
  private readonly needed: number

  constructor(model: ChainModel, needed: number) {
    this.model = model
    this.needed = needed
  }

  async look(): Promise<boolean> {
    const scanned = await scanChain(this.model.chain(), ['ours'], this.trail)
    if (!scanned) return false
    const { standing, vanished } = watchChain([...this.known.values()], scanned.answer)
    for (const gone of vanished) this.known.delete(outputKey(gone))
    for (const { output: seen, confirmations } of standing) {
      const key = outputKey(seen)
      this.known.set(key, seen)
      if (confirmations >= this.needed && !this.credits.includes(key)) this.credits.push(key)
    }
    this.trail = scanned.trail
    return scanned.answer.isComplete
  }
}

describe('whatever a chain does', () => {
  it('each output that stays is credited, once, and nothing that the blocks never held', async () => {
    await fc.assert(
      fc.asyncProperty(
        steps,
        fc.integer({ min: 1, max: 6 }),
        fc.constantFrom(8, 9, 20, Number.POSITIVE_INFINITY),
        async (taken, needed, batch) => {
          const model = new ChainModel()
          model.batch = batch
          const watcher = new Watcher(model, needed)
          const everMined = new Set<string>()
          for (const step of taken) {
            if (step.do === 'pay') model.pay('ours', step.outputs)
            else if (step.do === 'mine') model.mine()
            else if (step.do === 'replace') model.replace()
            else if (step.do === 'reorg') model.reorg(step.depth, step.lostEvery)
            else if (step.do === 'look') await watcher.look()
            else {
              let answers = 0
              model.beforeAnswer = () => {
                answers += 1
                if (answers === 3) model.reorg(2, 2)
              }
              await watcher.look()
              model.beforeAnswer = () => {}
            }
            for (const key of model.mined()) everMined.add(key)
          }
          for (let more = 0; more < needed + 1; more += 1) model.mine()
          for (let looks = 0; looks < 50; looks += 1) if (await watcher.look()) break
          const stays = model.mined()
          expect(new Set(watcher.credits).size).toBe(watcher.credits.length)
          expect([...watcher.known.keys()].sort()).toEqual([...stays].sort())
          expect(watcher.credits).toEqual(expect.arrayContaining(stays))
          for (const key of watcher.credits) {
            expect(everMined.has(key) || stays.includes(key)).toBe(true)
          }
        },
      ),
      { numRuns: 300 },
    )
  })

  it('a payment is not credited before it is deep enough', async () => {
    for (const needed of [1, 3, 6]) {
      const model = new ChainModel()
      const watcher = new Watcher(model, needed)
      model.pay('ours', 2)
      await watcher.look()
      for (let depth = 1; depth <= needed; depth += 1) {
        expect(watcher.credits).toEqual([])
        model.mine()
        await watcher.look()
      }
      expect(watcher.credits).toEqual(['tx1:0', 'tx1:1'])
    }
  })

  it('another chain in its place is told, not taken for an empty one', async () => {
    const chain = new ChainModel()
    for (let more = 0; more < 200; more += 1) chain.mine()
    const scanned = await scanChain(chain.chain(), [], [])
    const other = new ChainModel()
    other.pay('x', 1)
    for (let more = 0; more < 200; more += 1) other.mine()
    await expect(scanChain(other.chain(), [], scanned?.trail ?? [])).rejects.toThrow(
      /follows another chain/,
    )
  })

  it('an answer given while it changed its mind does not count', async () => {
    const model = new ChainModel()
    for (let more = 0; more < 5; more += 1) model.mine()
    const first = await scanChain(model.chain(), ['ours'], [])
    let answers = 0
    model.beforeAnswer = () => {
      answers += 1
      if (answers === 3) model.reorg(3, 1)
    }
    expect(await scanChain(model.chain(), ['ours'], first?.trail ?? [])).toBeUndefined()
  })
})
