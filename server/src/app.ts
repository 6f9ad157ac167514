// The HTTP application: which routes exist, listed by hand, and what every answer carries.

import type { IncomingMessage, RequestListener } from 'node:http'
import cookie from '@fastify/cookie'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import { bodyBytesMost } from '#contract/shared/route.ts'
import type { Config } from './config.ts'
import type { CellWays } from './platform/cell-ways.ts'
import type { Clock } from './platform/clock.ts'
import { compressAnswers } from './platform/compress.ts'
import { type AnsweredElsewhere, createRouter, type Router, type SignIn } from './platform/http.ts'
import { answerError, answerErrors, readJson } from './platform/http-errors.ts'
import { createHttpServer, hangUpWhenIdle, type TakeElsewhere } from './platform/http-server.ts'
import { keepAnswers } from './platform/kept-answers.ts'
import { type LogLevel, type LogLines, openLogger } from './platform/logger.ts'
import { networkGate } from './platform/network-gate.ts'
import type { PassingOn } from './platform/pass-on.ts'
import { type SecurityHeaders, securityHeaders } from './platform/security-headers.ts'
import { serveDocs } from './platform/serve-docs.ts'
import type { WebOptions } from './platform/site-pages.ts'
import { requestIdHeader, requestIds, watchRequests } from './platform/watch-requests.ts'
import { serveWeb } from './platform/web-pages.ts'

export type AppOptions = {
  readonly logLevel: LogLevel
  /** Where the log goes, where a test reads it. */
  readonly logTo?: LogLines | undefined
  readonly trustedProxies: number
  readonly standbyPass?: string | undefined
  /** What this process does not answer itself. */
  readonly passesOn?: PassesOn | undefined
  /** To the other cells of the install; undefined: there is one. */
  readonly ways?: CellWays | undefined
  readonly answeredElsewhere?: AnsweredElsewhere | undefined
  readonly headers: SecurityHeaders
  readonly version: string
  readonly signIn: SignIn
  /** The built web client; undefined where only the calls are wanted. */
  readonly web: WebOptions | undefined
  readonly clock: Clock
  /** Answers that anyone may read are kept no longer than this gives the same. */
  readonly keptWhile: () => unknown
  readonly register: (app: FastifyInstance, router: Router) => void
}

/** `shown` is the pass that whoever passes on to us would show. */
export type PassesOn = Pick<PassingOn, 'request' | 'shown'> & {
  readonly is: (request: IncomingMessage) => boolean
}

export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const { headers, trustedProxies, standbyPass: pass, passesOn, ways } = options
  const standbyPass = passesOn?.shown ?? (() => pass)
  const way = { trustedProxies, standbyPass, cellPass: ways?.pass }
  const app = Fastify({
    serverFactory: (handle) =>
      createHttpServer(sharedOut(handle, options), {
        headers,
        ...way,
        takesElsewhere: ways && socketsBy(ways),
      }),
    // The server beneath has answered.
    clientErrorHandler: () => {},
    frameworkErrors: (error, request, reply) => {
      reply.headers(headers).header(requestIdHeader, request.id)
      return answerError(error, reply)
    },
    loggerInstance: openLogger(options.logLevel, options.logTo),
    genReqId: requestIds(trustedProxies),
    logController: new LogController({
      disableRequestLogging: true,
      requestIdLogLabel: 'request_id',
    }),
    bodyLimit: bodyBytesMost,
    routerOptions: { ignoreTrailingSlash: true },
  })
  readJson(app)
  answerErrors(app)
  await app.register(cookie)
  app.addHook('preClose', async () => hangUpWhenIdle(app.server))
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers).header(requestIdHeader, request.id)
    done()
  })
  watchRequests(app, trustedProxies)
  compressAnswers(app)
  const { clock, version } = options
  const gate = networkGate(() => clock.now())
  const kept = keepAnswers(clock, options.keptWhile)
  options.register(
    app,
    createRouter(app, options.signIn, {
      gate: gate.hook,
      kept,
      answeredElsewhere: options.answeredElsewhere,
    }),
  )
  await app.register(async (open) => {
    open.addHook('onRequest', gate.hook(1))
    serveDocs(open, version)
    if (options.web) await serveWeb(open, options.web, gate.charge)
  })
  return app
}

function sharedOut(
  handle: RequestListener,
  { passesOn, ways }: Pick<AppOptions, 'passesOn' | 'ways'>,
): RequestListener {
  if (!passesOn && !ways) return handle
  return (request, response) => {
    const cell = ways?.otherFor(request)
    if (cell !== undefined) ways?.request(cell, request, response)
    else if (passesOn?.is(request)) passesOn.request(request, response)
    else handle(request, response)
  }
}

function socketsBy(ways: CellWays): TakeElsewhere {
  return (request, socket, head) => {
    const cell = ways.otherFor(request)
    if (cell !== undefined) ways.socket(cell, request, socket, head)
    return cell !== undefined
  }
}

export function headersOf({ publicUrl, installMode }: Config): SecurityHeaders {
  return securityHeaders({
    isTls: publicUrl?.startsWith('https://') ?? false,
    isSandbox: installMode === 'sandbox',
  })
}
