// `npm run backtest -- FILE... --rule NAME`: what a rule of the signals would have said along
// recorded prices, and how that would have ended: by the code that says it live.

import { parseArgs } from 'node:util'
import { type RuleName, ruleNames } from '#contract/public/signal-rules.ts'
import type { Measured } from '#contract/public/signals.ts'
import { rules } from '#server/automation/rules/rules.ts'
import { measuredOf } from '#server/automation/signals/record.ts'
import { RecordingRefused, readRecordedFiles } from '#server/trading/market/recorded-files.ts'
import { type Backtest, backtest } from './backtest/replay.ts'

const help = `npm run backtest -- FILE... [--rule NAME] [--margin BP] [--seed N] [--json]

Replays recorded one-minute candles or trades (CSV or JSON, plain or .gz; a bid and an ask file are
one series) minute by minute, without looking ahead, and measures what a rule says as signals are
measured: at the strike rate nearest to even, entered at the first price after the signal's window
opens (of candles: at the close of the minute after), paid as trades pay, with the house's margin
and with draws. The last 30 % of the time are held out and told apart: a rule that was chosen for
what it did before shows there what it is worth.

  --rule    ${ruleNames.join(', ')}; all of them where none is named
  --margin  the house's margin in basis points (400)
  --seed    of the coin's tosses (1)
  --json    print one JSON object a file and rule, in an array

hits, misses, ties and voids count all signals; hit_rate is hits of hits and misses, from 30 on,
with Wilson's 95 % interval; break_even is what it must be more than. return_each is what a dollar
on each brought, and drawdown the most that was lost from a height, in dollars.
`

async function run(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      help: { type: 'boolean' },
      json: { type: 'boolean' },
      rule: { type: 'string' },
      margin: { type: 'string', default: '400' },
      seed: { type: 'string', default: '1' },
    },
  })
  if (values.help || positionals.length === 0) {
    console.log(help)
    return values.help ? 0 : 2
  }
  const marginBp = Number(values.margin)
  const seed = Number(values.seed)
  const chosen =
    values.rule === undefined ? rules : rules.filter(({ name }) => name === values.rule)
  const isWrong = [marginBp, seed].some((value) => !Number.isInteger(value) || value < 0)
  if (chosen.length === 0 || isWrong || marginBp >= 10_000) {
    console.error(
      `--rule is one of ${ruleNames.join(', ')}; --margin and --seed are whole numbers.`,
    )
    return 2
  }
  const recordings = await readRecordedFiles(positionals)
  const results = recordings.flatMap((recording) =>
    chosen.map((rule) => resultOf(rule.name, backtest(recording, rule, { marginBp, seed }))),
  )
  if (values.json) console.log(JSON.stringify(results, null, 1))
  else for (const result of results) print(result)
  return 0
}

type Part = Measured & { readonly drawdown: number }
type Result = {
  readonly file: string
  readonly rule: RuleName
  readonly from: string
  readonly to: string
  readonly before: Part
  readonly held_out: Part
}

function resultOf(rule: RuleName, { file, from, to, before, heldOut }: Backtest): Result {
  return {
    file,
    rule,
    from: new Date(from).toISOString(),
    to: new Date(to).toISOString(),
    before: { ...measuredOf(before.sums), drawdown: before.drawdown },
    held_out: { ...measuredOf(heldOut.sums), drawdown: heldOut.drawdown },
  }
}

const verdictWords: Readonly<Record<Measured['verdict'], string>> = {
  too_few: 'too few to say anything',
  loses: 'loses',
  unclear: 'not shown to differ from break-even',
  above: 'above break-even',
}

function print({ file, rule, from, to, before, held_out }: Result): void {
  console.log(`${rule} on ${file}, ${from.slice(0, 16)} to ${to.slice(0, 16)} UTC`)
  printPart('  first 70 %', before)
  printPart('  held out  ', held_out)
}

function printPart(name: string, part: Part): void {
  const { hits, misses, ties, voids, hit_rate, interval, break_even, return_each } = part
  const counts = `${hits} hits, ${misses} misses, ${ties} ties, ${voids} void`
  if (hit_rate === null || interval === null || break_even === null || return_each === null) {
    console.log(`${name}  ${counts}: ${verdictWords[part.verdict]}`)
    return
  }
  const share = (value: number) => `${(value * 100).toFixed(1)} %`
  const rate = `${share(hit_rate)} (${share(interval[0])} to ${share(interval[1])})`
  const each = `a dollar on each brought ${return_each.toFixed(4)}`
  console.log(
    `${name}  ${counts}: ${rate}, break-even ${share(break_even)}; ${each}, at worst ` +
      `${part.drawdown.toFixed(2)} below a height: ${verdictWords[part.verdict]}`,
  )
}

try {
  process.exitCode = await run()
} catch (error) {
  const isExpected =
    error instanceof RecordingRefused || (error instanceof TypeError && 'code' in error)
  if (!isExpected) throw error
  console.error(error.message)
  process.exitCode = 2
}
