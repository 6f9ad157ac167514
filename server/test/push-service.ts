// A push service on this machine: browsers that subscribed to it, and what it was sent for each,
// opened with the browser's own keys as the browser opens it (RFC 8291).

import { createECDH, type ECDH, randomBytes, verify } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import type { NewPushDevice } from '#contract/client/notice-choices.ts'
import type { PushMessage } from '#contract/public/push-message.ts'

type Ece = {
  readonly decrypt: (
    body: Buffer,
    params: { version: 'aes128gcm'; privateKey: ECDH; authSecret: string },
  ) => Buffer
}

/** What the library that sends is made of; it has no types. */
const ece: Ece = createRequire(import.meta.url)('http_ece')

export type HeardPush = {
  readonly browser: number
  readonly message: PushMessage
  readonly urgency: string
  readonly ttl: number
  /** Who signed it, and for which service. */
  readonly signer: string
  readonly audience: string
}

export type PushService = Awaited<ReturnType<typeof openPushService>>

export async function openPushService() {
  const browsers: { readonly ecdh: ECDH; readonly auth: string }[] = []
  const heard: HeardPush[] = []
  const service = { status: 201 }
  const server = createServer(async (request, reply) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    const browser = Number(/^\/push\/(\d+)$/.exec(request.url ?? '')?.[1])
    const keys = browsers[browser]
    if (!keys) return void reply.writeHead(404).end()
    const body = Buffer.concat(parts)
    const opened = ece.decrypt(body, {
      version: 'aes128gcm',
      privateKey: keys.ecdh,
      authSecret: keys.auth,
    })
    heard.push({ browser, message: JSON.parse(opened.toString()), ...signedBy(request) })
    reply.writeHead(service.status).end()
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    origin,
    heard,
    service,
    /** A browser that subscribed: what it would tell us. */
    browser: (language: NewPushDevice['language'] = 'en'): NewPushDevice => {
      const ecdh = createECDH('prime256v1')
      ecdh.generateKeys()
      const auth = randomBytes(16).toString('base64url')
      browsers.push({ ecdh, auth })
      const endpoint = `${origin}/push/${browsers.length - 1}`
      return { endpoint, p256dh: ecdh.getPublicKey('base64url'), auth, language }
    },
    close: () => new Promise<void>((done) => void server.close(() => done())),
  }
}

/** RFC 8292: a token of the sender, by the key that stands beside it. */
function signedBy({ headers }: IncomingMessage) {
  const [, token = '', key = ''] =
    /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(headers.authorization ?? '') ?? []
  const [head = '', claims = '', signature = ''] = token.split('.')
  const jwk = publicJwk(Buffer.from(key, 'base64url'))
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: jwk, format: 'jwk', dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  const { aud } = JSON.parse(Buffer.from(claims, 'base64url').toString())
  return {
    signer: isSigned ? key : '',
    audience: String(aud),
    urgency: String(headers.urgency),
    ttl: Number(headers.ttl),
  }
}

function publicJwk(point: Buffer) {
  const [x, y] = [point.subarray(1, 33), point.subarray(33, 65)]
  return { kty: 'EC', crv: 'P-256', x: x.toString('base64url'), y: y.toString('base64url') }
}
