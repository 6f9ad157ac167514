// What a node of a coin of outputs and scripts is asked with, whichever way it speaks.

import type { Network } from '#kernel/coins.ts'
import type { ScriptForm } from '../methods/method.ts'

export type ScriptNodeDeps = {
  /** What the operator calls it, e.g. "BTC_RPC_URL". */
  readonly name: string
  readonly url: string
  readonly network: Network
  readonly form: ScriptForm
}
