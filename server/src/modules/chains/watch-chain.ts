// Compares what we know of payments with what the chain says now: which are new, how deep each is,
// which went to another block, and which are gone (a reorganisation, a replacement, or a node that
// forgot). Blocks are told by their hashes: a height alone says nothing about yesterday.

import { type Block, type ChainOutput, confirmationsOf } from './chain.ts'

/** What the chain said about all watched addresses, from one height to another. */
export type Answer = {
  /** Blocks below are the ones we knew; what we know of them holds. */
  readonly from: number
  readonly through: Block
  /** It goes to the tip, and tells what waits for a block. */
  readonly isComplete: boolean
  readonly outputs: readonly ChainOutput[]
}

export type Standing = { readonly output: ChainOutput; readonly confirmations: number }

export type Changes = {
  /** Never seen before. */
  readonly added: readonly ChainOutput[]
  /** In another block than before: out of waiting, back to it, or beside. */
  readonly moved: readonly { readonly before: ChainOutput; readonly after: ChainOutput }[]
  /** Known before, and the chain has them no longer. They may come back. */
  readonly vanished: readonly ChainOutput[]
  /** All that the chain has, the new ones among them, as it has them now. */
  readonly standing: readonly Standing[]
}

export function watchChain(known: readonly ChainOutput[], answer: Answer): Changes {
  const { through } = answer
  const told = new Map(answer.outputs.map((output) => [outputKey(output), output]))
  const knownKeys = new Set(known.map(outputKey))
  const added = [...told.values()].filter((output) => !knownKeys.has(outputKey(output)))
  const moved: { before: ChainOutput; after: ChainOutput }[] = []
  const vanished: ChainOutput[] = []
  const standing: Standing[] = []
  const stand = (output: ChainOutput) =>
    standing.push({ output, confirmations: confirmationsOf(output, through) })
  for (const before of known) {
    const after = told.get(outputKey(before))
    if (after) {
      if (after.blockHash !== before.blockHash) moved.push({ before, after })
      stand(after)
    } else if (before.height !== null && before.height < answer.from) stand(before)
    else if (isTold(before, answer)) vanished.push(before)
  }
  for (const output of added) stand(output)
  return { added, moved, vanished, standing }
}

/** Names an output for ever, on its chain. */
export function outputKey({ txid, index }: Pick<ChainOutput, 'txid' | 'index'>): string {
  return `${txid}:${index}`
}

/** Whether the answer would have told of it; what lies further on is judged by a later answer. */
function isTold({ height }: ChainOutput, { through, isComplete }: Answer): boolean {
  return height === null ? isComplete : isComplete || height <= through.height
}
