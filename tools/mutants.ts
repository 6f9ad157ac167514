// `npm run mutants [-- TEXT...]`: changes the rules of trading, ledger and money, and those that
// recompute a receipt, one place at a time, and asks their tests whether they notice. Fails where
// more or less goes unnoticed than `mutants/unnoticed.json` argues. With texts, it changes only
// files whose path has one of them. What it found stands in docs/mutants.md.

import { readFileSync, rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { LogLevel, MutantResult } from '@stryker-mutator/api/core'
import { Stryker } from '@stryker-mutator/core'
import { argued } from './mutants/unnoticed.ts'
import { filesIn, sourceOf } from './sources.ts'
import { isDomain } from './tidy.ts'

const root = process.cwd()

/** By these a browser, or whoever audits us, decides a trade again. */
const receipts = ['verify/src/outcome.ts', 'verify/src/figures.ts', 'verify/src/median.ts']

/** Whose rules, which are one-word files, with what they use of the kernel; and their tests. */
const places = {
  receipts: { within: /^verify\//, tests: 'verify/src/outcome.test.ts' },
  kernel: { within: /^kernel\/src\//, tests: 'kernel/src/*.test.ts' },
  ledger: { within: /^server\/src\/ledger\//, tests: 'server/src/ledger/+([a-z]).test.ts' },
  identity: {
    within: /^server\/src\/identity\/(limits|plans|funding)\//,
    tests: 'server/src/identity/*/+([a-z]).test.ts',
  },
  trading: { within: /^server\/src\/trading\//, tests: 'server/src/trading/*/+([a-z]).test.ts' },
  money: { within: /^server\/src\/money\//, tests: 'server/src/money/*/+([a-z]).test.ts' },
} as const

const ofServer = filesIn(root, 'server').filter(
  (file) => isDomain(file) && Object.values(places).some(({ within }) => within.test(file)),
)
const own = [...receipts, ...ofServer]
const asked = process.argv.slice(2)
const rules = [...new Set([...own, ...own.flatMap(kernelOf)])]
  .filter((file) => asked.length === 0 || asked.some((text) => file.includes(text)))
  .sort()

/** Where the changed copies are; an interrupted run leaves them behind. */
const folder = '.cache/mutants'
rmSync(folder, { recursive: true, force: true })

const started = performance.now()
let isGood = rules.length > 0
const rows = ['| rules of | changes | noticed | argued | open | score |']
rows.push('| --- | --- | --- | --- | --- | --- |')
for (const [place, { within, tests }] of Object.entries(places)) {
  const files = rules.filter((file) => within.test(file))
  if (files.length === 0) continue
  const results = await changesOf(files, tests)
  const missed = results.filter(({ status }) => /^(Survived|NoCoverage)$/.test(status)).map(told)
  const open = files.flatMap((file) => openIn(file, missed))
  const [all, not] = [results.length, missed.length]
  const score = `${((100 * (all - not)) / all).toFixed(1)} %`
  rows.push(`| ${[place, all, all - not, not - open.length, open.length, score].join(' | ')} |`)
}
console.log(rows.join('\n'))
console.log(`${((performance.now() - started) / 60_000).toFixed(1)} minutes`)
process.exitCode = isGood ? 0 : 1

type Missed = { readonly file: string; readonly line: number; readonly change: string }

/** What nobody argued of a file; tells it, and what was argued and is noticed. */
function openIn(file: string, missed: readonly Missed[]): Missed[] {
  const its = missed.filter((one) => one.file === file)
  const why = Object.keys(argued[file] ?? {})
  const open = its.filter(({ change }) => !why.includes(change))
  for (const { line, change } of open) console.log(`${file}:${line}: ${change}`)
  const settled = why.filter((change) => !its.some((one) => one.change === change))
  for (const change of settled) console.log(`${file}: is argued and noticed: ${change}`)
  isGood &&= settled.length === 0 && open.length === 0
  return open
}

async function changesOf(mutate: string[], tests: string): Promise<MutantResult[]> {
  // For the processes that it starts.
  process.env.TESTS_OF_RULES = tests
  const results = await new Stryker({
    mutate,
    testRunner: 'vitest',
    vitest: { configFile: 'tools/mutants/vitest.config.ts' },
    plugins: [
      fileURLToPath(import.meta.resolve('@stryker-mutator/vitest-runner')),
      fileURLToPath(import.meta.resolve('./mutants/ignore-assertions.mjs')),
    ],
    ignorers: ['assertions'],
    ignorePatterns: ['/.cache', '/.data', '/dist', '/docs', '/web', '/browser', '/ui', '/e2e'],
    concurrency: 2,
    // Beyond what the tests take by themselves: the machine may do other things.
    timeoutMS: 15_000,
    tempDirName: folder,
    cleanTempDir: 'always',
    // It would read it by an interface that our TypeScript no longer has.
    tsconfigFile: 'none',
    disableTypeChecks: false,
    reporters: ['progress-append-only'],
    logLevel: 'warn' as LogLevel,
  }).runMutationTest()
  return results.filter(({ status }) => status !== 'Ignored')
}

/** What a file uses of the kernel, by however many steps. */
function kernelOf(file: string): string[] {
  const { imported } = sourceOf(file, readFileSync(file, 'utf8'))
  const used = imported.map(({ to }) => to).filter((to) => places.kernel.within.test(to))
  return [...used, ...used.flatMap(kernelOf)]
}

/** The line as it is and as it was changed. */
function told({ fileName, location: { start, end }, replacement }: MutantResult): Missed {
  const lines = readFileSync(fileName, 'utf8').split('\n')
  const first = lines[start.line - 1] ?? ''
  const last = lines[end.line - 1] ?? ''
  const changed = first.slice(0, start.column - 1) + replacement + last.slice(end.column - 1)
  const change = `${first.trim()} → ${changed.replaceAll(/\s+/g, ' ').trim()}`
  return { file: fileName.slice(root.length + 1), line: start.line, change }
}
