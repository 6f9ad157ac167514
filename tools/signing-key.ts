// `npm run signing-key`: which keys sign receipts and the log, and another one from now on. Ends
// with 0 when it was done, 2 when the command was wrong or could not run.

import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { iso } from '#kernel/time.ts'
import { loadConfig } from '#server/config.ts'
import { systemClock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/db.ts'
import { knownPublicUrl } from '#server/platform/leadership.ts'
import { changeKey, type KeyDeps } from '#server/transparency/log/keep-keys.ts'
import { listKeys } from '#server/transparency/log/keys.store.ts'
import { readKeyFile } from '#server/transparency/log/read-key-file.ts'
import { withInstallDatabase } from './install-database.ts'
import { openInstallSeal } from './staff/open-seal.ts'

const projectRoot = dirname(dirname(fileURLToPath(import.meta.url)))

const usage = `npm run signing-key -- list|replace|revoke [--database URL]
  list     the keys that signed and the one that signs
  replace  another key signs from now on: the one in SIGNING_KEY_FILE, or a new one. The one before
           endorses it, and what it signed holds
  revoke   the same where the key may be in other hands: nothing that it signs from now on counts,
           and whoever watches the log has to be told the new key`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { database: { type: 'string' } },
})

const commands: Readonly<Record<string, (db: Database) => Promise<void>>> = {
  list: async () => {},
  replace: (db) => change(db, 'replaced'),
  revoke: (db) => change(db, 'revoked'),
}
const command = commands[positionals[0] ?? '']
const config = loadConfig(projectRoot)

if (!command || positionals.length > 1) fail(usage)
else {
  await withInstallDatabase({ config, projectRoot, url: values.database }, async (db) => {
    await command(db)
    console.log(await linesOf(db))
  }).catch((error) => fail(`The command could not run: ${error.message}`))
}

async function change(db: Database, why: 'replaced' | 'revoked'): Promise<void> {
  const publicUrl = (await knownPublicUrl(db)) ?? config.publicUrl ?? 'http://localhost'
  const deps: KeyDeps = {
    clock: systemClock,
    seal: await openInstallSeal(config),
    keyFile: await readKeyFile(config.signingKeyFile),
    origin: () => `${new URL(publicUrl).host}/log`,
  }
  await db.transaction((tx) => changeKey(tx, deps, why))
}

async function linesOf(db: Database): Promise<string> {
  const keys = await db.transaction(listKeys)
  return keys
    .map(({ vkey, madeAt, end }) =>
      [vkey, `since ${iso(madeAt)}`, end ? `${end.why} ${iso(end.at)}` : 'signs'].join('  '),
    )
    .join('\n')
}

function fail(message: string): void {
  console.error(message)
  process.exitCode = 2
}
