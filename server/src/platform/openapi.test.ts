import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { openApiDocument } from './openapi.ts'

const Operations = z.object({
  paths: z.record(
    z.string(),
    z.record(
      z.string(),
      z.object({ deprecated: z.optional(z.literal(true)), summary: z.string() }),
    ),
  ),
})

test('a call that is kept for those who still make it says so, and what it does not do', () => {
  const { paths } = z.parse(Operations, openApiDocument('Truestrike', '0.0.0'))
  const deprecated = Object.entries(paths).flatMap(([path, calls]) =>
    Object.entries(calls).flatMap(([method, call]) =>
      call.deprecated ? [[method, path, call.summary.slice(0, 34)]] : [],
    ),
  )
  expect(deprecated).toEqual([
    ['get', '/auth/reset-password', 'Sends nothing and changes nothing,'],
    ['get', '/auth/verify-email', 'Sends nothing and changes nothing;'],
  ])
})
