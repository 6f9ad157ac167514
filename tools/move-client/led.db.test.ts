// Who moves to another cell goes on with what they have in their browser and in their letters: the
// cell that they left passes it on.

import { afterAll, beforeAll, expect, test } from 'vitest'
import { bindInstall } from '#server/install/operators/bind-install.ts'
import { cellOfToken } from '#server/platform/cell.ts'
import { systemClock } from '#server/platform/clock.ts'
import { cloneDatabase, type TestDatabase } from '#test/database.ts'
import { freePorts } from '#test/free-port.ts'
import { connectClient } from '#test/stream-client.ts'
import { openWholeApp, type WholeApp } from '#test/whole-app.ts'
import { moveClient } from './move-client.ts'
import { cellNumber, startSecondCell } from './two-cells.ts'

let databases: TestDatabase[]
let apps: WholeApp[]
let ports: number[]

beforeAll(async () => {
  ports = await freePorts(2)
  const cellUrls = new Map(ports.map((port, at) => [at + 1, `http://127.0.0.1:${port}`]))
  const home = await cloneDatabase()
  const open = async ({ db }: TestDatabase, cell: number) => {
    const app = await openWholeApp(db, { config: { cell, cellUrls } })
    await app.app.listen({ port: ports[cell - 1] ?? 0, host: '127.0.0.1' })
    return app
  }
  await bindInstall(home.owner, 'sandbox')
  const first = await open(home, 1)
  const second = await startSecondCell(home.owner)
  databases = [home, second]
  apps = [first, await open(second, cellNumber)]
})

afterAll(async () => {
  await Promise.all(apps.map((app) => app.close()))
  await Promise.all(databases.map(({ db }) => db.close()))
})

type Asked = { readonly token?: string; readonly body?: object; readonly cookie?: string }

async function ask(cell: number, path: string, { token, body, cookie }: Asked = {}) {
  const reply = await fetch(`http://127.0.0.1:${ports[cell - 1]}${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(cookie !== undefined && { cookie }),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  const cookies = reply.headers.getSetCookie().map((it) => it.split(';', 1)[0] ?? '')
  return { status: reply.status, cookies, json: await reply.json() }
}

test('they are answered as before, by the cell where they are', async () => {
  const [home, second] = databases
  if (!home || !second) throw new Error('two cells')
  const { id, email, password } = (await apps[0]?.aSignedIn()) ?? never()
  const body = { email, password }
  const before = await ask(1, '/api/auth/login', { body })
  const token = before.json.tokens.access.token
  const me = (await ask(1, '/api/users/me', { token })).json

  const deps = { clock: systemClock, bringFiles: async () => undefined }
  let during = 0
  const onStep = () => {
    during += 1
  }
  const moved = await moveClient(
    { ...deps, from: home.owner, to: second.owner, onStep },
    { clientId: id, toCell: cellNumber },
  )
  expect([moved, during]).toEqual([{ outcome: 'moved' }, 5])
  // As the process that they left notices within two seconds.
  await apps[0]?.recheck()

  for (const cell of [1, cellNumber]) {
    const after = await ask(cell, '/api/users/me', { token })
    expect([after.status, after.json.data]).toEqual([200, me.data])
    const again = await ask(cell, '/api/auth/login', { body })
    expect([again.status, cellsIn(again.cookies)]).toEqual([200, [cellNumber]])
  }
  const cookie = before.cookies.join('; ')
  expect(cellsIn(before.cookies)).toEqual([1])
  const renewed = await ask(1, '/api/auth/refresh', { cookie, body: {} })
  expect([renewed.status, cellsIn(renewed.cookies)]).toEqual([200, [cellNumber]])

  // The ticket says where the stream is asked.
  const given = await ask(1, '/api/stream/ticket', { token, body: {} })
  expect(given.json.data.ticket.startsWith(`${cellNumber}.`)).toBe(true)
  const path = `/cells/${cellNumber}/api/stream`
  const socket = await connectClient(ports[0] ?? 0, {}, path)
  socket.send({ type: 'authenticate', ticket: given.json.data.ticket })
  await socket.next('authenticated')
})

test('while they are on their way nobody answers for them', async () => {
  const [home, second] = databases
  if (!home || !second) throw new Error('two cells')
  const { id, token, email, password } = (await apps[0]?.aSignedIn()) ?? never()
  const answers: string[] = []
  const onTheWay = async () => {
    await apps[0]?.recheck()
    for (const asked of [{ token }, { body: { email, password } }]) {
      const path = 'token' in asked ? '/api/users/me' : '/api/auth/login'
      const { status, json } = await ask(1, path, asked)
      answers.push(`${status} ${json.code}`)
    }
  }
  const deps = { clock: systemClock, from: home.owner, to: second.owner, onStep: () => {} }
  const bringFiles = async () => undefined
  const stopped = new Error('stopped')
  const onStep = (step: string) => {
    if (step === 'held') throw stopped
  }
  const move = { clientId: id, toCell: cellNumber }
  await expect(moveClient({ ...deps, bringFiles, onStep }, move)).rejects.toBe(stopped)
  await onTheWay()
  expect(answers).toEqual(['503 unavailable', '503 unavailable'])
  expect(await moveClient({ ...deps, bringFiles }, move)).toEqual({ outcome: 'moved' })
  expect((await ask(1, '/api/auth/login', { body: { email, password } })).status).toBe(200)
})

/** Of the cookies that renew a sign-in. */
function cellsIn(cookies: readonly string[]): number[] {
  const renewing = cookies.filter((cookie) => cookie.startsWith('refresh='))
  return renewing.map((cookie) => cellOfToken(cookie.slice('refresh='.length)))
}

function never(): never {
  throw new Error('there is such an app')
}
