// A source of prices that an operator has a licence for, described as data: where it is, what it is
// asked, and where in its messages the quotes stand. See docs/licensed-source.md.

import { readFile } from 'node:fs/promises'
import * as z from 'zod/mini'
import { WrongSetting } from '#server/platform/wrong-setting.ts'
import { parseJson } from './exchange-text.ts'

/** A JSON Pointer, RFC 6901: "" is the whole, "/data/0/bid" a part. */
const pointer = z.string().check(z.regex(/^(\/[^/]*)*$/))
const address = z.url({ protocol: /^(wss?|https?)$/ })

export const timeUnits = ['s', 'ms', 'us', 'ns', 'iso'] as const

export const LicensedSource = z.strictObject({
  /** Shown with each of its prices, as "licensed:acme-fx". */
  name: z.string().check(z.regex(/^[a-z0-9-]{1,32}$/)),
  /** A WebSocket that tells quotes, or an address that answers with them. */
  url: address,
  /** A value that begins with "file:" is what stands in that file, such as a key. */
  headers: z.optional(z.record(z.string(), z.string())),
  /** Of an address that answers: how often it is asked. */
  every_ms: z.optional(z.int().check(z.minimum(250), z.maximum(10_000))),
  /** Of a WebSocket: sent when it opens; "{symbols}" is the list, "{symbol}" each in turn. */
  send: z.optional(z.array(z.unknown())),
  /** Sent once a second, where the source wants that. */
  ping: z.optional(z.unknown()),
  quotes: z.strictObject({
    /** Where the list of quotes, or the one quote, stands in a message. */
    each: pointer,
    /** Within a quote. */
    symbol: pointer,
    bid: pointer,
    ask: pointer,
    time: pointer,
    time_unit: z.enum(timeUnits),
  }),
  /** What the source calls our instruments: { "EURUSD": "EUR/USD" }. */
  symbols: z.record(z.string().check(z.regex(/^[A-Z0-9]{4,20}$/)), z.string()),
})
export type LicensedSource = z.infer<typeof LicensedSource>

/** Throws WrongSetting with a sentence for the operator. */
export async function readLicensedSource(path: string): Promise<LicensedSource> {
  const text = await textOf(path)
  const parsed = LicensedSource.safeParse(parseJson(text))
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    const where = issue?.path.join('.') || 'the file'
    throw new WrongSetting(`The licensed source ${path} is not as it must be: ${where}.`)
  }
  const { headers = {} } = parsed.data
  const known = Object.entries(headers).map(async ([name, value]) => {
    const [, file] = /^file:(.+)$/.exec(value) ?? []
    return [name, file === undefined ? value : (await textOf(file)).trim()] as const
  })
  return { ...parsed.data, headers: Object.fromEntries(await Promise.all(known)) }
}

function textOf(path: string): Promise<string> {
  return readFile(path, 'utf8').catch(() => {
    throw new WrongSetting(`The licensed source: ${path} cannot be read.`)
  })
}
