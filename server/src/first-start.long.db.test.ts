// The first start of an install for real money, as a process: nobody works there, a word is printed
// that makes the first member, and at the next start there is none (T36).

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { cloneDatabase } from '#test/database.ts'
import { databaseSettings, endServer, startServer } from '#test/server-process.ts'

const ready = 'Ctrl-C stops it.'

test('lets in by a printed word the first member, and nobody after', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'first-start-'))
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
  const database = await cloneDatabase()
  const { db } = database
  onTestFinished(() => db.close())
  const env = {
    DATA_DIR: dataDir,
    PORT: '0',
    INSTALL_MODE: 'live',
    PUBLIC_URL: 'https://trade.example.org',
    SMTP_URL: 'smtp://localhost',
    ...databaseSettings(database),
  }
  const members = () => db.rows('select email from operators')

  const first = await startServer(env, ready)
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
  await endServer(first)

  const next = await startServer(env, ready)
  expect(next.said).not.toContain('set-up#')
  expect(next.said).toContain('Office:')
  await endServer(next)
})
