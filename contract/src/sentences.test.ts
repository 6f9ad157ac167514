// What answers say: a sentence of the system has a code beside it, so that each browser words it in
// its own language, and what is neither that nor written by a person is plain by its name: an id, a
// code, a figure.

import { expect, test } from 'vitest'
import type * as z from 'zod/mini'
import { StreamMessage } from './client/stream.ts'
import { routes } from './routes.ts'
import type { Route } from './shared/route.ts'
import { Failure, Instant, Sentence, Text, Written } from './shared/wire.ts'

type Leaf = {
  readonly path: string
  /** Of the field; of the elements where it is a list. */
  readonly name: string
  readonly schema: z.core.$ZodType
  /** The fields of the same object, and as `../name` those of the one around it. */
  readonly beside: readonly string[]
}

type Place = Omit<Leaf, 'schema'>

/** Every text that such an answer brings, wherever in it. */
function textsIn(schema: z.core.$ZodType, place: Place): Leaf[] {
  const { def } = (schema as z.core.$ZodTypes)._zod
  const { path } = place
  switch (def.type) {
    case 'string':
      return [{ ...place, schema }]
    case 'object': {
      const around = place.beside.filter((it) => !it.startsWith('../')).map((it) => `../${it}`)
      const beside = [...Object.keys(def.shape), ...around]
      return Object.entries(def.shape).flatMap(([name, part]) =>
        textsIn(part, { path: `${path}.${name}`, name, beside }),
      )
    }
    case 'array':
      return textsIn(def.element, { ...place, path: `${path}[]` })
    case 'tuple':
      return def.items.flatMap((item, at) => textsIn(item, { ...place, path: `${path}[${at}]` }))
    case 'union':
      return def.options.flatMap((option) => textsIn(option, place))
    case 'optional':
    case 'nullable':
    case 'default':
      return textsIn(def.innerType, place)
    case 'pipe':
      return textsIn(def.out, place)
    case 'record':
      return textsIn(def.valueType, { ...place, path: `${path}{}` })
    case 'number':
    case 'boolean':
    case 'enum':
    case 'literal':
    case 'null':
    case 'custom':
    case 'unknown':
      return []
    default:
      throw new Error(`${path}: nobody said how texts in ${def.type} are found`)
  }
}

const answers: readonly (readonly [string, z.core.$ZodType])[] = [
  ...Object.entries<Route>(routes).map(([name, { reply }]) => [name, reply] as const),
  ['failure', Failure],
  ['stream', StreamMessage],
]

const leaves = answers.flatMap(([path, schema]) =>
  textsIn(schema, { path, name: path, beside: [] }),
)

/** Which field says by a code what a sentence says in English. */
const codeOf: Readonly<Record<string, readonly string[]>> = {
  message: ['code', 'done'],
  reason: ['reason_code'],
  description: ['kind'],
  sentence: ['kind'],
  says: ['../id'],
  name: ['code'],
  device: ['browser'],
  label: ['browser'],
}

/** What only those read who run an install, in no browser of ours. */
const forOperators = ['health.data.problems[]', 'health.data.chains[].problem']

/** What is alike in every language, by the field's name. */
const plainNames = new Set([
  // ids, references, and what proves something
  ...['id', 'trade_id', 'profit_id', 'deposit_id', 'withdraw_id', 'transaction_id', 'reference'],
  ...['session', 'token', 'ticket', 'proof', 'secret', 'challenge', 'next_cursor', 'version'],
  ...['referral_code', 'call_code', 'recovery_codes', 'document_sha256', 'signal_id'],
  ...['tournament_id', 'public_key'],
  'seed',
  ...['invoice', 'credit_note'],

  // codes, and what the words of one are filled in with
  ...[
    'code',
    'done',
    'kind',
    'switched_why',
    'reason_code',
    'reason_details',
    'details',
    'field',
    'methods',
  ],
  ...['refused', 'blocked'],
  ...['gender', 'country', 'countries', 'account_type', 'trading_plan', 'plan', 'trading_type'],
  ...['side', 'strike_rate', 'quote', 'base', 'currency', 'network', 'feed', 'source', 'asked'],

  // addresses, numbers of accounts, and files
  'addresses',
  ...['email', 'phone', 'path', 'url', 'uri', 'qr', 'avatar', 'register_url', 'explorer_url'],
  ...['id_file_url', 'fields_url', 'file', 'address', 'test_address', 'wallet', 'destination'],
  ...['account_number', 'routing_number'],

  // what an exchange calls things, and its figures
  ...['api_key', 'asset', 'markets', 'total', 'held', 'rights'],
  ...['pair', 'at_risk', 'note', 'stop_code', 'cost', 'result', 'fees', 'limit', 'filled', 'paid'],
  ...['key_id', 'why'],

  // what a log and its proofs are made of
  ...['origin', 'vkey', 'salt', 'entry', 'holder', 'hash', 'sum', 'root', 'coin', 'units'],

  // decimal figures, which web/ writes in its language
  ...['upper', 'lower', 'set_at_price', 'reached_price'],
  ...['amount', 'coin_amount', 'rate', 'rest_rate', 'tick_size', 'strike_factor', 'sparkline'],

  // days, times of day and zones
  ...['day', 'published_on', 'effective_from', 'effective_until', 'expires_on', 'due_on', 'until'],
  ...['from_time', 'to_time', 'opens', 'closes', 'next_holiday', 'date_of_birth'],
  ...['zone', 'time_zone'],

  // names of what is traded, where, and of products
  ...['symbol', 'default_symbol', 'name', 'title', 'city', 'browser', 'system'],
  // which exchange and day, or pair, credits were used for
  'about',
])

/** An address alone, hours, symbols, what a browser calls what it sends, a reason that is a code, the names of a country's parts, and a tick's symbol and source. */
const plainPaths = [
  'ats.data.settings.hours.from',
  'ats.data.settings.hours.to',
  'ats.data.settings.symbols[]',
  'atsLog.data[].reason',
  'chat.data.conversation.events[].key',
  'chat.data.conversation.events[].picture',
  'chatEnd.data.conversation.events[].key',
  'chatEnd.data.conversation.events[].picture',
  'chatMessage.data.conversation.events[].key',
  'chatMessage.data.conversation.events[].picture',
  'chatPicture.data.conversation.events[].key',
  'chatPicture.data.conversation.events[].picture',
  'chatRating.data.conversation.events[].key',
  'chatRating.data.conversation.events[].picture',
  'chooseNotices.data.quiet.from',
  'chooseNotices.data.quiet.to',
  'depositAddress.data',
  'marketInstrument.data.taken_hours.from',
  'marketInstrument.data.taken_hours.to',
  'noticeChoices.data.quiet.from',
  'noticeChoices.data.quiet.to',
  'saveAts.data.settings.hours.from',
  'saveAts.data.settings.hours.to',
  'saveAts.data.settings.symbols[]',
  'states.data[]',
  'stream.ticks[][0]',
  'stream.ticks[][4]',
  'switchAts.data.settings.hours.from',
  'switchAts.data.settings.hours.to',
  'switchAts.data.settings.symbols[]',
]

test('all texts of answers are looked at', () => {
  expect(leaves.length).toBeGreaterThan(250)
  expect(leaves.filter(({ schema }) => schema === Sentence).length).toBeGreaterThan(50)
})

test('a sentence of the system has a code beside it', () => {
  const bare = leaves
    .filter(({ schema, path }) => schema === Sentence && !forOperators.includes(path))
    .filter(({ name, beside }) => !(codeOf[name] ?? []).some((code) => beside.includes(code)))
  expect(bare.map(({ path }) => path)).toEqual([])
})

test('what is no sentence and nobody’s own words is plain by its name', () => {
  const unknown = leaves
    .filter(({ schema }) => schema === Text)
    .filter(({ name, path }) => !plainNames.has(name) && !plainPaths.includes(path))
  expect(unknown.map(({ path }) => path)).toEqual([])
})

test('what is let through is there', () => {
  const names = new Set(leaves.filter(({ schema }) => schema === Text).map(({ name }) => name))
  expect([...plainNames].filter((name) => !names.has(name))).toEqual([])
  const paths = leaves.map(({ path }) => path)
  expect([...plainPaths, ...forOperators].filter((path) => !paths.includes(path))).toEqual([])
})

test('every text of an answer is of a kind', () => {
  const kinds: readonly z.core.$ZodType[] = [Text, Sentence, Written, Instant]
  expect(leaves.filter(({ schema }) => !kinds.includes(schema)).map(({ path }) => path)).toEqual([])
})
