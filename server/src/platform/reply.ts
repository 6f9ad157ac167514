// What many routes say and read alike: the envelope of a "yes", and the key by which a call may be
// repeated without being done twice.

import type { FastifyRequest } from 'fastify'
import { type SuccessCode, successes } from '#contract/client/successes.ts'
import type { KnownRefusal } from '#contract/refusals.ts'
import { type Json, jsonWith } from '#kernel/json.ts'
import { refuse } from '#kernel/refusal.ts'

/** What a call reads; what it says of it nobody looks at but who tries the API out. */
export function success<T>(message: string, data: T) {
  return { status: true as const, message, data }
}

/** What a call did. */
export function done<T>(code: SuccessCode, data: T) {
  return { ...said(code), data }
}

export function said(code: SuccessCode) {
  return { status: true as const, done: code, message: successes[code] }
}

/** An answer whose JSON is made already. */
export class MadeAnswer<T> {
  readonly json: Json<T>

  constructor(json: Json<T>) {
    this.json = json
  }
}

export function madeSuccess<T>(message: string, data: Json<T>) {
  return new MadeAnswer(jsonWith({ status: true as const, message }, 'data', data))
}

const keyPattern = /^[\x21-\x7e]{1,255}$/

/** The client's own name for this order; null where it gave none. */
export function orderKeyOf({
  headers,
}: Pick<FastifyRequest, 'headers'>): string | null | KnownRefusal {
  const key = headers['idempotency-key']
  if (key === undefined) return null
  return keyPattern.test(String(key)) ? String(key) : refuse('key_invalid')
}
