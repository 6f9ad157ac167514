// `npm run audit`: checks the books and every trade of a database, and says what it found.
// Ends with 0 when all invariants hold, 1 when one is broken, 2 when there was nothing to look at.

import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { type Config, loadConfig } from '#server/config.ts'
import type { Database } from '#server/platform/db.ts'
import { audit, brokenOf } from './audit/audit.ts'
import { linesOf } from './audit/lines.ts'
import { withInstallDatabase } from './install-database.ts'
import { hasInstallKey, openInstallSeal } from './staff/open-seal.ts'

const projectRoot = dirname(dirname(fileURLToPath(import.meta.url)))

const usage = `npm run audit -- [--database URL] [--now INSTANT] [--noted NR:HASH]
                 [--show COUNT] [--json]
  --database  the PostgreSQL to check; without it DATABASE_URL, or the embedded one of DATA_DIR
  --now       judge overdue trades by this instant, e.g. 2026-11-21T10:00:00Z
  --noted     an anchor as the log or an earlier audit printed it: it must still be there, as it was
  --show      how many breaches of an invariant to name (5)
  --json      one JSON object instead of lines`

const { values } = parseArgs({
  options: {
    database: { type: 'string' },
    now: { type: 'string' },
    noted: { type: 'string' },
    show: { type: 'string', default: '5' },
    json: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
})
const show = Number(values.show)
const [, notedNr, notedHash] = /^(\d{1,18}):([0-9a-f]{64})$/.exec(values.noted ?? '') ?? []
const noted =
  notedNr !== undefined && notedHash !== undefined
    ? { nr: BigInt(notedNr), hash: notedHash }
    : undefined

if (values.help) console.log(usage)
else if (
  !(Number.isInteger(show) && show > 0) ||
  (values.now && Number.isNaN(Date.parse(values.now))) ||
  (values.noted !== undefined && !noted)
) {
  fail(usage)
} else {
  const config = loadConfig(projectRoot)
  await withInstallDatabase({ config, projectRoot, url: values.database }, (db) =>
    check(db, config),
  ).catch((error) => fail(`The audit could not run: ${error.message}`))
}

async function check(db: Database, config: Config): Promise<void> {
  const marking = hasInstallKey(config) ? await openInstallSeal(config) : undefined
  const findings = await audit(db, { now: values.now ?? null, show, noted, marking })
  console.log(values.json ? JSON.stringify({ findings }) : findings.map(linesOf).join('\n'))
  process.exitCode = brokenOf(findings).length > 0 ? 1 : 0
}

function fail(message: string): void {
  console.error(message)
  process.exitCode = 2
}
