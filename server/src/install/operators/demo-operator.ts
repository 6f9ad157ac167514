// The program that does in a sandbox what staff do with small withdrawals, as the principal of its
// use cases. It is no member of staff: nobody signs in as it or vouches for it, it has the one role
// that no person gets, and an install for real money has none, which the database refuses as well.

import type { Millis } from '#kernel/time.ts'
import type { Tx } from '#server/platform/db.ts'
import { insertDemoOperator, loadDemoOperator } from './members.store.ts'
import { loadInstallMode } from './operators.store.ts'
import type { DemoOperator } from './staff.ts'

/** Undefined where the install is no sandbox. */
export async function hireDemoOperator(tx: Tx, now: Millis): Promise<DemoOperator | undefined> {
  if ((await loadInstallMode(tx)) !== 'sandbox') return undefined
  if (!(await loadDemoOperator(tx))) await insertDemoOperator(tx, now)
  return { program: 'demo operator' } as DemoOperator
}
