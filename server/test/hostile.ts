// Calls as nobody of ours sends them, made from the contract's own table: what a route takes, with
// something in it that it does not expect.

import * as z from 'zod/mini'
import type { Route } from '#contract/shared/route.ts'
import { fc } from '#seed'
import { testPassword } from './clients.ts'
import { btcAddress } from './withdrawals-app.ts'

export type HostileCall = {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly payload: Buffer | undefined
}

/** A number as it stands in the text of JSON, however large. */
class Digits {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

const longText = 'x'.repeat(40_000)

const hostileTexts = [
  ...['', ' ', '\0', 'a\0b', '\u0007', 'a\u001b[2Jb', '\u0085', '\u2028', '\u202e', '\ufeff'],
  ...['\ud800', 'a\udc00b', '\ud83d\ude00', 'e\u0301', '\ufffe', longText, 'İ'.repeat(100)],
  ...['0001-01-01', '9999-12-31', '0000-00-00', '2026-02-30', '-000001-01-01', 'infinity'],
  ...['0001-01-01T00:00:00.000Z', '9999-12-31T23:59:59.999Z', '2026-99-99T99:99:99Z'],
  ...['0', '-1', '1e9', 'NaN', 'null', '99999999999999999999', '0x10', '1.000000000000000001'],
  ...['__proto__', 'constructor', 'toString', 'hasOwnProperty', '../../etc/passwd', '%00', "'--"],
  ...['$1', '{"a":1}', '[]', '<b>', '\r\nBcc: a@example.org', '\\', '"', '\\x00'],
]

const hostileNumbers = [
  ...['0', '-0', '-1', '0.1', '0.001', '-0.005', '9007199254740993', '99999999999999999999999'],
  ...[`${'9'.repeat(400)}`, '1.0000000000000000000001', '2147483648', '-9223372036854775809'],
  ...['1e308', '1E-7', '92233720368547758.07', '10000000000'],
].map((text) => new Digits(text))

/** Brackets within brackets; not so many that nothing else is looked at. */
const deep = (depth: number) => Array.from({ length: depth }).reduce((inner) => [inner], 0)

const hostileValues: readonly unknown[] = [
  ...hostileTexts,
  ...hostileNumbers,
  ...[null, true, false, [], {}, [null], [[]], deep(2_000)],
  ...[Array(20_000).fill(0), Object.fromEntries([['__proto__', { admin: true }]])],
  { constructor: { prototype: {} } },
  { toString: 1, valueOf: 2, length: -1 },
]

/** Texts of which some fit wherever a text is asked for. */
const fittingTexts = [
  ...['Ada', 'ada@example.org', '2001-02-03', '2026-03-04T09:00:00.000Z', 'NL', '60', '10', '1'],
  ...['+31201234567', '021000021', 'a'.repeat(43), '0193f3a0-0000-7000-8000-000000000000'],
]
const fittingNumbers = [10, 60, 1, 2027, 0.5, 30]

/** What gets a call further than to "unknown" and "wrong". */
const named: Readonly<Record<string, unknown>> = {
  symbol: 'BTCUSD',
  trading_type: 'Cryptocurrency',
  strike_rate: '75/3',
  duration: 60,
  password: testPassword,
  confirmPassword: testPassword,
  current: testPassword,
  wallet: btcAddress,
  destination: btcAddress,
  interval: '60',
  time_zone: 'Europe/Amsterdam',
}

/** What the schema takes, as it goes over the wire. */
function fitting(schema: z.core.$ZodType, name = ''): fc.Arbitrary<unknown> {
  const { def } = (schema as z.core.$ZodTypes)._zod
  const those = (values: readonly unknown[]) => {
    const asNamed = [named[name], String(named[name])].filter((value) => isTaken(schema, value))
    const taken = asNamed.length > 0 ? asNamed : values.filter((value) => isTaken(schema, value))
    return fc.constantFrom(...(taken.length === 0 ? values : taken))
  }
  switch (def.type) {
    case 'string':
      return those(fittingTexts)
    case 'number':
      return those(fittingNumbers)
    case 'boolean':
      return fc.boolean()
    case 'enum':
      return fc.constantFrom(...Object.values(def.entries))
    case 'literal':
      return fc.constantFrom(...def.values)
    case 'pipe':
      // The rest of the pipe has its say too: a text that is a number within bounds.
      return isOf(def.in, 'object') ? fitting(def.in) : those([...fittingTexts, ...fittingNumbers])
    case 'object':
      return fc.record(parts(def.shape, fitting))
    case 'array':
      return fc.array(fitting(def.element), { minLength: 1, maxLength: 2 })
    case 'union':
      return fc.oneof(...def.options.map((option) => fitting(option)))
    case 'optional':
    case 'default':
      return fc.option(fitting(def.innerType, name), { nil: undefined })
    case 'nullable':
      return fc.option(fitting(def.innerType, name))
    default:
      throw new Error(`nobody said what fits ${def.type}`)
  }
}

/** What the schema takes, but for something somewhere. */
function bent(schema: z.core.$ZodType): fc.Arbitrary<unknown> {
  const { def } = (schema as z.core.$ZodTypes)._zod
  // What it takes all the same goes furthest.
  const taken = hostileValues.filter((value) => isTaken(schema, value))
  const any = { arbitrary: fc.constantFrom(...hostileValues), weight: 1 }
  const hostile =
    taken.length === 0
      ? any.arbitrary
      : fc.oneof({ arbitrary: fc.constantFrom(...taken), weight: 3 }, any)
  switch (def.type) {
    case 'object': {
      const names = Object.keys(def.shape)
      const oneOf = names.map((name) =>
        fc.record(
          parts(def.shape, (part, its) => (its === name ? bent(part) : fitting(part, its))),
        ),
      )
      const stranger = fc
        .tuple(fitting(schema), fc.constantFrom('__proto__', 'admin', '', 'constructor'), hostile)
        .map(([known, name, value]) => Object.fromEntries([...entriesOf(known), [name, value]]))
      const kinds = [...oneOf.map((arbitrary) => ({ arbitrary, weight: 4 }))]
      return fc.oneof(
        ...kinds,
        { arbitrary: stranger, weight: 2 },
        { arbitrary: hostile, weight: 1 },
      )
    }
    case 'array': {
      const many = fitting(def.element).map((one) => Array(3_000).fill(one))
      return fc.oneof(fc.array(bent(def.element), { maxLength: 3 }), many, hostile)
    }
    case 'union':
      return fc.oneof(...def.options.map(bent), hostile)
    case 'optional':
    case 'nullable':
    case 'default':
      return bent(def.innerType)
    case 'pipe':
      return isOf(def.in, 'object') ? bent(def.in) : hostile
    default:
      return hostile
  }
}

function isTaken(schema: z.core.$ZodType, value: unknown): boolean {
  return z.safeParse(schema, value).success
}

function isOf(schema: z.core.$ZodType, type: string): boolean {
  return schema._zod.def.type === type
}

function parts(
  shape: Readonly<Record<string, z.core.$ZodType>>,
  make: (part: z.core.$ZodType, name: string) => fc.Arbitrary<unknown>,
) {
  const made = Object.entries(shape).map(([name, part]) => [name, make(part, name)] as const)
  return Object.fromEntries(made)
}

function entriesOf(value: unknown): [string, unknown][] {
  return typeof value === 'object' && value !== null ? Object.entries(value) : []
}

function jsonOf(value: unknown): string {
  if (value instanceof Digits) return value.text
  if (Array.isArray(value)) return `[${value.map(jsonOf).join()}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  const known = Object.entries(value).filter(([, part]) => part !== undefined)
  return `{${known.map(([name, part]) => `${JSON.stringify(name)}:${jsonOf(part)}`).join()}}`
}

/** As it may stand in an address; halves of pairs as the bytes they would be. */
function inAddress(value: unknown): string {
  const text = textOf(value)
  return /\p{Cs}/u.test(text) ? `%ED%A0%80${text.length}` : encodeURIComponent(text)
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : jsonOf(value)
}

/** Escapes of no text: half of a pair, the start of a sign, a slash in two bytes, no digits. */
export const brokenParts = [
  ...['%ED%A0%80', '1%ED%A0%80', '%E0%A4%A', '%E0%A4', '%C0%AF', '%FF', '%', '%2', '%zz'],
]

const hostileParts = [
  ...['%00', 'a%00b', '%0A', '%07', '%C2%85', '%20', '..%2F..%2Fetc', '%25', '__proto__'],
  ...['constructor', '-1', '0', '9'.repeat(20), '1.5', "'--", '%F0%9F%98%80', 'x'.repeat(99)],
  ...brokenParts,
]
const fittingParts = ['1', '2', 'BTCUSD', 'simulated', '0193f3a0-0000-7000-8000-000000000000']

const brokenJson = [
  ...['', '{', '[', 'null', '"', '{"a":}', '\0', '\ufeff{}', '{}{}', 'NaN', "{'a':1}", '1', '""'],
  ...['{"a":1,"a":2}', '{"__proto__":null}', `${'['.repeat(30_000)}`, `{"a":"${longText}"}`],
  ...['[1e999999999]', '{"amount":-0}', '\xff\xfe'],
]

const hostileHeaders = [
  ['idempotency-key', 'a key'],
  ['idempotency-key', '\xff'],
  ['idempotency-key', 'x'.repeat(300)],
  ['user-agent', '\xff\xfe<script>'],
  ['user-agent', 'x'.repeat(9_000)],
  ['cookie', 'refresh=%00; device=%ED%A0%80; __proto__=1'],
  ['cookie', `refresh=${'x'.repeat(8_000)}`],
  ['origin', 'null'],
  ['content-type', 'text/plain'],
  ['content-type', 'application/json; charset=utf-16'],
  ['content-type', 'multipart/form-data'],
  ['content-type', 'multipart/form-data; boundary='],
  ['content-type', '\xff'],
  ['accept-encoding', 'x'],
] as const

/** One call of this route, signed in with the token or not. */
export function hostileCall(route: Route): fc.Arbitrary<HostileCall> {
  const noHeaders = fc.constant({})
  const strange = fc.constantFrom(...hostileHeaders).map(([name, value]) => ({ [name]: value }))
  const key = fc.constantFrom('k1', 'k2').map((value) => ({ 'idempotency-key': value }))
  return fc
    .record({
      url: urlOf(route),
      sent: route.file ? formOf(route) : bodyOf(route),
      more: fc.oneof(
        { arbitrary: noHeaders, weight: 4 },
        { arbitrary: key, weight: 1 },
        { arbitrary: strange, weight: 1 },
      ),
    })
    .map(({ url, sent, more }) => ({
      url,
      payload: sent.payload,
      headers: { ...sent.headers, ...more },
    }))
}

function urlOf({ path, query }: Route): fc.Arbitrary<string> {
  const part = fc.oneof(fc.constantFrom(...fittingParts), fc.constantFrom(...hostileParts))
  const filled = fc
    .array(part, { minLength: 3, maxLength: 3 })
    .map((values) => path.replace(/:\w+/g, () => values.shift() ?? '1'))
  const strange = fc.constantFrom('?a=1', '?__proto__=1', '?%00=%00', '?=', '?a[b]=1', '')
  const asked = query
    ? fc.oneof(
        { arbitrary: fitting(query).map(queryOf), weight: 1 },
        { arbitrary: bent(query).map(queryOf), weight: 3 },
        { arbitrary: strange, weight: 1 },
      )
    : fc.oneof({ arbitrary: fc.constant(''), weight: 4 }, { arbitrary: strange, weight: 1 })
  return fc.tuple(filled, asked).map(([at, search]) => `/api${at}${search}`)
}

function queryOf(value: unknown): string {
  const known = entriesOf(value).filter(([, part]) => part !== undefined)
  const pairs = known.map(([name, part]) => `${inAddress(name)}=${inAddress(part).slice(0, 5_000)}`)
  return `?${pairs.join('&')}`
}

type Sent = { readonly payload: Buffer | undefined; readonly headers: Record<string, string> }

function bodyOf({ method, body }: Route): fc.Arbitrary<Sent> {
  const json = (text: string): Sent => ({
    payload: Buffer.from(text, 'utf8'),
    headers: { 'content-type': 'application/json' },
  })
  const nothing: Sent = { payload: undefined, headers: {} }
  if (method === 'GET') return fc.constant(nothing)
  const broken = fc.constantFrom(...brokenJson).map(json)
  if (!body) return fc.oneof({ arbitrary: fc.constant(nothing), weight: 3 }, broken)
  return fc.oneof(
    { arbitrary: fitting(body).map((value) => json(jsonOf(value))), weight: 2 },
    { arbitrary: bent(body).map((value) => json(jsonOf(value))), weight: 8 },
    { arbitrary: broken, weight: 1 },
  )
}

const boundary = 'a-boundary'
const ends = [`--${boundary}--\r\n`, `--${boundary}`, ''] as const

function formOf({ body, file }: Route): fc.Arbitrary<Sent> {
  const schema = body ?? z.object({})
  const fields = fc.oneof(fitting(schema), bent(schema))
  const pictures = fc.constantFrom(undefined, '', '\x89PNG\r\n\x1a\n', 'GIF89a', '\0'.repeat(5_000))
  return fc
    .record({
      fields,
      picture: pictures,
      name: fc.constantFrom('', 'a.png', '\0"\r\n'),
      end: fc.constantFrom(...ends),
    })
    .map(({ fields, picture, name, end }) => {
      const known = entriesOf(fields).filter(([, part]) => part !== undefined)
      const parts = known.map(([field, part]) => partOf(`name="${field}"`, textOf(part)))
      const head = `name="${file?.name}"; filename="${name}"`
      if (picture !== undefined) parts.push(partOf(head, picture))
      return {
        payload: Buffer.from(`${parts.join('')}${end}`, 'utf8'),
        headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
      }
    })
}

function partOf(head: string, content: string): string {
  return `--${boundary}\r\nContent-Disposition: form-data; ${head}\r\n\r\n${content}\r\n`
}
