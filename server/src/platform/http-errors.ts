// What goes wrong before a call is reached, or is thrown by it: each has its status and its
// sentence.

import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify'
import { holdsCardNumber } from '#kernel/card-number.ts'
import { refuse } from '#kernel/refusal.ts'
import { Outage } from './outage.ts'
import { refuseWith } from './refuse-with.ts'

/**
 * What a throw means: an outage is 503, a request Fastify could not read is 400 to 415, all else is
 * our defect.
 */
export function answerErrors(app: FastifyInstance): void {
  app.setNotFoundHandler((_request, reply) => refuseWith(reply, refuse('not_found')))
  app.setErrorHandler((error: FastifyError, _request, reply) => answerError(error, reply))
}

export function answerError(error: FastifyError, reply: FastifyReply) {
  if (error instanceof Outage || fullDisk.has(error.code)) {
    // Where it was thrown says nothing of it, and there is one for each request while it lasts.
    reply.log.warn({ reason: error.message }, 'outage')
    return refuseWith(reply, refuse('unavailable'))
  }
  if (error instanceof CardNumberSent) return refuseWith(reply, refuse('card_number_sent'))
  const status = error.statusCode ?? 500
  if (status === 413) return refuseWith(reply, refuse('too_large'))
  if (status === 414) return refuseWith(reply, refuse('url_too_long'))
  if (status >= 400 && status < 500) return refuseWith(reply, refuse('malformed'))
  reply.log.error({ err: error }, 'defect')
  return reply.code(500).send({ status: false, message: 'Something Went Wrong!', code: 'defect' })
}

/** No room for what was to be kept: it may be asked for again when there is some. */
const fullDisk: ReadonlySet<string> = new Set(['ENOSPC', 'EDQUOT'])

/** Nothing of the body is in it: it may be logged. */
class CardNumberSent extends Error {
  override readonly name = 'CardNumberSent'
}

/** Also one that does not end: looked through once, and not again from each quote in it. */
const stringLiteral = /"(?:[^"\\]|\\.)*"?/gs
const exponent = /\d[eE]/

/**
 * Reads JSON, and refuses numbers in exponent notation: an amount is plain digits.
 * (`1e3` would parse to a clean 1000, so only the text can tell.) A body with the full number of a
 * payment card goes no further, whatever call it is for.
 */
export function readJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, done) => {
    const body = text.toString()
    if (body === '') return done(null, undefined)
    if (holdsCardNumber(body)) return done(new CardNumberSent())
    if (exponent.test(body) && exponent.test(body.replace(stringLiteral, '""'))) {
      return done(Object.assign(new Error('exponent notation'), { statusCode: 400 }))
    }
    return parse(request, body, done)
  })
}
