// The settings by which others watch over an install: metrics, and traces. Both are off unless they
// are set.

import { parseHost, url, type Wrong, wholeNumber } from './parse-config.ts'

export type WatchConfig = {
  /** null: nobody is told. */
  readonly metricsPort: number | null
  readonly metricsHost: string
  /** Where traces go; null: nothing is traced. */
  readonly traceUrl: string | null
  /** The share of orders and deposits that is traced. */
  readonly traceShare: number
}

const portOf = wholeNumber(0, 65_535)

export const watchSettings = {
  metricsPort: {
    name: 'METRICS_PORT',
    fallback: '',
    meaning:
      'Port for `/metrics`, `/livez`, `/readyz` and `/health` of whoever watches over the ' +
      'install ([how](docs/watching.md)). Unset: there is none.',
    parse: (text: string) => (text === '' ? null : portOf(text)),
  },
  metricsHost: {
    name: 'METRICS_HOST',
    fallback: '127.0.0.1',
    meaning: 'Address that port listens on. It asks nobody who they are: keep it in your network.',
    parse: parseHost,
  },
  traceUrl: {
    name: 'OTEL_EXPORTER_OTLP_ENDPOINT',
    fallback: '',
    meaning:
      'Where traces of orders and deposits go, by OTLP over HTTP, as `http://127.0.0.1:4318`. ' +
      'Unset: nothing is traced.',
    parse: url(['http:', 'https:'], 'http://127.0.0.1:4318'),
  },
  traceShare: {
    name: 'OTEL_TRACES_SAMPLER_ARG',
    fallback: '0.01',
    meaning: 'The share of them that is traced, from 0 to 1.',
    parse: shareOf,
  },
} as const

function shareOf(text: string): number | Wrong {
  const value = /^(0|1|0?\.\d{1,6}|1\.0{1,6})$/.test(text) ? Number(text) : -1
  return value >= 0 ? value : { mustBe: 'a number from 0 to 1' }
}
