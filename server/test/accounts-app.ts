// The calls of accounts on an application of their own, with everything behind them but trades.

import { PassThrough } from 'node:stream'
import cookie from '@fastify/cookie'
import Fastify, { type FastifyInstance, type LightMyRequestResponse } from 'fastify'
import type { SessionId } from '#kernel/ids.ts'
import { zeroUsd } from '#kernel/money.ts'
import {
  composeIdentity,
  type IdentityContext,
  registerIdentity,
} from '#server/identity/compose-identity.ts'
import { depositUse } from '#server/money/deposits/deposit-use.ts'
import type { Database } from '#server/platform/db.ts'
import { createRouter } from '#server/platform/http.ts'
import { answerErrors, readJson } from '#server/platform/http-errors.ts'
import type { Passwords } from '#server/platform/passwords.ts'
import { registerRecord } from '#server/record/compose-record.ts'
import { openOwnUse } from '#server/trading/trades/own-use.ts'
import { type TestClient, testPasswords } from './clients.ts'
import type { TestClock } from './clock.ts'
import { composeTestInstall, type InstallWishes, type TestInstall } from './compose-install.ts'

export type AccountsApp = {
  readonly app: FastifyInstance
  readonly install: TestInstall
  readonly identity: IdentityContext
  readonly clock: TestClock
  /** Sessions that were told to have ended. */
  readonly ended: SessionId[]
  /** What staff were to see at once. */
  readonly alarms: string[]
  /** Everything logged, as text. */
  readonly logged: () => string
}

export type AppWishes = InstallWishes & { readonly passwords?: Passwords }

export async function createAccountsApp(
  db: Database,
  wishes: AppWishes = {},
): Promise<AccountsApp> {
  const ended: SessionId[] = []
  const log = new PassThrough()
  const logged: string[] = []
  log.on('data', (chunk: Buffer) => logged.push(chunk.toString()))
  const app = Fastify({ logger: { level: 'trace', stream: log } })
  readJson(app)
  answerErrors(app)
  await app.register(cookie)
  const install = composeTestInstall(db, wishes)
  const identity = composeIdentity({
    ...install,
    onEnded: (sessionId) => {
      ended.push(sessionId)
    },
  })
  const router = createRouter(app, identity.signIn)
  registerRecord({ app, router }, install, identity)
  registerIdentity(router, identity, {
    ...install,
    passwords: wishes.passwords ?? (await testPasswords()),
    stakesOf: async () => ({ real: zeroUsd, demo: zeroUsd }),
    ownUseOf: openOwnUse(),
    depositUseOf: depositUse,
  })
  return {
    app,
    install,
    identity,
    clock: install.clock,
    ended,
    alarms: install.alarms,
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
