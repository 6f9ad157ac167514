// The contact form's call on an application of its own.

import Fastify, { type LightMyRequestResponse } from 'fastify'
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
  readonly send: (body: object | string, from?: string) => Promise<LightMyRequestResponse>
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
  registerContactRoutes(router, { db, clock, random: systemRandom, install })
  const setSupport = (email: string | null) =>
    putSetting(db, { name: 'support_email', value: email, at: clock.now() })
  await setSupport(supportEmail)
  return {
    clock,
    setSupport,
    send: (body, from = '127.0.0.1') =>
      app.inject({
        method: 'POST',
        url: '/api/public/contact',
        remoteAddress: from,
        headers: { 'content-type': 'application/json' },
        payload: typeof body === 'string' ? body : JSON.stringify(body),
      }),
  }
}
