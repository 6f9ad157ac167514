// What every call takes, looked at in the table itself: no text without bounds, and none that could
// not be stored.

import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { StreamRequest } from './client/stream.ts'
import { routes } from './routes.ts'
import type { Route } from './shared/route.ts'
import { day, instant, line, prose, secret, text } from './shared/wire.ts'

type Leaf = { readonly path: string; readonly schema: z.core.$ZodType }

/** Every text that can be sent to this schema, wherever in it. */
function textsIn(schema: z.core.$ZodType, path: string): Leaf[] {
  const { def } = (schema as z.core.$ZodTypes)._zod
  switch (def.type) {
    case 'string':
      return [{ path, schema }]
    case 'object':
      return Object.entries(def.shape).flatMap(([name, part]) => textsIn(part, `${path}.${name}`))
    case 'array':
      return textsIn(def.element, `${path}[]`)
    case 'union':
      return def.options.flatMap((option) => textsIn(option, path))
    case 'optional':
    case 'nullable':
    case 'default':
      return textsIn(def.innerType, path)
    case 'pipe':
      return textsIn(def.in, path)
    case 'number':
    case 'boolean':
    case 'enum':
    case 'literal':
    case 'transform':
      return []
    default:
      throw new Error(`${path}: nobody said how texts in ${def.type} are found`)
  }
}

const texts = [
  ...Object.entries<Route>(routes).flatMap(([name, { body, query }]) => [
    ...(body ? textsIn(body, name) : []),
    ...(query ? textsIn(query, `${name}?`) : []),
  ]),
  ...textsIn(StreamRequest, 'stream'),
]

const takes = (schema: z.core.$ZodType, value: unknown) => z.safeParse(schema, value).success

test('every text that a call takes is bounded, and nothing in it that cannot be stored', () => {
  expect(texts.length).toBeGreaterThan(60)
  for (const { path, schema } of texts) {
    const answers = ['x'.repeat(30_000), 'Ada\0', '\ud800Ada', 'Ada\udc00'].map((value) =>
      takes(schema, value),
    )
    expect([path, ...answers]).toEqual([path, false, false, false, false])
  }
})

describe('texts', () => {
  test.each([
    ['text', text(5), 'Ada', ' a b '],
    ['line', line(5), 'Ada', 'a b'],
    ['prose', prose(5), 'a\nb', 'a\r\nb', 'a\tb'],
    ['secret', secret(), 'a\u0007b', ' a '],
  ] as const)('%s takes', (_name, schema, ...values) => {
    for (const value of values) expect([value, takes(schema, value)]).toEqual([value, true])
  })

  test.each([
    ['text', text(5), '', '123456', 'a\nb', 'a\u0085'],
    ['line', line(5), '', '   ', '123456', 'a\nb', 'a\u007f'],
    ['prose', prose(5), '', '\n', '123456', 'a\u0007b'],
    ['secret', secret(), '', 'x'.repeat(129), 'a\0'],
  ] as const)('%s refuses', (_name, schema, ...values) => {
    for (const value of values) expect([value, takes(schema, value)]).toEqual([value, false])
  })

  test('a line is taken without the spaces around it, a password with them', () => {
    expect(z.parse(line(5), '  Ada  ')).toBe('Ada')
    expect(z.parse(secret(), ' otter ')).toBe(' otter ')
  })
})

describe('days and instants', () => {
  test.each(['1900-01-01', '2024-02-29', '2199-12-31'])('%s is a day', (value) => {
    expect(takes(day('invalid'), value)).toBe(true)
  })

  test.each([
    ...['0001-01-01', '1899-12-31', '2200-01-01', '9999-12-31', '2023-02-29', '2023-2-9', ''],
    ...['+02023-01-01', '-000001-01-01', '2023-01-01T00:00:00Z'],
  ])('"%s" is none', (value) => {
    expect(takes(day('invalid'), value)).toBe(false)
  })

  test.each(['1900-01-01T00:00:00Z', '2024-02-29T12:30:00.5Z', '2199-12-31T23:59:59.999Z'])(
    '%s is an instant',
    (value) => {
      expect(takes(instant(), value)).toBe(true)
    },
  )

  test.each([
    ...['0001-01-01T00:00:00Z', '9999-12-31T23:59:59.999Z', '0000-00-00T00:00:00Z'],
    ...['2026-13-01T00:00:00Z', '2026-01-32T00:00:00Z', '2026-01-01T25:00:00Z', '2026-01-01'],
    ...['2026-01-01T00:00:00+01:00', '2026-01-01T00:00:00.0000Z', ''],
  ])('"%s" is none', (value) => {
    expect(takes(instant(), value)).toBe(false)
  })
})

test('a trade is placed and read, and nothing else can be done to it', () => {
  const calls = Object.values<Route>(routes).filter(({ path }) => path.startsWith('/trading'))
  expect(calls.map(({ method, path }) => `${method} ${path}`)).toEqual([
    ...['POST /trading/submit', 'GET /trading', 'GET /trading/summary', 'GET /trading/file'],
    ...['GET /trading/:id/receipt', 'GET /trading/:id/signed-receipt'],
  ])
})
