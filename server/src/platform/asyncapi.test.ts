// The document of the stream names every message of the contract, each with its shape.

import { expect, test } from 'vitest'
import { asyncApiDocument } from './asyncapi.ts'

const document = asyncApiDocument('Trading stream', '1.2.3')
const { messages } = document.channels.stream

test('names where the stream is, and every message both ways', () => {
  expect(document.asyncapi).toBe('3.0.0')
  expect(document.channels.stream.address).toBe('/api/stream')
  expect(Object.keys(messages).sort()).toEqual([
    ...[
      'hear_authenticated',
      'hear_balance',
      'hear_deposit',
      'hear_error',
      'hear_hello',
      'hear_missed',
    ],
    ...['hear_notice', 'hear_offer', 'hear_pong', 'hear_ticks', 'hear_trade', 'hear_withdrawal'],
    ...['send_authenticate', 'send_ping', 'send_subscribe'],
  ])
})

test('each message has its shape, and each operation leads to messages that are there', () => {
  expect(messages.send_subscribe?.payload).toMatchObject({
    type: 'object',
    properties: { type: { const: 'subscribe' }, symbols: { type: 'array' } },
    additionalProperties: false,
  })
  expect(messages.hear_balance?.payload.required).toEqual(
    expect.arrayContaining(['mode', 'version', 'balance']),
  )
  for (const { messages: led } of Object.values(document.operations)) {
    expect(led.length).toBeGreaterThan(2)
    for (const { $ref } of led) {
      expect(Object.keys(messages)).toContain($ref.split('/').at(-1))
    }
  }
})
