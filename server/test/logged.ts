// The log as an install keeps it, over a test's engine: rounds are made when a test says so.

import { randomBytes } from 'node:crypto'
import type { ClientId } from '#kernel/ids.ts'
import { systemRandom } from '#server/platform/crypto.ts'
import type { Db } from '#server/platform/db.ts'
import { openSeal } from '#server/platform/seal.ts'
import { type KeyDeps, knownSigner } from '#server/transparency/log/keep-keys.ts'
import { keepLog, type LogDeps, newKeeping } from '#server/transparency/log/keep-log.ts'
import { signReceipt } from '#server/transparency/log/sign-receipt.ts'
import type { SavedReceipt } from '#verify/saved.ts'
import type { TestEngine } from './engine.ts'

export type Logged = {
  readonly deps: LogDeps
  /** Logs all that is new, and says so. */
  readonly round: () => Promise<void>
  readonly receiptOf: (clientId: ClientId, id: string) => Promise<SavedReceipt | undefined>
}

export const testOrigin = 'trade.example/log'

export function testKeys(clock: KeyDeps['clock']): KeyDeps {
  return {
    clock,
    seal: openSeal(Buffer.alloc(32, 7), systemRandom),
    keyFile: undefined,
    origin: () => testOrigin,
  }
}

export function loggedBy(db: Db, engine: TestEngine, changes: Partial<LogDeps> = {}): Logged {
  const deps: LogDeps = {
    db,
    ...testKeys(engine.clock),
    random: (bytes) => randomBytes(bytes),
    market: () => engine.market,
    calibration: { view: { margin: 0.04, files: [] }, trades: 0 },
    everyMs: 0,
    ...changes,
  }
  const keeping = newKeeping(deps.clock.now())
  return {
    deps,
    round: async () => {
      while ((await keepLog(deps, keeping)) === 'more');
    },
    receiptOf: (clientId, id) =>
      db.transaction((tx) =>
        signReceipt(tx, { clientId, id, signer: () => knownSigner(tx, deps) }),
      ),
  }
}
