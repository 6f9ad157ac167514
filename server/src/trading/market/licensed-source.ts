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
  /** A value that begins with "env:" is that variable of the environment. */
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
export async function readLicensedSource(
  path: string,
  env: Readonly<Record<string, string | undefined>>,
): Promise<LicensedSource> {
  const text = await readFile(path, 'utf8').catch(() => {
    throw new WrongSetting(`The licensed source ${path} cannot be read.`)
  })
  const parsed = LicensedSource.safeParse(parseJson(text))
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    const where = issue?.path.join('.') || 'the file'
    throw new WrongSetting(`The licensed source ${path} is not as it must be: ${where}.`)
  }
  const { headers = {} } = parsed.data
  const known = Object.entries(headers).map(([name, value]) => {
    const [, variable] = /^env:(.+)$/.exec(value) ?? []
    const given = variable === undefined ? value : env[variable]
    if (given === undefined) {
      throw new WrongSetting(`The licensed source ${path} asks for ${variable}.`)
    }
    return [name, given] as const
  })
  return { ...parsed.data, headers: Object.fromEntries(known) }
}
