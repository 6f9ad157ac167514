// HAProxy with the file of `deploy/`, on this machine and with no server behind it: what it speaks,
// and what it says to whoever comes without TLS. Where it is not installed nothing is tried.

import { once } from 'node:events'
import { get as getPlain, type IncomingMessage } from 'node:http'
import { get as getSecure } from 'node:https'
import { connect, type SecureVersion } from 'node:tls'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hasHaproxy, runHaproxy } from './run-haproxy.ts'

let stop = async () => {}
let [secure, plain] = [0, 0]

async function ask(url: string): Promise<IncomingMessage> {
  const secureToo = { rejectUnauthorized: false, agent: false } as const
  const request = url.startsWith('https:') ? getSecure(url, secureToo) : getPlain(url)
  const [answer] = (await once(request, 'response')) as [IncomingMessage]
  answer.resume()
  return answer
}

async function speaks(
  versions: { minVersion: SecureVersion; maxVersion: SecureVersion },
  ciphers?: string,
): Promise<string | undefined> {
  const socket = connect({
    ...versions,
    ...(ciphers === undefined ? {} : { ciphers }),
    port: secure,
    host: '127.0.0.1',
    rejectUnauthorized: false,
  })
  try {
    await once(socket, 'secureConnect')
    return `${socket.getProtocol()} ${socket.getCipher().name}`
  } catch {
    return undefined
  } finally {
    socket.destroy()
  }
}

describe.skipIf(!hasHaproxy)('the proxy before an install (skipped where HAProxy is not)', () => {
  beforeAll(async () => {
    ;({ secure, plain, stop } = await runHaproxy({ siteServers: '', pageServers: '' }))
  })
  afterAll(() => stop())

  test('speaks TLS 1.3 first, then 1.2, and nothing older', async () => {
    expect(await speaks({ minVersion: 'TLSv1.2', maxVersion: 'TLSv1.3' })).toMatch(/^TLSv1\.3 /)
    expect(await speaks({ minVersion: 'TLSv1.2', maxVersion: 'TLSv1.2' })).toMatch(/^TLSv1\.2 /)
    const old = { minVersion: 'TLSv1', maxVersion: 'TLSv1.1' } as const
    expect(await speaks(old, 'DEFAULT@SECLEVEL=0')).toBeUndefined()
  })

  test('takes ciphers with forward secrecy and authentication alone', async () => {
    const only = { minVersion: 'TLSv1.2', maxVersion: 'TLSv1.2' } as const
    for (const cipher of ['ECDHE-RSA-AES256-GCM-SHA384', 'ECDHE-RSA-CHACHA20-POLY1305'])
      expect(await speaks(only, cipher)).toContain(cipher)
    for (const cipher of ['AES128-SHA', 'AES256-GCM-SHA384', 'ECDHE-RSA-AES128-SHA'])
      expect([cipher, await speaks(only, `${cipher}:@SECLEVEL=0`)]).toEqual([cipher, undefined])
  })

  test('says with its own answers too that browsers come back over TLS', async () => {
    const answer = await ask(`https://127.0.0.1:${secure}/`)
    expect(answer.statusCode).toBe(503)
    expect(answer.headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains')
  })

  test('leads pages without TLS to it, and refuses calls and sockets', async () => {
    const page = await ask(`http://127.0.0.1:${plain}/rates?x=1`)
    expect([page.statusCode, page.headers.location]).toEqual([
      301,
      `https://127.0.0.1:${plain}/rates?x=1`,
    ])
    for (const path of ['/api/health', '/api/stream', '/api/auth/login']) {
      const call = await ask(`http://127.0.0.1:${plain}${path}`)
      expect([path, call.statusCode, call.headers.location]).toEqual([path, 403, undefined])
    }
  })
})
