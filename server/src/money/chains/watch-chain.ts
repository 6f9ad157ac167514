// Compares what we know of payments with what the chain says now: how deep each is, the new ones
// among them, and which are gone (a reorganisation, a replacement, or a node that forgot). Of what
// the answer does not tell, only what it would have told of is gone.

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
  /** Known before, and the chain has them no longer. They may come back. */
  readonly vanished: readonly ChainOutput[]
  /** All that the chain has, the new ones among them, as it has them now. */
  readonly standing: readonly Standing[]
}

export function watchChain(known: readonly ChainOutput[], answer: Answer): Changes {
  const { from, through } = answer
  const told = new Map(answer.outputs.map((output) => [outputKey(output), output]))
  const untold = known.filter((before) => !told.has(outputKey(before)))
  const isBelow = ({ height }: ChainOutput) => height !== null && height < from
  const standing = [...untold.filter(isBelow), ...told.values()].map((output) => ({
    output,
    confirmations: confirmationsOf(output, through),
  }))
  const vanished = untold.filter((before) => !isBelow(before) && isTold(before, answer))
  return { vanished, standing }
}

/** Names an output for ever, on its chain. */
export function outputKey({ txid, index }: Pick<ChainOutput, 'txid' | 'index'>): string {
  return `${txid}:${index}`
}

/** Whether the answer would have told of it; what lies further on is judged by a later answer. */
function isTold({ height }: ChainOutput, { through, isComplete }: Answer): boolean {
  return height === null ? isComplete : isComplete || height <= through.height
}
