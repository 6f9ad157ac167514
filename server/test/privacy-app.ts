// The calls about what is held of a client, over HTTP, with a market beside them.

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import type { ClientId } from '#kernel/ids.ts'
import { isRefusal } from '#kernel/refusal.ts'
import { type DocumentFiles, openDocumentFiles } from '#server/identity/documents/document-files.ts'
import { registerInstall } from '#server/install/compose-install.ts'
import { composeOversight, registerOversight } from '#server/oversight/compose-oversight.ts'
import { systemRandom } from '#server/platform/crypto.ts'
import { createRouter } from '#server/platform/http.ts'
import { openSeal } from '#server/platform/seal.ts'
import { listEventsOf } from '#server/record/events/events.store.ts'
import { type AccountsApp, type AppWishes, createAccountsApp } from '#test/accounts-app.ts'
import { testPasswords } from '#test/clients.ts'
import { testClock } from '#test/clock.ts'
import { composeTestMoney } from '#test/compose-money.ts'
import { freshDatabase } from '#test/database.ts'
import { anOrder, startTestEngine, wednesday } from '#test/engine.ts'
import { testKeys } from '#test/logged.ts'

export let database: ReturnType<typeof freshDatabase>
export let files: DocumentFiles
let dataDir: string

export async function anApp(wishes: AppWishes = {}): Promise<AccountsApp> {
  const api = await createAccountsApp(database().db, { ...wishes, dataDir })
  const { deposits } = await composeTestMoney(api.install)
  const oversight = composeOversight({
    identity: api.identity,
    money: { deposits },
    transparency: { keys: testKeys(api.clock) },
  })
  const router = createRouter(api.app, api.identity.signIn)
  const passwords = await testPasswords()
  const doors = { passwords, setUp: () => undefined }
  const office = registerInstall({ app: api.app, router }, api.install, doors)
  registerOversight({ app: api.app, router, office }, oversight, passwords)
  return api
}

export function post({ app }: AccountsApp, token: string, path: string, payload: object) {
  const headers = { authorization: `Bearer ${token}` }
  return app.inject({ method: 'POST', url: `/api/users/${path}`, headers, payload })
}

export const eventsOf = async (clientId: ClientId) =>
  (await listEventsOf(database().db, clientId, { before: null, limit: 100 })).map(
    ({ kind }) => kind,
  )

/** A market that runs beside the calls, on a Wednesday. */
export async function withTrading<T>(
  work: (open: (id: ClientId) => Promise<string>) => Promise<T>,
) {
  const clock = testClock(wednesday)
  const engine = await startTestEngine(database().db, { clock })
  try {
    await engine.pass(1_000)
    await engine.tick({ BTCUSD: 60_000 })
    return await work(async (clientId) => {
      const order = anOrder({ book: 'real', durationSeconds: 300 })
      const opened = await engine.lanes.open({ clientId, order, orderKey: null })
      if (isRefusal(opened)) throw new Error(opened.refused)
      return opened.trade.id
    })
  } finally {
    await engine.stop()
  }
}

/** For all tests of a file. */
export function openPrivacy(): void {
  database = freshDatabase()
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'privacy-'))
    const seal = openSeal(Buffer.alloc(32, 7), systemRandom)
    files = openDocumentFiles({ dataDir, seal, random: systemRandom })
  })
  afterAll(() => rm(dataDir, { recursive: true, force: true }))
}
