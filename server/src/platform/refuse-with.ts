// A "no" as an answer: its status, its code and its sentence, made here and nowhere else.

import type { FastifyReply } from 'fastify'
import {
  type KnownRefusal,
  refusalMessage,
  refusalStatus,
  retryAfterSeconds,
} from '#contract/refusals.ts'
import { type Problem, problemMessage } from '#contract/shared/problems.ts'
import type { Failure } from '#contract/shared/wire.ts'
import { refuse } from '#kernel/refusal.ts'

/** A "no" that may name the fields that are wrong. */
export type Refused = KnownRefusal & {
  readonly errors?: readonly Problem[]
  /** What the answer has besides, e.g. how to go on. */
  readonly more?: Partial<Failure>
}

/** The answer to input with wrong fields, whoever finds them. */
export function refuseFields(errors: readonly Problem[]) {
  return { ...refuse('invalid_input'), errors }
}

/** A "no" that says how to go on. */
export function refuseWithMore(refusal: KnownRefusal, more: Partial<Failure>): Refused {
  return { ...refusal, more }
}

export function refuseWith(reply: FastifyReply, refusal: Refused) {
  const { refused: code, details, errors, more } = refusal
  const after = details?.seconds ?? retryAfterSeconds(code)
  if (after !== undefined) reply.header('retry-after', String(after))
  const message = refusalMessage(refusal)
  const failure: Failure = { ...more, status: false, message, code }
  if (details) failure.details = { ...details }
  if (errors) failure.errors = errors.map((it) => ({ ...it, message: problemMessage(it) }))
  return reply.code(refusalStatus(code)).send(failure)
}
