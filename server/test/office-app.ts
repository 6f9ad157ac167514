// The office of a test: its door and its desks, and members of staff who come in at it.

import cookie from '@fastify/cookie'
import Fastify, { type FastifyInstance, type LightMyRequestResponse } from 'fastify'
import type { StaffRole } from '#contract/staff/powers.ts'
import { emailKeyOf } from '#kernel/email.ts'
import { refuse } from '#kernel/refusal.ts'
import { minute } from '#kernel/time.ts'
import type { OfficeRouter } from '#server/install/compose-install.ts'
import { registerInstall } from '#server/install/compose-install.ts'
import { openSetUp, type SetUp } from '#server/install/desks/come-in.ts'
import { bindInstall } from '#server/install/operators/bind-install.ts'
import { systemRandom } from '#server/platform/crypto.ts'
import type { Database, Db } from '#server/platform/db.ts'
import { createRouter } from '#server/platform/http.ts'
import { answerErrors, readJson } from '#server/platform/http-errors.ts'
import { cookieOf } from './accounts-app.ts'
import { appCode } from './authenticator.ts'
import { testPasswords } from './clients.ts'
import { composeTestInstall, type InstallWishes, type TestInstall } from './compose-install.ts'

export type OfficeApp = {
  readonly db: Database
  readonly app: FastifyInstance
  readonly install: TestInstall
  readonly clock: TestInstall['clock']
  readonly setUp: SetUp | undefined
  /** Of those who set up an app, by the key of their address. */
  readonly secrets: Map<string, string>
}

export type OfficeWishes = InstallWishes & {
  /** More calls of staff. */
  readonly register?: (office: OfficeRouter, install: TestInstall) => void
}

export const staffPassword = 'heron-lantern-77'

export async function createOfficeApp(
  db: Database,
  { register, ...wishes }: OfficeWishes = {},
): Promise<OfficeApp> {
  const install = composeTestInstall(db, wishes)
  await bindInstall(db, install.mode)
  const setUp = await openSetUp(db, systemRandom)
  const app = Fastify()
  readJson(app)
  answerErrors(app)
  await app.register(cookie)
  const router = createRouter(app, () => refuse('signed_out'))
  const doors = { passwords: await testPasswords(), setUp: () => setUp }
  const office = registerInstall({ app, router }, install, doors)
  register?.(office, install)
  return { db, app, install, clock: install.clock, setUp, secrets: new Map() }
}

let networks = 0

/** Each call from a network of its own, unless told otherwise: counting is tested by itself. */
export function post(
  { app }: Pick<OfficeApp, 'app'>,
  path: string,
  payload: object,
  wishes: {
    readonly token?: string | undefined
    readonly from?: string
    readonly origin?: string
  } = {},
): Promise<LightMyRequestResponse> {
  networks += 1
  return app.inject({
    method: 'POST',
    url: `/api/office/${path}`,
    payload,
    remoteAddress: wishes.from ?? `10.9.${networks >> 8}.${networks & 255}`,
    cookies: wishes.token === undefined ? {} : { office: wishes.token },
    headers: wishes.origin === undefined ? {} : { origin: wishes.origin },
  })
}

export function read(
  { app }: Pick<OfficeApp, 'app'>,
  path: string,
  token?: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<LightMyRequestResponse> {
  const cookies = token === undefined ? {} : { office: token }
  return app.inject({ method: 'GET', url: `/api/office/${path}`, cookies, headers })
}

/** What the cookie of an answer holds. */
export function tokenOf(reply: LightMyRequestResponse): string {
  return cookieOf(reply, 'office')?.value ?? ''
}

/** The first member of an empty install; the token of their session. */
export async function firstMember(api: OfficeApp, email: string): Promise<string> {
  const chosen = { password: staffPassword, confirmPassword: staffPassword }
  const token = api.setUp?.token ?? ''
  const reply = await post(api, 'set-up', { token, email, name: 'Ada L.', ...chosen })
  if (reply.statusCode !== 200) throw new Error(reply.body)
  return tokenOf(reply)
}

/** Sets up an app in this session. */
export async function setUpApp(api: OfficeApp, token: string, email: string): Promise<void> {
  const shown = await post(api, 'enrolment', {}, { token })
  api.secrets.set(emailKeyOf(email), shown.json().data.secret)
  const ended = await post(api, 'enrolment/end', { code: codeFor(api, email) }, { token })
  if (ended.statusCode !== 200) throw new Error(ended.body)
}

/** A code that was not used: a minute later. */
export function codeFor({ clock, secrets }: OfficeApp, email: string): string {
  clock.advance(minute)
  return appCode(secrets.get(emailKeyOf(email)) ?? '', clock.now())
}

/** Whoever works here with these roles, signed in; the token of their session. */
export async function sitDown(
  { app, db }: { readonly app: FastifyInstance; readonly db: Db },
  email: string,
  roles: readonly StaffRole[],
): Promise<string> {
  const passwordHash = await (await testPasswords()).hash(staffPassword)
  await db.rows(
    `insert into operators (email, email_key, password_hash, created_at, roles, name)
     values ($1, $2, $3, now(), $4, $1)
     on conflict (email_key) do update set password_hash = $3, roles = $4`,
    [email, emailKeyOf(email), passwordHash, roles],
  )
  const reply = await post({ app }, 'session', { email, password: staffPassword })
  if (reply.statusCode !== 200) throw new Error(reply.body)
  return tokenOf(reply)
}
