// What an operator writes to choose the source of prices, e.g. "simulated",
// "replay:btc-usd.csv.gz?speed=10", "kraken" or "kraken,coinbase,bitstamp".

import { day, hour, type Millis, millis, minute } from '#kernel/time.ts'

export type FeedSetting =
  | {
      readonly name: 'simulated'
      /** null: one that nobody knows is drawn. */
      readonly seed: string | null
    }
  | ReplaySetting
  | ExchangeSetting
  | MedianSetting
  | LicensedSetting

export type ExchangeSetting = {
  readonly name: 'kraken' | 'coinbase' | 'bitstamp'
  readonly streamUrl: string
  readonly restUrl: string
}

/** Several exchanges, each once: their median. */
export type MedianSetting = {
  readonly name: 'median'
  readonly sources: readonly (ExchangeSetting | LicensedSetting)[]
}

/** What an operator has a licence for, as a file describes it. */
export type LicensedSetting = { readonly name: 'licensed'; readonly path: string }

export type ReplaySetting = {
  readonly name: 'replay'
  readonly files: readonly ReplayFile[]
  /** Recorded seconds that play in one second. */
  readonly speed: number
  /** null: where the recording's length suggests. */
  readonly start: ReplayStart | null
  /**
   * When the start plays; null: now. Set, it makes a restart go on where the replay would have
   * been.
   */
  readonly since: Millis | null
  readonly isLooped: boolean
}

export type ReplayFile = {
  readonly path: string
  /** null: the symbol that the file's name suggests. */
  readonly symbol: string | null
}

/** A recorded instant, or so many milliseconds after the recording's first. */
export type ReplayStart = { readonly at: Millis } | { readonly afterMs: number }

/** Says what would be right, to follow "must be". */
export type WrongFeed = { readonly mustBe: string }

/** Where each exchange is; anywhere else it is not the real market. */
export const realAddresses = {
  kraken: { streamUrl: 'wss://ws.kraken.com/v2', restUrl: 'https://api.kraken.com' },
  coinbase: {
    streamUrl: 'wss://ws-feed.exchange.coinbase.com',
    restUrl: 'https://api.exchange.coinbase.com',
  },
  bitstamp: { streamUrl: 'wss://ws.bitstamp.net', restUrl: 'https://www.bitstamp.net' },
} as const satisfies Readonly<Record<ExchangeSetting['name'], object>>

/** Whether both addresses are the exchange's own: only there are its prices the real market's. */
export function isReal({ name, streamUrl, restUrl }: ExchangeSetting): boolean {
  const real = realAddresses[name]
  return streamUrl === real.streamUrl && restUrl === real.restUrl
}

/**
 * Reads
 *
 *     simulated[?seed=TEXT]
 *     replay:[SYMBOL=]FILE[,...][?[speed=0.1..60][&start=INSTANT|LENGTH][&since=INSTANT][&loop=1]]
 *     kraken[?stream=ws://...&rest=http://...]
 *     coinbase[?stream=ws://...&rest=http://...]
 *     bitstamp[?stream=ws://...&rest=http://...]
 *
 *     licensed:FILE
 *
 * or several of these last four, with commas between, for the median of their prices,
 * with instants like 2022-01-03T00:00Z and lengths like 2d, 36h or 90m.
 */
export function parseFeedSetting(text: string): FeedSetting | WrongFeed {
  const [source = '', query = ''] = splitOnce(text, '?')
  if (source === 'simulated') return parseSimulated(query)
  if (!text.startsWith('replay:') && text.includes(',')) return parseMedian(text)
  if (isExchange(source)) return parseExchange(source, query)
  if (source.startsWith('licensed:')) return parseLicensed(source)
  if (source.startsWith('replay:')) return parseReplay(source.slice('replay:'.length), query)
  return {
    mustBe:
      '"simulated", "kraken", "coinbase", "bitstamp", "licensed:<file>", several of these four ' +
      'with commas between, or "replay:<file>[,<file>]"',
  }
}

function parseMedian(text: string): FeedSetting | WrongFeed {
  const sources: (ExchangeSetting | LicensedSetting)[] = []
  for (const one of text.split(',')) {
    const [source = '', query = ''] = splitOnce(one.trim(), '?')
    const isKnown = isExchange(source) || source.startsWith('licensed:')
    if (!isKnown || sources.some(({ name }) => name === source.replace(/:.*/, ''))) {
      return { mustBe: 'each of "kraken", "coinbase", "bitstamp" and "licensed:" at most once' }
    }
    const setting = isExchange(source) ? parseExchange(source, query) : parseLicensed(source)
    if ('mustBe' in setting) return setting
    sources.push(setting)
  }
  return { name: 'median', sources }
}

function parseSimulated(query: string): FeedSetting | WrongFeed {
  const options = parseOptions(query, ['seed'])
  if ('mustBe' in options) return options
  const { seed = null } = options
  if (seed !== null && !/^[\w-]{1,64}$/.test(seed)) {
    return { mustBe: 'given a seed of at most 64 letters, digits, "-" and "_"' }
  }
  return { name: 'simulated', seed }
}

function isExchange(source: string): source is ExchangeSetting['name'] {
  return Object.hasOwn(realAddresses, source)
}

function parseLicensed(source: string): LicensedSetting | WrongFeed {
  const path = source.slice('licensed:'.length)
  return path === '' ? { mustBe: 'given a file after "licensed:"' } : { name: 'licensed', path }
}

function parseExchange(name: ExchangeSetting['name'], query: string): ExchangeSetting | WrongFeed {
  const options = parseOptions(query, ['stream', 'rest'])
  if ('mustBe' in options) return options
  const { streamUrl, restUrl } = realAddresses[name]
  const { stream = streamUrl, rest = restUrl } = options
  if (!/^wss?:\/\/./.test(stream) || !URL.canParse(stream)) {
    return { mustBe: 'given a stream address like wss://host/v2' }
  }
  if (!/^https?:\/\/./.test(rest) || !URL.canParse(rest)) {
    return { mustBe: 'given a rest address like https://host' }
  }
  return { name, streamUrl: stream, restUrl: rest.replace(/\/+$/, '') }
}

function parseReplay(list: string, query: string): FeedSetting | WrongFeed {
  const files = list.split(',').map((entry) => parseFile(entry.trim()))
  if (files.some(({ path }) => path === '')) {
    return { mustBe: 'given a file after "replay:" and after each comma' }
  }
  const options = parseOptions(query, ['speed', 'start', 'since', 'loop'])
  if ('mustBe' in options) return options
  const speed = parseSpeed(options.speed ?? '1')
  if (speed === undefined) return { mustBe: 'given a speed from 0.1 to 60' }
  const start = options.start === undefined ? null : parseStart(options.start)
  if (start === undefined) {
    return { mustBe: 'given a start like 2022-01-03T00:00Z, or like 2d, 36h or 90m' }
  }
  const since = options.since === undefined ? null : parseInstant(options.since)
  if (since === undefined) return { mustBe: 'given a since like 2026-01-31T12:00Z' }
  const loop = options.loop ?? '0'
  if (loop !== '0' && loop !== '1') return { mustBe: 'given loop=1 or loop=0' }
  return { name: 'replay', files, speed, start, since, isLooped: loop === '1' }
}

/**
 * A file's name may contain "=", but what stands before the first one is a symbol only if it looks
 * like one.
 */
function parseFile(entry: string): ReplayFile {
  const match = /^([A-Z0-9]{4,20})=(.*)$/.exec(entry)
  return match ? { symbol: match[1]!, path: match[2]! } : { symbol: null, path: entry }
}

function parseSpeed(text: string): number | undefined {
  const speed = /^\d{1,2}(\.\d{1,3})?$/.test(text) ? Number(text) : 0
  return speed >= 0.1 && speed <= 60 ? speed : undefined
}

const units = { d: day, h: hour, m: minute } as const

function parseStart(text: string): ReplayStart | undefined {
  const length = /^(\d{1,4})([dhm])$/.exec(text)
  if (length) {
    const unit = length[2] as keyof typeof units
    return { afterMs: Number(length[1]) * units[unit] }
  }
  const at = parseInstant(text)
  return at === undefined ? undefined : { at }
}

function parseInstant(text: string): Millis | undefined {
  const isInstant = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,3})?)?Z$/.test(text)
  const at = isInstant ? Date.parse(text) : Number.NaN
  return Number.isNaN(at) ? undefined : millis(at)
}

type Options<Name extends string> = { readonly [name in Name]?: string }

function parseOptions<Name extends string>(
  query: string,
  names: readonly Name[],
): Options<Name> | WrongFeed {
  const options: { [name in Name]?: string } = {}
  for (const part of query === '' ? [] : query.split('&')) {
    const [given, value = ''] = splitOnce(part, '=')
    const name = names.find((it) => it === given)
    if (name === undefined || value === '' || options[name] !== undefined) {
      return {
        mustBe: `followed by each of ${names.map((it) => `${it}=`).join(', ')} at most once`,
      }
    }
    options[name] = value
  }
  return options
}

function splitOnce(text: string, mark: string): string[] {
  const at = text.indexOf(mark)
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + mark.length)]
}
