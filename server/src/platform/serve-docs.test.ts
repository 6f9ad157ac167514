// The documents of the API, and the pages to read them by, once somebody asks for them.

import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { serveDocs } from './serve-docs.ts'

function openApp() {
  const app = Fastify()
  onTestFinished(() => app.close())
  app.addHook('onRequest', async (_request, reply) => void reply.header('x-of-all', 'yes'))
  serveDocs(app, '1.2.3')
  return app
}

test.each([
  ['/api/openapi.json', 'Trading API'],
  ['/api/asyncapi.json', 'Trading stream'],
])('%s says what it is, and of which version', async (url, title) => {
  const app = openApp()
  const reply = await app.inject(url)
  expect(reply.headers['content-type']).toContain('application/json')
  expect(reply.json().info).toMatchObject({ title, version: '1.2.3' })
})

test('pages show the first, as everything here is answered', async () => {
  const app = openApp()
  for (const url of ['/api/docs', '/api/docs/']) {
    const reply = await app.inject(url)
    expect(reply.statusCode).toBe(200)
    expect(reply.headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8' })
    expect(reply.headers['x-of-all']).toBe('yes')
  }
  const read = await app.inject('/api/docs/json')
  expect(read.json().info.title).toBe('Trading API')
})

test('what they consist of is there, once for each browser', async () => {
  const app = openApp()
  const url = '/api/docs/static/swagger-ui-bundle.js'
  const script = await app.inject(url)
  expect(script.statusCode).toBe(200)
  expect(script.rawPayload.length).toBeGreaterThan(100_000)
  const { etag } = script.headers
  expect(etag).toBeTruthy()
  const again = await app.inject({ url, headers: { 'if-none-match': String(etag) } })
  expect([again.statusCode, again.body]).toEqual([304, ''])
  expect((await app.inject('/api/docs/static/nothing.js')).statusCode).toBe(404)
})
