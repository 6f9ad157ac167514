// The HTTP application: which routes exist, listed by hand, and what every answer carries.

import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import helmet from '@fastify/helmet'
import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import type { InstallMode, LogLevel } from './config.ts'
import { answerErrors, createRouter, type Router, readJson, type SignIn } from './platform/http.ts'
import { openApiDocument } from './platform/openapi.ts'
import { type PageFacts, serveWeb } from './platform/web-pages.ts'

export type AppOptions = {
  readonly installMode: InstallMode
  readonly logLevel: LogLevel
  readonly trustedProxies: number
  readonly isTls: boolean
  readonly version: string
  readonly signIn: SignIn
  /** The built web client; undefined where only the calls are wanted. */
  readonly web: { readonly folder: string; readonly facts: () => PageFacts } | undefined
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
  await app.register(helmet, securityHeaders(options.isTls))
  await app.register(cookie)
  await app.register(compress, { global: false, threshold: 1_024 })
  app.addHook('onRequest', (_request, reply, done) => {
    if (options.installMode === 'sandbox') {
      reply.header('x-install-mode', 'sandbox').header('x-robots-tag', 'noindex')
    }
    done()
  })
  await serveDocs(app, options.version)
  options.register(app, createRouter(app, options.signIn))
  if (options.web) await serveWeb(app, options.web.folder, options.web.facts)
  return app
}

/** The one style element in the client: the chart library's, which places its attribution link. */
const chartStyle = "'sha256-3pRED1tOXas1FXFoPb9TGCjmYe9XQsmO9OV23khV2nY='"

/** Everything comes from ourselves; nothing may frame us; no address of ours is told to others. */
function securityHeaders(isTls: boolean) {
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'", chartStyle],
        imgSrc: ["'self'", 'data:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        manifestSrc: ["'self'"],
        formAction: ["'self'"],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
      },
    },
    referrerPolicy: { policy: 'no-referrer' as const },
    strictTransportSecurity: isTls ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    crossOriginEmbedderPolicy: false,
    frameguard: { action: 'deny' as const },
  }
}

async function serveDocs(app: FastifyInstance, version: string): Promise<void> {
  const document = openApiDocument('Trading API', version)
  app.get('/api/openapi.json', (_request, reply) => reply.send(document))
  await app.register(swagger, { mode: 'static', specification: { document: document as never } })
  await app.register(swaggerUi, { routePrefix: '/api/docs' })
}
