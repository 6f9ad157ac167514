// The first start of an install for real money, as a process: nobody works there, a word is printed
// that makes the first member, and at the next start there is none (T36).

import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { cloneDatabase, serverPassword } from '#test/database.ts'
import type { Connection } from './platform/db.ts'
import { serverRole } from './platform/rights.store.ts'

const urlOf = ({ user, password, host, port, database }: Connection) =>
  `postgres://${user}:${password}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`

/** What it has printed once it says how to stop it. */
async function started(env: Readonly<Record<string, string>>) {
  const args = ['--import', 'tsx', 'server/src/main.ts']
  const child = spawn(process.execPath, args, { env: { ...process.env, ...env }, stdio: 'pipe' })
  onTestFinished(() => void child.kill('SIGKILL'))
  let said = ''
  let failed = ''
  child.stderr.on('data', (part) => {
    failed += part
  })
  for await (const part of child.stdout) {
    said += part
    if (said.includes('Ctrl-C stops it.')) return { child, said }
  }
  throw new Error(`It ended: ${failed}`)
}

async function stop(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit')
  child.kill('SIGINT')
  await ended
}

test('lets in by a printed word the first member, and nobody after', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'first-start-'))
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
  const { connection, db } = await cloneDatabase()
  onTestFinished(() => db.close())
  const env = {
    DATA_DIR: dataDir,
    PORT: '0',
    INSTALL_MODE: 'live',
    PUBLIC_URL: 'https://trade.example.org',
    SMTP_URL: 'smtp://localhost',
    DATABASE_OWNER_URL: urlOf(connection),
    DATABASE_URL: urlOf({ ...connection, user: serverRole, password: serverPassword }),
  }
  const members = () => db.rows('select email from operators')

  const first = await started(env)
  expect(await members()).toEqual([])
  expect(first.said).not.toContain('Sign in with')
  const url = /http:\/\/\S+/.exec(first.said)?.[0] ?? ''
  const token = /\/office\/set-up#(\S+)/.exec(first.said)?.[1]
  const chosen = { password: 'heron-lantern-77', confirmPassword: 'heron-lantern-77' }
  const comeIn = (email: string) =>
    fetch(`${url}/api/office/set-up`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token, email, name: 'Ada L.', ...chosen }),
    })
  expect((await comeIn('ada@desk.example')).status).toBe(200)
  expect((await comeIn('bob@desk.example')).status).not.toBe(200)
  expect(await members()).toEqual([{ email: 'ada@desk.example' }])
  await stop(first.child)

  const next = await started(env)
  expect(next.said).not.toContain('set-up#')
  expect(next.said).toContain('Office:')
  await stop(next.child)
})
