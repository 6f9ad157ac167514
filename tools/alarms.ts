// Holds the alarms of deploy/prometheus to what the server tells, and to the runbook: each figure
// that a rule names is there, with those labels and words; each alarm has its page, each page its
// alarm, and each its trial. Prints each breach; looking at no alarm is a breach too.

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { measured } from '#server/platform/measure.ts'
import { type Metric, metrics, prefix } from '#server/platform/metric-table.ts'

export type Rule = { readonly alert: string; readonly expr: string; readonly runbook: string }

/** What a page says, in this order. */
const headings = ['What it means', 'What clients notice', 'Look', 'Do', 'It is over when']

export type Shipped = {
  /** The text of rules.yml, and of its trials. */
  readonly rules: string
  readonly trials: string
  /** The runbook, by file. */
  readonly pages: Readonly<Record<string, string>>
  /** Of the runtime, which prom-client tells. */
  readonly ofRuntime: readonly string[]
}

/** As the file is written: one line for each. */
export function rulesOf(text: string): Rule[] {
  return text
    .split(/^ *- alert: /m)
    .slice(1)
    .map((part) => ({
      alert: /^\w+/.exec(part)?.[0] ?? '',
      expr: /^ *expr: '(.*)'$/m.exec(part)?.[1] ?? '',
      runbook: /^ *runbook: (\S+)$/m.exec(part)?.[1] ?? '',
    }))
}

export function problemsOf({ rules, trials, pages, ofRuntime }: Shipped): string[] {
  const all = rulesOf(rules)
  const wanted = new Set(all.map(({ alert }) => pageOf(alert)))
  const tried = new Set([...trials.matchAll(/^ *- name: (\w+)$/gm)].map(([, name]) => name))
  return [
    ...(all.length === 0 ? ['no alarms were looked at'] : []),
    ...all.flatMap(({ alert, expr, runbook }) => {
      const page = pageOf(alert)
      const told = pages[page]
      return [
        ...problemsIn(expr, ofRuntime).map((problem) => `${alert}: ${problem}`),
        ...(runbook === `docs/runbook/${page}`
          ? []
          : [`${alert}: its page is docs/runbook/${page}`]),
        ...(told === undefined ? [`${alert}: docs/runbook/${page} is not there`] : []),
        ...(told !== undefined && !isWhole(alert, told)
          ? [`docs/runbook/${page}: is not whole`]
          : []),
        ...(tried.has(alert) ? [] : [`${alert}: rules.test.yml does not try it`]),
      ]
    }),
    ...Object.keys(pages)
      .filter((page) => page !== 'README.md' && !wanted.has(page) && !isWork(pages, page))
      .map((page) => `docs/runbook/${page}: no alarm leads there`),
    ...all
      .filter(({ alert }) => !pages['README.md']?.includes(`[${alert}](${pageOf(alert)})`))
      .map(({ alert }) => `docs/runbook/README.md: ${alert} is not in its table`),
  ]
}

/** Work that no alarm calls for, as the table of contents has it. */
function isWork(pages: Shipped['pages'], page: string): boolean {
  return pages['README.md']?.includes(`](${page}) (work)`) ?? false
}

function pageOf(alert: string): string {
  return `${alert.replace(/(?!^)([A-Z])/g, '-$1').toLowerCase()}.md`
}

function isWhole(alert: string, page: string): boolean {
  const found = [...page.matchAll(/^## (.*)$/gm)].map(([, heading]) => heading)
  return found.join() === headings.join() && page.includes(`Alarm \`${alert}\`, `)
}

const named = /\b(truestrike|nodejs|process)_\w+/g
/** A figure and what stands in its braces. */
const matched = /\b(truestrike_\w+)\{([^}]*)\}/g
const pair = /(\w+)\s*(=~|!~|!=|=)\s*"([^"]*)"/g

function problemsIn(expr: string, ofRuntime: readonly string[]): string[] {
  if (expr === '') return ['its expr is not one line in single quotes']
  const unknown = [...expr.matchAll(named)]
    .map(([name]) => name)
    .filter((name) => metricOf(name) === undefined && !ofRuntime.includes(name))
    .map((name) => `the server tells no ${name}`)
  const labels = [...expr.matchAll(matched)].flatMap(([, name = '', inside = '']) => {
    const may: Metric['labels'] = metricOf(name)?.labels ?? {}
    return [...inside.matchAll(pair)].flatMap(([, label = '', , text = '']) => {
      const words = may[label]
      if (words === undefined) return label === 'le' ? [] : [`${name} has no ${label}`]
      if (typeof words === 'number') return []
      const wrong = text.split('|').filter((word) => !words.includes(word))
      return wrong.map((word) => `${label} of ${name} is never "${word}"`)
    })
  })
  return [...unknown, ...labels]
}

/** A histogram is told in three. */
function metricOf(name: string): Metric | undefined {
  const table: Readonly<Record<string, Metric>> = metrics
  const bare = name.replace(prefix, '')
  const whole = table[bare]
  if (whole) return whole.kind === 'histogram' ? undefined : whole
  const part = table[bare.replace(/_(bucket|sum|count)$/, '')]
  return part?.kind === 'histogram' ? part : undefined
}

export async function readShipped(root: string): Promise<Shipped> {
  const text = (path: string) => readFileSync(join(root, path), 'utf8')
  const files = readdirSync(join(root, 'docs/runbook'))
  return {
    rules: text('deploy/prometheus/rules.yml'),
    trials: text('deploy/prometheus/rules.test.yml'),
    pages: Object.fromEntries(files.map((file) => [file, text(`docs/runbook/${file}`)])),
    ofRuntime: (await measured('web')).map(({ name }) => name).filter(isOfRuntime),
  }
}

function isOfRuntime(name: string): boolean {
  return !name.startsWith(prefix)
}

if (process.argv[1] === import.meta.filename) {
  const problems = problemsOf(await readShipped(process.cwd()))
  for (const problem of problems) console.error(problem)
  process.exit(problems.length === 0 ? 0 : 1)
}
