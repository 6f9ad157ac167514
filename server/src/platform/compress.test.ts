// Long answers in fewer bytes, for who says that they take them so.

import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import Fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { codingOf, compressAnswers } from './compress.ts'

it.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['GZIP;q=0.5, br;q=0', 'gzip'],
  ['br;q=0, gzip;q=0', undefined],
  ['identity', undefined],
  ['brotli', undefined],
  ['', undefined],
  [undefined, undefined],
])('of "%s" it is %s', (accepted, coding) => {
  expect(codingOf(accepted)).toBe(coding)
})

describe('an answer', () => {
  const long = { status: true, data: Array.from({ length: 200 }, (_, nr) => `price ${nr}`) }
  const app = Fastify()
  compressAnswers(app)
  app.get('/long', () => long)
  app.get('/buffer', (_, reply) =>
    reply.type('application/json; charset=utf-8').send(Buffer.from(JSON.stringify(long))),
  )
  app.get('/short', () => ({ status: true }))
  app.get('/picture', (_, reply) => reply.type('image/png').send(Buffer.alloc(5_000)))
  const ask = (url: string, accepted?: string) =>
    app.inject({ url, headers: accepted === undefined ? {} : { 'accept-encoding': accepted } })

  it.each(['/long', '/buffer'])(
    'that is long comes compressed, and is the same: %s',
    async (url) => {
      const [br, gz, plain] = await Promise.all([ask(url, 'br, gzip'), ask(url, 'gzip'), ask(url)])
      expect(br.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' })
      expect(br.headers['content-length']).toBe(String(br.rawPayload.length))
      expect(br.rawPayload.length).toBeLessThan(plain.rawPayload.length / 3)
      expect(JSON.parse(brotliDecompressSync(br.rawPayload).toString())).toEqual(long)
      expect(JSON.parse(gunzipSync(gz.rawPayload).toString())).toEqual(long)
      expect(plain.headers['content-encoding']).toBeUndefined()
      expect(plain.headers.vary).toBe('accept-encoding')
      expect(plain.json()).toEqual(long)
    },
  )

  it.each(['/short', '/picture'])('that gains nothing stays as it is: %s', async (url) => {
    const { headers } = await ask(url, 'br')
    expect(headers).not.toHaveProperty('content-encoding')
    expect(headers).not.toHaveProperty('vary')
  })
})
