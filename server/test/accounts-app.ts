// The calls of accounts on an application of their own, with everything behind them but trades.

import { PassThrough } from 'node:stream'
import cookie from '@fastify/cookie'
import Fastify, { type FastifyInstance, type LightMyRequestResponse } from 'fastify'
import type { SessionId } from '#kernel/ids.ts'
import { zeroUsd } from '#kernel/money.ts'
import { registerClientRoutes } from '#server/identity/clients/clients.routes.ts'
import { registerProfileRoutes } from '#server/identity/clients/profile.routes.ts'
import { countPasswordTries } from '#server/identity/clients/verify-password.ts'
import { isBeingChecked } from '#server/identity/documents/is-being-checked.ts'
import { registerFactorRoutes } from '#server/identity/factors/factors.routes.ts'
import { codeAttempts, openSecondStep } from '#server/identity/factors/open-second-step.ts'
import { registerFundingRoutes } from '#server/identity/funding/funding.routes.ts'
import { registerCredentialRoutes } from '#server/identity/sessions/credentials.routes.ts'
import {
  type Identification,
  openIdentification,
} from '#server/identity/sessions/identify-client.ts'
import { registerSessionRoutes, signInBy } from '#server/identity/sessions/sessions.routes.ts'
import { registerStatementRoutes } from '#server/money/statements/statements.routes.ts'
import type { Attempts } from '#server/platform/attempts.ts'
import { systemRandom } from '#server/platform/crypto.ts'
import type { Database } from '#server/platform/db.ts'
import { answerErrors, createRouter, readJson } from '#server/platform/http.ts'
import type { Passwords } from '#server/platform/passwords.ts'
import { openSeal } from '#server/platform/seal.ts'
import { registerEventRoutes } from '#server/record/events/events.routes.ts'
import { registerNoticeRoutes } from '#server/record/notices/notices.routes.ts'
import { type TestClient, testPasswords } from './clients.ts'
import { type TestClock, testClock } from './clock.ts'

export type AccountsApp = {
  readonly app: FastifyInstance
  readonly clock: TestClock
  readonly identification: Identification
  /** Sessions that were told to have ended. */
  readonly ended: SessionId[]
  /** What staff were to see at once. */
  readonly alarms: string[]
  readonly passwordAttempts: Attempts
  /** Everything logged, as text. */
  readonly logged: () => string
}

export type AppWishes = {
  readonly publicUrl?: string
  readonly installMode?: 'sandbox' | 'live'
  readonly isOpen?: boolean
  readonly serves?: (country: string) => boolean
  readonly passwords?: Passwords
  readonly clock?: TestClock
}

export async function createAccountsApp(
  db: Database,
  wishes: AppWishes = {},
): Promise<AccountsApp> {
  const clock = wishes.clock ?? testClock()
  const ended: SessionId[] = []
  const alarms: string[] = []
  const passwordAttempts = countPasswordTries()
  const log = new PassThrough()
  const logged: string[] = []
  log.on('data', (chunk: Buffer) => logged.push(chunk.toString()))
  const app = Fastify({ logger: { level: 'trace', stream: log } })
  readJson(app)
  answerErrors(app)
  await app.register(cookie)

  const onEnded = (sessionId: SessionId) => {
    ended.push(sessionId)
  }
  const identification = openIdentification({ db, clock, onEnded })
  const router = createRouter(app, signInBy(identification))
  const publicUrl = wishes.publicUrl ?? 'http://localhost:3000'
  const deps = {
    db,
    clock,
    random: systemRandom,
    passwords: wishes.passwords ?? (await testPasswords()),
    passwordAttempts,
    alarm: (message: string) => void alarms.push(message),
    install: { mode: wishes.installMode ?? 'sandbox', publicUrl: () => publicUrl },
    isOpen: async () => wishes.isOpen ?? true,
    serves: wishes.serves ?? (() => true),
    stakesOf: async () => ({ real: zeroUsd, demo: zeroUsd }),
    isBeingChecked,
    identification,
  } as const
  registerClientRoutes(router, deps)
  registerProfileRoutes(router, deps)
  const seal = openSeal(Buffer.alloc(32, 7), systemRandom)
  const factors = { ...deps, seal, codeAttempts: codeAttempts() }
  registerSessionRoutes(router, { ...deps, secondStep: openSecondStep(factors) })
  registerFactorRoutes(router, factors)
  registerEventRoutes(router, deps)
  registerNoticeRoutes(router, deps)
  registerStatementRoutes(router, deps)
  registerFundingRoutes(router, deps)
  registerCredentialRoutes(router, deps)
  return {
    app,
    clock,
    identification,
    ended,
    alarms,
    passwordAttempts,
    logged: () => logged.join(''),
  }
}

export type Signed = {
  readonly token: string
  readonly refresh: string
  readonly device: string
  readonly reply: LightMyRequestResponse
}

export type SignInWishes = {
  readonly remember?: boolean
  readonly password?: string
  readonly device?: string
  readonly from?: string
}

export function postLogin(
  app: FastifyInstance,
  { email, password }: Pick<TestClient, 'email' | 'password'>,
  wishes: SignInWishes = {},
): Promise<LightMyRequestResponse> {
  return app.inject({
    method: 'POST',
    url: '/api/auth/login',
    remoteAddress: wishes.from ?? '127.0.0.1',
    cookies: wishes.device === undefined ? {} : { device: wishes.device },
    payload: {
      email,
      password: wishes.password ?? password,
      ...(wishes.remember === undefined ? {} : { remember: wishes.remember }),
    },
  })
}

export async function signInAs(
  app: FastifyInstance,
  client: Pick<TestClient, 'email' | 'password'>,
  wishes: SignInWishes = {},
): Promise<Signed> {
  const reply = await postLogin(app, client, wishes)
  if (reply.statusCode !== 200) throw new Error(`could not sign in: ${reply.body}`)
  return {
    token: reply.json().tokens.access.token,
    refresh: cookieOf(reply, 'refresh')?.value ?? '',
    device: cookieOf(reply, 'device')?.value ?? '',
    reply,
  }
}

export function cookieOf(reply: LightMyRequestResponse, name: string) {
  return reply.cookies.find((it) => it.name === name)
}

export function postRefresh(
  app: FastifyInstance,
  refresh: string,
  headers: Record<string, string> = {},
): Promise<LightMyRequestResponse> {
  return app.inject({
    method: 'POST',
    url: '/api/auth/refresh',
    cookies: { refresh },
    headers,
  })
}

export function getMe(app: FastifyInstance, token: string): Promise<LightMyRequestResponse> {
  return app.inject({ url: '/api/users/me', headers: { authorization: `Bearer ${token}` } })
}
