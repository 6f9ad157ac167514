// When the sockets of a process of the web are better off elsewhere, beside a leader that answers.

import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { startSendingAway } from './send-away.ts'

/** A process that leads, or not yet; `asked` resolves after so many questions. */
async function startLeader({ isReady }: { isReady: boolean }) {
  let asked = 0
  const server = createServer(({ url }, response) => {
    asked += url === '/leadz' ? 1 : 0
    response.writeHead(isReady ? 200 : 503).end()
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, pass: null, asked: () => asked }
}

function startLooking(leader: { url: string; pass: null } | undefined, reachesLead: () => boolean) {
  let away = 0
  let looks = 0
  const loop = startSendingAway({
    trading: {
      reachesLead: () => {
        looks += 1
        return reachesLead()
      },
    },
    hub: {
      sendAway: () => {
        away += 1
      },
    },
    leader: async () => leader,
    log: () => {},
  })
  onTestFinished(() => loop.stop())
  return { away: () => away, looks: () => looks }
}

test('they are sent away where the leader lives and only this process does not hear it', async () => {
  const looking = startLooking(await startLeader({ isReady: true }), () => false)
  await expect.poll(looking.away, { timeout: 120_000 }).toBeGreaterThan(0)
})

test('they stay where the leader is heard, and it is not asked', async () => {
  const leader = await startLeader({ isReady: true })
  const looking = startLooking(leader, () => true)
  await expect.poll(looking.looks, { timeout: 120_000 }).toBeGreaterThan(1)
  expect([looking.away(), leader.asked()]).toEqual([0, 0])
})

test('they stay where nobody leads, or one that is not ready', async () => {
  const starting = await startLeader({ isReady: false })
  const looking = startLooking(starting, () => false)
  const alone = startLooking(undefined, () => false)
  await expect.poll(starting.asked, { timeout: 120_000 }).toBeGreaterThan(1)
  await expect.poll(alone.looks, { timeout: 120_000 }).toBeGreaterThan(1)
  expect([looking.away(), alone.away()]).toEqual([0, 0])
})

test('they stay where it was heard again meanwhile', async () => {
  const leader = await startLeader({ isReady: true })
  let asked = 0
  const looking = startLooking(leader, () => {
    asked += 1
    return asked % 2 === 0
  })
  await expect.poll(leader.asked, { timeout: 120_000 }).toBeGreaterThan(1)
  expect(looking.away()).toBe(0)
})
