// A chain in memory for tests of what watches one: blocks, what waits for a block, reorganisations.
// Its answers can be cut short, and it can change its mind between two questions.

import type { Block, Chain, ChainOutput, Scan } from '#server/money/chains/chain.ts'

type Payment = { readonly txid: string; readonly index: number; readonly address: string }

export class ChainModel {
  /** Of each block the payments in it; the first is block 0. */
  private blocks: { hash: string; payments: Payment[] }[] = [{ hash: 'first', payments: [] }]
  private waiting: Payment[] = []
  private named = 0
  /** Called before each answer. */
  beforeAnswer: () => void = () => {}
  /** The most blocks told in one answer. */
  batch = Number.POSITIVE_INFINITY

  /** A payment of one or two outputs to the address, waiting for a block. */
  pay(address: string, outputs: 1 | 2): void {
    const txid = this.name('tx')
    for (let index = 0; index < outputs; index += 1) this.waiting.push({ txid, index, address })
  }

  mine(): void {
    this.blocks.push({ hash: this.name('block'), payments: this.waiting })
    this.waiting = []
  }

  /** The newest waiting payment gives way to another one. */
  replace(): void {
    const last = this.waiting.at(-1)
    if (!last) return
    this.waiting = this.waiting.filter(({ txid }) => txid !== last.txid)
    this.pay(last.address, 1)
  }

  /** Other blocks, one more, in the place of the newest; every n-th payment of those is lost. */
  reorg(depth: number, lostEvery: number): void {
    const undone = this.blocks.splice(Math.max(1, this.blocks.length - depth))
    const payments = undone.flatMap((block) => block.payments)
    const lost = new Set(payments.filter((_, at) => at % lostEvery === 0).map(({ txid }) => txid))
    this.waiting.push(...payments.filter(({ txid }) => !lost.has(txid)))
    for (let made = 0; made <= undone.length; made += 1) {
      this.blocks.push({ hash: this.name('block'), payments: [] })
    }
  }

  /** What is in blocks now, as `txid:index`. */
  mined(): string[] {
    return this.blocks.flatMap(({ payments }) => payments.map((it) => `${it.txid}:${it.index}`))
  }

  tip(): Block {
    const height = this.blocks.length - 1
    return { height, hash: this.blocks[height]?.hash ?? '' }
  }

  chain(): Chain {
    const answer = <T>(of: () => T): Promise<T> => {
      this.beforeAnswer()
      return Promise.resolve(of())
    }
    return {
      coin: 'btc',
      network: 'bitcoin_regtest',
      tip: () => answer(() => this.tip()),
      blockHash: (height) => answer(() => this.blocks[height]?.hash),
      outputsTo: (addresses, from) => answer(() => this.scan(new Set(addresses), from)),
      transaction: () => Promise.reject(new Error('the model has no transactions')),
      held: () => Promise.resolve(0n),
      preparePayout: () => Promise.resolve({ fault: 'not_enough' }),
    }
  }

  private scan(addresses: ReadonlySet<string>, from: number): Scan {
    const tip = this.tip()
    const height = Math.min(tip.height, from + this.batch - 1)
    const isComplete = height === tip.height
    const outputs: ChainOutput[] = []
    const add = (payments: readonly Payment[], at: number | null, blockHash: string | null) => {
      for (const payment of payments) {
        if (addresses.has(payment.address)) {
          outputs.push({ ...payment, units: 1n, height: at, blockHash })
        }
      }
    }
    for (let at = from; at <= height; at += 1) {
      const block = this.blocks[at]
      if (block) add(block.payments, at, block.hash)
    }
    if (isComplete) add(this.waiting, null, null)
    return { through: { height, hash: this.blocks[height]?.hash ?? '' }, isComplete, outputs }
  }

  private name(kind: string): string {
    this.named += 1
    return `${kind}${this.named}`
  }
}
