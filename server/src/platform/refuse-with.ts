// A "no" as an answer: its status, its code and its sentence, made here and nowhere else. One that
// tells of somebody who tries what is not theirs is a line of the log.

import type { FastifyReply } from 'fastify'
import {
  type KnownRefusal,
  type RefusalCode,
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

/** Guesses, floods, what was used twice or made up, and requests that no page of ours sends. */
const suspicious: ReadonlySet<RefusalCode> = new Set<RefusalCode>([
  ...(['wrong_login', 'wrong_password', 'wrong_code', 'wrong_passkey', 'sign_in_over'] as const),
  ...(['staff_code_wrong', 'staff_passkey_wrong', 'invitation_wrong'] as const),
  ...(['proof_invalid', 'link_invalid', 'withdrawal_link_invalid', 'call_code_wrong'] as const),
  ...(['session_reused', 'account_closed', 'token_address', 'token_scope'] as const),
  ...(['too_many_requests', 'too_large', 'image_too_large', 'malformed', 'unknown_field'] as const),
  ...(['card_number_sent', 'key_reused', 'webhook_forged'] as const),
])

export function refuseWith(reply: FastifyReply, refusal: Refused) {
  const { refused: code, details, errors, more } = refusal
  const isElsewhere = code === 'not_found' && reply.request.clientId !== undefined
  // Whoever is signed in and tries ids out is seen by the many of these.
  if (isElsewhere || suspicious.has(code)) noteSuspicious(reply, code)
  const after = details?.seconds ?? retryAfterSeconds(code)
  if (after !== undefined) reply.header('retry-after', String(after))
  const message = refusalMessage(refusal)
  const failure: Failure = { ...more, status: false, message, code }
  if (details) failure.details = { ...details }
  if (errors) failure.errors = errors.map((it) => ({ ...it, message: problemMessage(it) }))
  return reply.code(refusalStatus(code)).send(failure)
}

/** Who, by number, where that is known; never what they sent. */
function noteSuspicious({ log, request }: FastifyReply, code: RefusalCode): void {
  const { method, routeOptions, clientId } = request
  const client = clientId === undefined ? {} : { client: String(clientId) }
  log.warn({ code, method, route: routeOptions.url ?? 'none', ...client }, 'refused')
}
