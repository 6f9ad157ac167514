// `npm run calibrate -- FILE...`: replays recorded prices through the product's own pricing, and
// sets the probabilities it priced against the frequencies that followed.

import { parseArgs } from 'node:util'
import { RecordingRefused, readRecordedFiles } from '#server/trading/market/recorded-files.ts'
import { writeDocuments } from './calibrate/documents.ts'
import { printRows, printSummaries } from './calibrate/print.ts'
import { type Calibration, calibrate } from './calibrate/replay.ts'
import { tapeOf } from './calibrate/tape.ts'

const help = `npm run calibrate -- [--json] [--normal] [--write-docs] [--entry-delay MS]
                     [--exit-average SECONDS] FILE...

Replays recorded one-minute candles or trades (CSV or JSON, plain or .gz) without looking ahead,
prices both sides of every strike rate at every duration, and prints the probability priced
against the frequency seen. A bid and an ask file whose names differ only in those words are one
series, of their mid.

  --json        print one JSON object, { "rows": [...], "summary": [...] }
  --normal      price on a normal distribution instead of the learned one, to compare
  --write-docs  put the tables into docs/pricing.md and server/seed/calibration.json
  --entry-delay MS        of recorded trades: enter at the first later than the order and this
  --exit-average SECONDS  of recorded trades: what lasts two minutes or less ends with the average
                          of the prices at so many last seconds, at its own strike

  rows      { file, horizon_s, strike_rate, side, priced, seen, ci_low, ci_high, n,
              n_independent, realised_margin, draw_rate, void_rate }
  summary   { file, worst, mean_error, realised_margin, draw_rate, void_rate, judged_rows,
              inside_interval, note }

horizon_s is in seconds, side is "Buy" or "Sell". worst and mean_error are in percentage points;
every other share is a fraction of 1 (a realised_margin of 0.04 is 4 %). Figures that can't be
given are null.

seen is the share of the n decided trades that won: a draw returns the stake and is neither right
nor wrong. Orders are placed every minute (trades: every ten seconds), so trades overlap; the 95 %
interval (Wilson) rests on n_independent, the most decided trades that do not overlap.
realised_margin is what the house kept per stake of all trades that were not void, draws among
them. Left out are rows with under 20 independent trades, and those that the product would not
have quoted most of the time, the market too quiet or the price moving in too coarse steps. The
summary is over the rows from 1 minute to 1 hour with at least 400 independent trades;
inside_interval is the share of those rows whose interval holds the probability priced. Where none
qualifies, draw_rate and void_rate are those of the shortest duration.
`

async function run(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      help: { type: 'boolean' },
      json: { type: 'boolean' },
      normal: { type: 'boolean' },
      'write-docs': { type: 'boolean' },
      'entry-delay': { type: 'string', default: '0' },
      'exit-average': { type: 'string', default: '1' },
    },
  })
  if (values.help || positionals.length === 0) {
    console.log(help)
    return values.help ? 0 : 2
  }
  const entryDelayMs = Number(values['entry-delay'])
  const exitAverageSeconds = Number(values['exit-average'])
  if (!isWithin(entryDelayMs, 0, 2_000) || !isWithin(exitAverageSeconds, 1, 10)) {
    console.error('A delay is 0 to 2000 milliseconds, an average 1 to 10 seconds.')
    return 2
  }
  const recordings = await readRecordedFiles(positionals)
  const tapes = recordings.map((one) => tapeOf(one, { entryDelayMs, exitAverageSeconds }))
  const calibrations: Calibration[] = []
  for (const tape of tapes) {
    const { rows, summary } = calibrate(tape, values.normal ? normalOnly : undefined)
    calibrations.push({ rows, summary })
    if (!values.json) printRows(rows)
  }
  if (values.json) {
    const rows = calibrations.flatMap((it) => it.rows)
    console.log(JSON.stringify({ rows, summary: calibrations.map((it) => it.summary) }, null, 1))
  } else printSummaries(calibrations.map((it) => it.summary))
  if (values['write-docs']) {
    const onNormal = tapes.map((tape) => calibrate(tape, normalOnly))
    await writeDocuments(calibrations, onNormal)
  }
  return 0
}

function isWithin(value: number, least: number, most: number): boolean {
  return Number.isInteger(value) && value >= least && value <= most
}

/** A prior that counts for so much leaves nothing to learn. */
const normalOnly = 1e12

try {
  process.exitCode = await run()
} catch (error) {
  const isExpected =
    error instanceof RecordingRefused || (error instanceof TypeError && 'code' in error)
  if (!isExpected) throw error
  console.error(error.message)
  process.exitCode = 2
}
