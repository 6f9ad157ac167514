// The contact form's call on an application of its own.

import cookie from '@fastify/cookie'
import Fastify, { type LightMyRequestResponse } from 'fastify'
import { openIdentification } from '#server/identity/sessions/identify-client.ts'
import { systemRandom } from '#server/platform/crypto.ts'
import type { Database } from '#server/platform/db.ts'
import { createRouter } from '#server/platform/http.ts'
import { answerErrors, readJson } from '#server/platform/http-errors.ts'
import { registerContactRoutes } from '#server/site/contact/contact.routes.ts'
import { type TestClock, testClock } from './clock.ts'
import { putSetting } from './settings.ts'

export const supportEmail = 'support@example.org'

export type ContactApp = {
  readonly clock: TestClock
  /** `from` is the address of the network it comes from. */
  readonly send: (
    body: object | string,
    from?: string,
    headers?: Readonly<Record<string, string>>,
  ) => Promise<LightMyRequestResponse>
  readonly setSupport: (email: string | null) => Promise<void>
}

/** With an address of support in the settings. */
export async function contactApp(db: Database): Promise<ContactApp> {
  const clock = testClock()
  const app = Fastify({ bodyLimit: 64 * 1024 })
  readJson(app)
  answerErrors(app)
  const router = createRouter(app, () => {
    throw new Error('anybody may write')
  })
  const install = { mode: 'sandbox', publicUrl: () => 'http://localhost:3000' } as const
  await app.register(cookie)
  const identification = openIdentification({ db, clock, onEnded: () => {} })
  registerContactRoutes(router, { db, clock, random: systemRandom, install, identification })
  const setSupport = (email: string | null) =>
    putSetting(db, { name: 'support_email', value: email, at: clock.now() })
  await setSupport(supportEmail)
  return {
    clock,
    setSupport,
    send: (body, from = '127.0.0.1', headers = {}) =>
      app.inject({
        method: 'POST',
        url: '/api/public/contact',
        remoteAddress: from,
        headers: { 'content-type': 'application/json', ...headers },
        payload: typeof body === 'string' ? body : JSON.stringify(body),
      }),
  }
}
