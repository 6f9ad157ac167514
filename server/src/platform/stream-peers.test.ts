// Streams of two processes, which are one for their clients.

import { expect, test } from 'vitest'
import { testClock } from '#test/clock.ts'
import { connectClient } from '#test/stream-client.ts'
import { balance, caughtUp, person, serve, signIn, start, until } from '#test/stream-hub.ts'
import { newWires } from '#test/wires.ts'

const ada = person(1n, 'ada')

async function twoStreams() {
  const wires = newWires()
  const clock = testClock(start)
  const [one, two] = [wires.join({ clock }), wires.join({ clock })]
  return { one: await serve({ bus: one }), two: await serve({ bus: two }) }
}

test('a message reaches the client at whichever process', async () => {
  const { one, two } = await twoStreams()
  const [here, there] = [await signIn(one.hub, one.port, ada), await signIn(two.hub, two.port, ada)]
  expect(one.hub.hears(person(2n, 'ben').clientId)).toBe(true)
  expect(one.hub.here.hears(person(2n, 'ben').clientId)).toBe(false)
  one.hub.sendTo(ada.clientId, balance(1, 10))
  expect(await here.next('balance')).toMatchObject({ version: 1 })
  expect(await there.next('balance')).toMatchObject({ version: 1 })
  two.hub.here.sendTo(ada.clientId, balance(2, 20))
  expect(await there.next('balance')).toMatchObject({ version: 2 })
  await caughtUp(here)
  expect(here.messages.filter((it) => it.type === 'balance')).toHaveLength(1)
})

test('a ticket is good at any process, once', async () => {
  const { one, two } = await twoStreams()
  const { ticket } = one.hub.issueTicket(ada)
  const first = await connectClient(two.port)
  first.send({ type: 'authenticate', ticket })
  await first.next('authenticated')
  for (const { port } of [one, two]) {
    const again = await connectClient(port)
    again.send({ type: 'authenticate', ticket })
    expect(await again.next('error')).toMatchObject({ code: 'ticket_invalid' })
  }
})

test('a ticket of a process that is gone is no good', async () => {
  const { two } = await twoStreams()
  const client = await connectClient(two.port)
  client.send({ type: 'authenticate', ticket: `${'0'.repeat(24)}.${'x'.repeat(43)}` })
  expect(await client.next('error')).toMatchObject({ code: 'ticket_invalid' })
})

test('a session ends everywhere', async () => {
  const { one, two } = await twoStreams()
  const there = await signIn(two.hub, two.port, ada)
  const { ticket } = two.hub.issueTicket(ada)
  one.hub.endSession(ada.sessionId)
  expect(await there.closed).toBe(4401)
  const late = await connectClient(one.port)
  late.send({ type: 'authenticate', ticket })
  expect(await late.next('error')).toMatchObject({ code: 'ticket_invalid' })
})

test('what is followed at one process is known to the other, and told there', async () => {
  const { one, two } = await twoStreams()
  const client = await connectClient(two.port)
  client.send({ type: 'follow', ticket: one.hub.issueFollow('a-talk').ticket })
  await client.next('following')
  await until(() => one.hub.isFollowed('a-talk'))
  expect(one.hub.isFollowed('another')).toBe(false)
  one.hub.tellFollowers('a-talk', { type: 'chat', seq: 7 })
  expect(await client.next('chat')).toMatchObject({ seq: 7 })
})

test('who is signed in is told that something may have been missed', async () => {
  const { one } = await twoStreams()
  const [client, stranger] = [await signIn(one.hub, one.port, ada), await connectClient(one.port)]
  one.hub.tellMissed()
  expect(await client.next('missed')).toEqual({ type: 'missed' })
  await caughtUp(stranger)
  expect(stranger.messages.filter((it) => it.type === 'missed')).toHaveLength(0)
})
