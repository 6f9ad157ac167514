// The clients' door for signing in: who has this address.

import type { Tx } from '#server/platform/db.ts'
import type { Login } from './client.ts'
import { loadLogin } from './clients.store.ts'

export function findLogin(tx: Tx, email: string): Promise<Login | undefined> {
  return loadLogin(tx, email)
}
