// The chat on an application of its own, with the office beside it and a real stream.

import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
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
import { registerChatMail } from '#server/site/chat/mail.routes.ts'
import { openTyping } from '#server/site/chat/note-typing.ts'
import { openChatFiles } from '#server/site/chat/picture-in-chat.ts'
import { openAnswerSeconds } from '#server/site/chat/promise-answers.ts'
import { openNews, withNews } from '#server/site/chat/wait-for-news.ts'
import { createOfficeApp } from './office-app.ts'

export type ChatApp = Awaited<ReturnType<typeof createChatApp>>
/** What a browser keeps of its conversation. */
export type Browser = { cookie: string | undefined; token?: string; network: string }

export async function createChatApp(db: Database, { listens = false } = {}) {
  const hours = { written: 'UTC\nMo-Su 00:00-24:00' as string | null }
  const typing = openTyping()
  const news = openNews()
  const dataDir = await mkdtemp(join(tmpdir(), 'chat-'))
  const hubs: ReturnType<typeof createStreamHub>[] = []
  const office = await createOfficeApp(db, {
    dataDir,
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
      registerStaffChats(officeRouter, {
        ...install,
        followers: withNews(hub, news),
        news,
        typing,
        files: openChatFiles(install),
      })
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
  const files = openChatFiles(install)
  const chatMail = {
    chatMailAddress: 'reply+{key}@mail.example',
    chatMailSecret: 'a-secret-of-the-mail-server',
  }
  const config = { ...install.config, ...chatMail }
  const followers = withNews(hub, news)
  const deps = { ...install, config, followers, news, typing, files, identification }
  registerChatMail(app, deps, chatMail)
  registerChatRoutes(router, { ...deps, answers: openAnswerSeconds(install) })
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
    dataDir,
    /** As the operator's mail server hands it over. */
    mail: (raw: string, secret = chatMail.chatMailSecret) =>
      app.inject({
        method: 'POST',
        url: '/api/webhooks/chat-mail',
        headers: { authorization: `Bearer ${secret}`, 'content-type': 'message/rfc822' },
        payload: raw,
      }),
    /** A form with a picture. */
    sendPicture: async (browser: Browser, file: Buffer, key: string = randomUUID()) => {
      const form = new FormData()
      form.append('key', key)
      form.append('picture', new Blob([new Uint8Array(file)]), 'p.png')
      const request = new Request('http://localhost/', { method: 'POST', body: form })
      return app.inject({
        method: 'POST',
        url: '/api/public/chat/pictures',
        remoteAddress: browser.network,
        headers: {
          ...headersOf(browser),
          'content-type': request.headers.get('content-type') ?? '',
        },
        payload: Buffer.from(await request.arrayBuffer()),
      })
    },
    close: async () => {
      news.close()
      await rm(dataDir, { recursive: true, force: true })
      await hub.close()
      await app.close()
      await office.app.close()
    },
  }
}
