// Counts what happens in this thread, and puts figures into the form of Prometheus. What is counted
// where nobody asks costs an addition; what can be read when somebody asks is read only then.

import {
  AggregatorRegistry,
  Counter,
  collectDefaultMetrics,
  Gauge,
  Histogram,
  type MetricObjectWithValues,
  type MetricValue,
  Registry,
} from 'prom-client'
import {
  type CounterName,
  type HistogramName,
  type LabelsOf,
  type Metric,
  type MetricName,
  metrics,
  prefix,
} from './metric-table.ts'

/** As another thread sends them. */
export type Measured = MetricObjectWithValues<MetricValue<string>>[]

/** A figure as it is read when somebody asks. */
export type Reading = {
  readonly [Name in MetricName]: {
    readonly name: Name
    readonly labels?: LabelsOf<Name>
    readonly value: number
  }
}[MetricName]

const counted = new Registry()
const table: Readonly<Record<string, Metric>> = metrics
const known = Object.entries(table).filter(([, { kind }]) => kind !== 'gauge')
const made = new Map(known.map(([name]) => [name, makeIn(counted, name)] as const))

/** The words that came up of each label that has no list. */
const words = new Map<string, Set<string>>()

export function count<Name extends CounterName>(name: Name, labels: LabelsOf<Name>, by = 1): void {
  const counter = made.get(name)
  if (counter instanceof Counter) counter.inc(bounded(name, labels), by)
}

export function observe<Name extends HistogramName>(
  name: Name,
  labels: LabelsOf<Name>,
  value: number,
): void {
  const histogram = made.get(name)
  if (histogram instanceof Histogram) histogram.observe(bounded(name, labels), value)
}

export type Thread = 'web' | 'trading'

/** What was counted in this thread, and how it fares itself. */
export async function measured(thread: Thread): Promise<Measured> {
  const runtime = await runtimeOf(thread).getMetricsAsJSON()
  return [...(await counted.getMetricsAsJSON()), ...runtime] as Measured
}

/** What was read just now. */
export async function inForm(readings: readonly Reading[]): Promise<Measured> {
  const registry = new Registry()
  for (const name of new Set(readings.map((one) => one.name))) {
    const metric = makeIn(registry, name)
    for (const { labels = {}, value } of readings.filter((one) => one.name === name)) {
      if (metric instanceof Gauge) metric.set(bounded(name, labels), value)
      else if (metric instanceof Counter) metric.inc(bounded(name, labels), value)
    }
  }
  return (await registry.getMetricsAsJSON()) as Measured
}

export const exposition = { type: Registry.PROMETHEUS_CONTENT_TYPE } as const

/** All of it as one text. */
export function expose(all: readonly Measured[]): Promise<string> {
  return AggregatorRegistry.aggregate([...all]).metrics()
}

const ofProcess = /^process_|^nodejs_(active|version)/
let runtime: Registry | undefined

/** Begins when it is first asked for. What is the process's is said by the web thread alone. */
function runtimeOf(thread: Thread): Registry {
  if (runtime) return runtime
  runtime = new Registry()
  collectDefaultMetrics({ register: runtime, labels: { thread } })
  if (thread === 'web') return runtime
  const names = runtime.getMetricsAsArray().map(({ name }) => name)
  for (const name of names) if (ofProcess.test(name)) runtime.removeSingleMetric(name)
  return runtime
}

function makeIn(registry: Registry, name: string): Counter | Gauge | Histogram {
  const { kind, help, labels = {}, buckets } = table[name] as Metric
  const options = {
    name: `${prefix}${name}`,
    help,
    labelNames: Object.keys(labels),
    registers: [registry],
  }
  if (kind === 'gauge') return new Gauge(options)
  if (kind === 'counter') return new Counter(options)
  return new Histogram({ ...options, buckets: [...(buckets ?? [])] })
}

/** A word that is not in its label's list, or comes after as many as it may have, is "other". */
function bounded(name: string, labels: Readonly<Record<string, string>>): Record<string, string> {
  const may = table[name]?.labels ?? {}
  const out: Record<string, string> = {}
  for (const label in labels) {
    const word = labels[label] ?? ''
    out[label] = isKnown(`${name} ${label}`, may[label] ?? [], word) ? word : 'other'
  }
  return out
}

function isKnown(key: string, may: readonly string[] | number, word: string): boolean {
  if (typeof may !== 'number') return may.includes(word)
  const seen = words.get(key) ?? new Set()
  if (seen.has(word)) return true
  if (seen.size >= may) return false
  words.set(key, seen.add(word))
  return true
}
