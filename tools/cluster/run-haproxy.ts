// HAProxy with the file of `deploy/`, on this machine, for tests.

import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import * as fs from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { certificateFor, hasOpenssl } from '#test/certificate.ts'
import { freePorts } from '#test/free-port.ts'
import { packages } from './parts.ts'
import { renderFile, type Values } from './render.ts'

const haproxy = packages.haproxy ?? ''

export const hasHaproxy = existsSync(haproxy) && (await hasOpenssl())

export type Front = {
  /** Where it speaks TLS, and where it does not. */
  readonly secure: number
  readonly plain: number
  /** Whether none of the servers of this backend answers as it is to. */
  readonly isDown: (backend: string) => Promise<boolean>
  readonly stop: () => Promise<void>
}

/** Before these servers; resolves when it answers. */
export async function runHaproxy(
  servers: Pick<Values, 'siteServers' | 'pageServers'>,
): Promise<Front> {
  const folder = await fs.mkdtemp(join(tmpdir(), 'front-'))
  const { key, certificate, remove } = await certificateFor(['trade.example.org'])
  await remove()
  await fs.writeFile(join(folder, 'site.pem'), certificate + key, { mode: 0o600 })
  const [database, secure = 0, plain = 0] = await freePorts(3)
  const text = await renderFile('haproxy/haproxy.cfg', {
    ...servers,
    run: folder,
    frontConnections: '100',
    databaseBind: `127.0.0.1:${database}`,
    databaseServers: '',
    siteBind: `127.0.0.1:${secure}`,
    siteTls: `ssl crt ${join(folder, 'site.pem')} alpn h2,http/1.1`,
    plainBind: `127.0.0.1:${plain}`,
  })
  await fs.writeFile(join(folder, 'haproxy.cfg'), text)
  const child = spawn(haproxy, ['-db', '-f', join(folder, 'haproxy.cfg')], { stdio: 'ignore' })
  const stop = async () => {
    // Told of it once it was there: where it ended before, nobody waits.
    if (child.kill()) await once(child, 'exit')
    await fs.rm(folder, { recursive: true, force: true })
  }
  await untilUp(child, plain).catch(async (error) => {
    await stop()
    throw error
  })
  const isDown = async (backend: string) => {
    const state = await told(join(folder, 'haproxy.sock'), 'show stat')
    return new RegExp(`^${backend},BACKEND,.*,DOWN,`, 'm').test(state)
  }
  return { secure, plain, isDown, stop }
}

async function untilUp(child: ChildProcess, port: number): Promise<void> {
  for (let tries = 0; tries < 600; tries += 1) {
    if (child.exitCode !== null) throw new Error(`HAProxy ended with ${child.exitCode}`)
    const asked = fetch(`http://127.0.0.1:${port}/`, { redirect: 'manual' })
    if (await asked.catch(() => undefined)) return
    await sleep(50)
  }
  throw new Error('HAProxy did not come up')
}

async function told(path: string, command: string): Promise<string> {
  const socket = connect(path)
  socket.end(`${command}\n`)
  return Buffer.concat(await socket.toArray()).toString()
}
