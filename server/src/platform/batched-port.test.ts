import { MessageChannel } from 'node:worker_threads'
import { expect, onTestFinished, test } from 'vitest'
import { batchedPort } from './batched-port.ts'

type Said =
  | { readonly kind: 'count'; readonly of: number }
  | { readonly kind: 'word'; readonly word: string }

function connect() {
  const { port1, port2 } = new MessageChannel()
  onTestFinished(() => {
    port1.close()
    port2.close()
  })
  const heard: (number | string)[] = []
  let posts = 0
  port2.on('message', () => {
    posts += 1
  })
  batchedPort<Said, never>(port2, {
    count: ({ of }) => heard.push(of),
    word: ({ word }) => heard.push(word),
  })
  const port = batchedPort<never, Said>(port1, {})
  return { port, port1, heard, posts: () => posts }
}

test('what one turn says is one message, heard in its order', async () => {
  const { port, heard, posts } = connect()
  for (let of = 1; of <= 3; of += 1) port.send({ kind: 'count', of })
  port.send({ kind: 'word', word: 'go' })
  await expect.poll(() => heard, { timeout: 120_000 }).toEqual([1, 2, 3, 'go'])
  expect(posts()).toBe(1)
})

test('what waits can be sent as it is now', async () => {
  const { port, heard } = connect()
  const message = { kind: 'count' as const, of: 1 }
  port.send(message)
  port.flush()
  message.of = 2
  port.send(message)
  message.of = 3
  await expect.poll(() => heard, { timeout: 120_000 }).toEqual([1, 3])
})

test('closing sends what waits before', async () => {
  const { port, heard } = connect()
  port.send({ kind: 'word', word: 'last' })
  port.close()
  await expect.poll(() => heard, { timeout: 120_000 }).toEqual(['last'])
})
