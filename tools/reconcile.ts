// `npm run reconcile`: holds what clients are owed against the ledger, the records, the chains and
// the card provider. Ends with 0 when all agree, 1 when something differs, 2 when somebody did not
// answer or nothing could be looked at.

import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { type Coin, coins, perCoin, unitsFromText, unitsToText } from '#kernel/coins.ts'
import { type Usd, usdShown } from '#kernel/money.ts'
import { iso } from '#kernel/time.ts'
import { loadConfig } from '#server/config.ts'
import { doubtSentence } from '#server/install/operators/doubts.ts'
import { readTrusted } from '#server/install/operators/trust-settings.ts'
import { custodies } from '#server/ledger/flows.ts'
import {
  type Reconciliation,
  reconcileBooks,
} from '#server/money/reconciliation/reconcile-books.ts'
import { liabilitiesOf } from '#server/money/reconciliation/reconciliation.ts'
import { sentenceOf } from '#server/money/reconciliation/told.ts'
import { systemClock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/db.ts'
import { withInstallDatabase } from './install-database.ts'
import { openOffice } from './staff/open-office.ts'
import { openInstallSeal } from './staff/open-seal.ts'

const projectRoot = dirname(dirname(fileURLToPath(import.meta.url)))

const ownNames = coins.map((coin) => `own-${coin}`)
const ownUsage = ownNames.map((name) => `[--${name} COINS]`).join(' ')
const usage = `npm run reconcile -- [--database URL] ${ownUsage} [--json]
  --database  the PostgreSQL to look at; without it DATABASE_URL, or the embedded one of DATA_DIR
  --own-...   coins that the operator put at the install's addresses, or took away (-0.5), besides
              deposits, payouts and what staff note as moved in the office
  --json      one JSON object instead of lines; amounts are cents and base units`

const { values } = parseArgs({
  options: {
    database: { type: 'string' },
    ...Object.fromEntries(
      ownNames.map((name) => [name, { type: 'string', default: '0' } as const]),
    ),
    json: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
})
const given: Readonly<Record<string, string | boolean | undefined>> = values
const own = perCoin((coin) => unitsOf(coin, String(given[`own-${coin}`])))

if (values.help) console.log(usage)
else if (!isWhole(own)) fail(usage)
else {
  const config = loadConfig(projectRoot)
  await withInstallDatabase({ config, projectRoot, url: values.database }, (db) =>
    reconcile(db, config, own),
  ).catch((error) => fail(`The books could not be reconciled: ${error.message}`))
}

async function reconcile(
  db: Database,
  config: ReturnType<typeof loadConfig>,
  own: Readonly<Record<Coin, bigint>>,
): Promise<void> {
  const seal = await openInstallSeal(config)
  const { doubts } = await readTrusted(db, seal)
  for (const doubt of doubts) console.error(doubtSentence(doubt))
  const { reconciliation } = await openOffice({ config, db, clock: systemClock }).money()
  const report = await reconcileBooks({ ...reconciliation, own })
  console.log(values.json ? jsonOf(report) : linesOf(report).join('\n'))
  process.exitCode = report.differences.length > 0 ? 1 : report.unanswered.length > 0 ? 2 : 0
}

function linesOf({ at, dollars, coins: compared, cards, ...found }: Reconciliation): string[] {
  const usd = (amount: bigint) => usdShown(amount as Usd)
  const { differences, unanswered } = found
  return [
    `At ${iso(at)} clients are owed ${usd(liabilitiesOf(dollars))} of the live book.`,
    ...custodies.map((place) => {
      const name = place.replace('outside_', '').padEnd(5)
      const [kept, known] = [usd(-dollars.outside[place]), usd(dollars.recorded[place])]
      return `${name} ledger ${kept}, records ${known}`
    }),
    ...compared.map(({ coin, network, holding, expected, moved }) => {
      const [there, due] = [unitsToText(coin, holding), unitsToText(coin, expected)]
      const own = moved === 0n ? '' : ` (the operator moved ${unitsToText(coin, moved)})`
      return `${coin.padEnd(5)} ${network} holds ${there}, by what came and left ${due}${own}`
    }),
    cards === undefined ? 'No card provider.' : `${cards} card payments were asked about.`,
    ...unanswered,
    ...differences.map((one) => `DIFFERS ${sentenceOf(one)}`),
    countOf(differences.length),
  ]
}

function countOf(differences: number): string {
  if (differences === 0) return 'No differences.'
  return differences === 1 ? '1 difference.' : `${differences} differences.`
}

function jsonOf(report: Reconciliation): string {
  const plain = { ...report, at: iso(report.at), liabilities: liabilitiesOf(report.dollars) }
  return JSON.stringify(plain, (_key, value) => (typeof value === 'bigint' ? `${value}` : value))
}

function isWhole(
  units: Readonly<Record<Coin, bigint | undefined>>,
): units is Readonly<Record<Coin, bigint>> {
  return !Object.values(units).includes(undefined)
}

function unitsOf(coin: Coin, text: string): bigint | undefined {
  const units = unitsFromText(coin, text.replace(/^-/, ''))
  return units !== undefined && text.startsWith('-') ? -units : units
}

function fail(message: string): void {
  console.error(message)
  process.exitCode = 2
}
