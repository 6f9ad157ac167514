// The chat on an application of its own, with the office beside it and a real stream.

import { randomUUID } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import cookie from '@fastify/cookie'
import Fastify, { type LightMyRequestResponse } from 'fastify'
import { openIdentification } from '#server/identity/sessions/identify-client.ts'
import { defaultSettings } from '#server/install/operators/settings.ts'
import type { Database } from '#server/platform/db.ts'
import { createRouter } from '#server/platform/http.ts'
import { answerErrors, readJson } from '#server/platform/http-errors.ts'
import { createHttpServer } from '#server/platform/http-server.ts'
import { createStreamHub } from '#server/platform/stream.ts'
import { registerStaffChats } from '#server/site/chat/chat.office.routes.ts'
import { registerChatRoutes } from '#server/site/chat/chat.routes.ts'
import { openTyping } from '#server/site/chat/note-typing.ts'
import { openAnswerSeconds } from '#server/site/chat/promise-answers.ts'
import { createOfficeApp } from './office-app.ts'

export type ChatApp = Awaited<ReturnType<typeof createChatApp>>
/** What a browser keeps of its conversation. */
export type Browser = { cookie: string | undefined; token?: string; network: string }

export async function createChatApp(db: Database, { listens = false } = {}) {
  const hours = { written: 'UTC\nMo-Su 00:00-24:00' as string | null }
  const typing = openTyping()
  const hubs: ReturnType<typeof createStreamHub>[] = []
  const office = await createOfficeApp(db, {
    settings: () => ({ ...defaultSettings, chatHours: hours.written }),
    register: (officeRouter, install) => {
      const hub = createStreamHub({
        clock: install.clock,
        ruleVersion: 1,
        symbols: [],
        publicUrl: null,
        headers: {},
      })
      hubs.push(hub)
      registerStaffChats(officeRouter, { ...install, followers: hub, typing })
    },
  })
  const [hub] = hubs
  if (!hub) throw new Error('the office was not registered')
  const { install } = office
  const way = { headers: {}, trustedProxies: 0 }
  const app = Fastify({ serverFactory: (handle) => createHttpServer(handle, way) })
  readJson(app)
  answerErrors(app)
  await app.register(cookie)
  const router = createRouter(app, () => {
    throw new Error('anybody may write')
  })
  const identification = openIdentification({ db, clock: install.clock, onEnded: () => {} })
  const deps = { ...install, followers: hub, typing, identification }
  registerChatRoutes(router, { ...deps, answerSeconds: openAnswerSeconds(install) })
  if (listens) {
    hub.attach(app.server)
    await app.listen({ host: '127.0.0.1', port: 0 })
  }
  let browsers = 0
  const headersOf = (browser: Browser) => ({
    ...(browser.token === undefined ? {} : { authorization: `Bearer ${browser.token}` }),
    ...(browser.cookie === undefined ? {} : { cookie: `chat=${browser.cookie}` }),
  })
  /** What it sets is kept, as a browser does. */
  const kept = (browser: Browser, reply: LightMyRequestResponse) => {
    const set = reply.cookies.find(({ name }) => name === 'chat')
    if (set) browser.cookie = set.value
    return reply
  }
  const ask = async (browser: Browser, path: string, payload: object, headers: object = {}) =>
    kept(
      browser,
      await app.inject({
        method: 'POST',
        url: `/api/public/chat/${path}`,
        remoteAddress: browser.network,
        headers: { ...headersOf(browser), ...headers },
        payload,
      }),
    )
  return {
    app,
    office,
    hub,
    db,
    clock: install.clock,
    deps,
    setHours: (written: string | null) => {
      hours.written = written
    },
    port: () => (app.server.address() as AddressInfo).port,
    /** A browser in a network of its own. */
    browser: (token?: string): Browser => {
      browsers += 1
      const network = `10.20.${browsers >> 8}.${browsers & 255}`
      return { cookie: undefined, network, ...(token === undefined ? {} : { token }) }
    },
    ask,
    write: (browser: Browser, text: string, more: object = {}) =>
      ask(browser, 'messages', { key: randomUUID(), text, language: 'en', page: '/', ...more }),
    see: async (browser: Browser, after = 0) => {
      const reply = await app.inject({
        method: 'GET',
        url: `/api/public/chat?after=${after}`,
        headers: headersOf(browser),
      })
      return reply.json().data
    },
    close: async () => {
      await hub.close()
      await app.close()
      await office.app.close()
    },
  }
}
