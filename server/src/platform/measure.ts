// Counts what happens in this thread, and puts figures into the form of Prometheus. What is counted
// where nobody asks costs an addition; what can be read when somebody asks is read only then.

import {
  AggregatorRegistry,
  Counter,
  collectDefaultMetrics,
  Gauge,
  type MetricObjectWithValues,
  type MetricValueWithName,
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
export type Measured = MetricObjectWithValues<MetricValueWithName<string>>[]

/** A figure as it is read when somebody asks. */
export type Reading = {
  readonly [Name in MetricName]: {
    readonly name: Name
    readonly labels?: LabelsOf<Name>
    readonly value: number
  }
}[MetricName]

const table: Readonly<Record<string, Metric>> = metrics

/** What was counted under one set of labels: a sum, and for a histogram its buckets. */
type Series = {
  readonly labels: Readonly<Record<string, string>>
  sum: number
  readonly buckets: number[]
}

const counted = new Map(
  Object.entries(table)
    .filter(([, { kind }]) => kind !== 'gauge')
    .map(([name, metric]) => [name, firstSeries(metric)] as const),
)

/** The words that came up of each label that has no list. */
const words = new Map<string, Set<string>>()

export function count<Name extends CounterName>(name: Name, labels: LabelsOf<Name>, by = 1): void {
  const series = seriesOf(name, labels)
  series.sum += by
}

export function observe<Name extends HistogramName>(
  name: Name,
  labels: LabelsOf<Name>,
  value: number,
): void {
  const series = seriesOf(name, labels)
  const { buckets: ends } = metrics[name]
  let at = 0
  while (at < ends.length && value > (ends[at] ?? 0)) at += 1
  series.sum += value
  series.buckets[at] = (series.buckets[at] ?? 0) + 1
}

export type Thread = 'web' | 'trading'

/** What was counted in this thread, and how it fares itself. */
export async function measured(thread: Thread): Promise<Measured> {
  const runtime = await runtimeOf(thread).getMetricsAsJSON()
  return [
    ...[...counted].map(([name, all]) => told(name, [...all.values()])),
    ...runtime,
  ] as Measured
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

function newSeries(labels: Readonly<Record<string, string>>, { buckets }: Metric): Series {
  return { labels, sum: 0, buckets: buckets ? new Array(buckets.length + 1).fill(0) : [] }
}

/** Those that are known before anything is counted begin with nothing. */
function firstSeries(metric: Metric): Map<string, Series> {
  const [[label, may] = [], ...others] = Object.entries(metric.labels ?? {})
  if (label === undefined) return new Map([['', newSeries({}, metric)]])
  if (others.length > 0 || typeof may === 'number' || !may) return new Map()
  return new Map(may.map((word) => [`${word}\n`, newSeries({ [label]: word }, metric)]))
}

function seriesOf(name: string, labels: Readonly<Record<string, string>>): Series {
  const own = counted.get(name)
  const metric = table[name]
  if (!own || !metric) throw new Error(`no metric ${name}`)
  const known = own.get(keyOf(labels))
  if (known) return known
  const may = bounded(name, labels)
  const key = keyOf(may)
  const series = own.get(key) ?? newSeries(may, metric)
  own.set(key, series)
  return series
}

function keyOf(labels: Readonly<Record<string, string>>): string {
  let key = ''
  for (const label in labels) key += `${labels[label]}\n`
  return key
}

/** As prom-client tells it. */
function told(bare: string, all: readonly Series[]) {
  const { kind: type, help, buckets = [] } = table[bare] as Metric
  const name = `${prefix}${bare}`
  const metric = { name, help, type, aggregator: 'sum' }
  if (type === 'counter') {
    return { ...metric, values: all.map(({ labels, sum: value }) => ({ labels, value })) }
  }
  const values = all.flatMap(({ labels, sum, buckets: counts }) => {
    let value = 0
    const ends = [...buckets.map(String), '+Inf'].map((le, at) => {
      value += counts[at] ?? 0
      return { metricName: `${name}_bucket`, labels: { le, ...labels }, value }
    })
    return [
      ...ends,
      { metricName: `${name}_sum`, labels, value: sum },
      { metricName: `${name}_count`, labels, value },
    ]
  })
  return { ...metric, values }
}

function makeIn(registry: Registry, name: string): Counter | Gauge {
  const { kind, help, labels = {} } = table[name] as Metric
  const options = {
    name: `${prefix}${name}`,
    help,
    labelNames: Object.keys(labels),
    registers: [registry],
  }
  return kind === 'gauge' ? new Gauge(options) : new Counter(options)
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
