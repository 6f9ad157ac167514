// The HTTP application: which routes exist, listed by hand, and what every answer carries.

import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import type { InstallMode, LogLevel } from './config.ts'
import { answerErrors, createRouter, type Router, readJson, type SignIn } from './platform/http.ts'
import { openApiDocument } from './platform/openapi.ts'
import { serveWeb, type WebOptions } from './platform/web-pages.ts'

export type AppOptions = {
  readonly installMode: InstallMode
  readonly logLevel: LogLevel
  readonly trustedProxies: number
  readonly isTls: boolean
  readonly version: string
  readonly signIn: SignIn
  /** The built web client; undefined where only the calls are wanted. */
  readonly web: WebOptions | undefined
  readonly register: (app: FastifyInstance, router: Router) => void
}

const bodyBytesMax = 64 * 1024

export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const app = Fastify({
    logger: {
      level: options.logLevel,
      redact: ['req.headers.authorization', 'req.headers.cookie'],
    },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: (_address, hop) => hop < options.trustedProxies,
    bodyLimit: bodyBytesMax,
    requestTimeout: 30_000,
    keepAliveTimeout: 72_000,
    routerOptions: { ignoreTrailingSlash: true },
  })
  readJson(app)
  answerErrors(app)
  await app.register(cookie)
  await app.register(compress, { global: false, threshold: 1_024 })
  // Made once: a library that makes them for every answer took a twentieth of an order's time.
  const headers = headersOf(options)
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers)
    done()
  })
  await serveDocs(app, options.version)
  options.register(app, createRouter(app, options.signIn))
  if (options.web) await serveWeb(app, options.web)
  return app
}

/**
 * Everything comes from ourselves; nothing may frame us; no address of ours is told to others.
 * The list is OWASP's, https://owasp.org/www-project-secure-headers.
 */
function headersOf({ isTls, installMode }: AppOptions): Readonly<Record<string, string>> {
  return {
    'content-security-policy': Object.entries(policy)
      .map(([directive, sources]) => `${directive} ${sources}`)
      .join(';'),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'x-permitted-cross-domain-policies': 'none',
    ...(isTls ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
    ...(installMode === 'sandbox'
      ? { 'x-install-mode': 'sandbox', 'x-robots-tag': 'noindex' }
      : {}),
  }
}

/** The one style element in the client: the chart library's, which places its attribution link. */
const chartStyle = "'sha256-3pRED1tOXas1FXFoPb9TGCjmYe9XQsmO9OV23khV2nY='"

const policy = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': `'self' ${chartStyle}`,
  'img-src': "'self' data:",
  'font-src': "'self'",
  'connect-src': "'self'",
  'manifest-src': "'self'",
  // Of ourselves too: the simulated card provider's page, where there is one.
  'frame-src': "'self'",
  'form-action': "'self'",
  'base-uri': "'none'",
  'frame-ancestors': "'none'",
} as const

async function serveDocs(app: FastifyInstance, version: string): Promise<void> {
  const document = openApiDocument('Trading API', version)
  app.get('/api/openapi.json', (_request, reply) => reply.send(document))
  await app.register(swagger, { mode: 'static', specification: { document: document as never } })
  await app.register(swaggerUi, { routePrefix: '/api/docs' })
}
