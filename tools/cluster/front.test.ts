// HAProxy with the file of `deploy/`, on this machine and with no server behind it: what it speaks,
// and what it says to whoever comes without TLS. Where it is not installed nothing is tried.

import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import * as fs from 'node:fs/promises'
import { get as getPlain, type IncomingMessage } from 'node:http'
import { get as getSecure } from 'node:https'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { connect, type SecureVersion } from 'node:tls'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { certificateFor, hasOpenssl } from '#test/certificate.ts'
import { packages } from './parts.ts'
import { renderFile } from './render.ts'

const haproxy = packages.haproxy ?? ''
const isThere = existsSync(haproxy) && (await hasOpenssl())

let folder: string
let child: ChildProcess
let [secure, plain] = [0, 0]

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

async function start(): Promise<void> {
  folder = await fs.mkdtemp(join(tmpdir(), 'front-'))
  const { key, certificate, remove } = await certificateFor(['trade.example.org'])
  await remove()
  await fs.writeFile(join(folder, 'site.pem'), certificate + key, { mode: 0o600 })
  const database = await freePort()
  ;[secure, plain] = [await freePort(), await freePort()]
  const text = await renderFile('haproxy/haproxy.cfg', {
    run: folder,
    frontConnections: '100',
    databaseBind: `127.0.0.1:${database}`,
    databaseServers: '',
    siteBind: `127.0.0.1:${secure}`,
    siteTls: `ssl crt ${join(folder, 'site.pem')} alpn h2,http/1.1`,
    plainBind: `127.0.0.1:${plain}`,
    siteServers: '',
  })
  await fs.writeFile(join(folder, 'haproxy.cfg'), text)
  child = spawn(haproxy, ['-db', '-f', join(folder, 'haproxy.cfg')], { stdio: 'ignore' })
  for (let tries = 0; tries < 600; tries += 1) {
    if (child.exitCode !== null) throw new Error(`HAProxy ended with ${child.exitCode}`)
    const isUp = await ask(`http://127.0.0.1:${plain}/`).catch(() => undefined)
    if (isUp) return
    await sleep(50)
  }
  throw new Error('HAProxy did not come up')
}

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

describe.skipIf(!isThere)('the proxy before an install (skipped where HAProxy is not)', () => {
  beforeAll(start)
  afterAll(async () => {
    child?.kill()
    if (child && child.exitCode === null) await once(child, 'exit')
    await fs.rm(folder, { recursive: true, force: true })
  })

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
