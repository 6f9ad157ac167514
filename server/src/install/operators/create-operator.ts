// Members of staff: how one comes into being.

import type { Millis } from '#kernel/time.ts'
import type { Tx } from '#server/platform/db.ts'
import { insertOperator, lockFirstOperator, type NewOperator } from './operators.store.ts'

export function createOperator(tx: Tx, operator: NewOperator, now: Millis): Promise<void> {
  return insertOperator(tx, operator, now)
}

/** Whether anybody works here. Nobody else can add the first one until the transaction ends. */
export function hasOperators(tx: Tx): Promise<boolean> {
  return lockFirstOperator(tx)
}
