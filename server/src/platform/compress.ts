// What is sent in fewer bytes to who takes it so. No answer holds a secret beside what a stranger
// may choose (BREACH needs both): a browser sends the token by itself to nobody.

import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyInstance } from 'fastify'

export type Coding = 'br' | 'gzip'

/** Higher ones take several times as long for a few hundred bytes less. */
const brotliParams = { [constants.BROTLI_PARAM_QUALITY]: 5 }
/** Below that, it is one packet in any case. */
const bytesLeast = 1_400

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

export const compress: Readonly<Record<Coding, (whole: Buffer) => Promise<Buffer>>> = {
  br: (whole) => brotli(whole, { params: brotliParams }),
  gzip: (whole) => zip(whole),
}

/** The best of the codings that a request says it takes; undefined: none that we have. */
export function codingOf(accepted = ''): Coding | undefined {
  const named = new Map(
    accepted.split(',').map((part) => {
      const [name = '', ...rest] = part.split(';').map((it) => it.trim().toLowerCase())
      const weight = rest.find((it) => it.startsWith('q='))
      return [name, weight === undefined ? 1 : Number(weight.slice('q='.length))]
    }),
  )
  return (['br', 'gzip'] as const).find((coding) => (named.get(coding) ?? 0) > 0)
}

/** Long answers in JSON, on their way out. */
export function compressAnswers(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    if (!isLong(payload) || !isJson(reply.getHeader('content-type'))) return done(null, payload)
    reply.header('vary', 'accept-encoding')
    const coding = codingOf(request.headers['accept-encoding'])
    if (!coding || reply.hasHeader('content-encoding')) return done(null, payload)
    compress[coding](Buffer.from(payload)).then(
      (body) => {
        reply.removeHeader('content-length').header('content-encoding', coding)
        done(null, body)
      },
      (error: Error) => done(error),
    )
  })
}

function isLong(payload: unknown): payload is string | Buffer {
  return (typeof payload === 'string' || Buffer.isBuffer(payload)) && payload.length >= bytesLeast
}

function isJson(type: unknown): boolean {
  return typeof type === 'string' && type.startsWith('application/json')
}
