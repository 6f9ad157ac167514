// The AsyncAPI 3.0 document of the stream, printed from the contract's messages.

import * as z from 'zod/mini'
import { StreamMessage, StreamRequest } from '#contract/client/stream.ts'
import { streamPath } from '#contract/shared/stream-path.ts'

type Message = z.core.$ZodTypes

export function asyncApiDocument(title: string, version: string) {
  const [sent, told] = [messagesOf(StreamRequest), messagesOf(StreamMessage)]
  return {
    asyncapi: '3.0.0',
    info: {
      title,
      version,
      description:
        'A socket opens without signing in. Private messages come after `authenticate` with a ' +
        'ticket from POST /api/stream/ticket, which takes a session, or a personal token with ' +
        '`read`.',
    },
    channels: {
      stream: {
        address: streamPath,
        messages: { ...named(sent, 'send'), ...named(told, 'hear') },
      },
    },
    operations: {
      send: operation('receive', sent, 'send', 'What a client may send.'),
      hear: operation('send', told, 'hear', 'What the server sends.'),
    },
  }
}

/** By what its `type` says. */
function messagesOf(union: typeof StreamMessage | typeof StreamRequest): Map<string, Message> {
  const options = union._zod.def.options as readonly Message[]
  return new Map(options.map((option) => [typeOf(option), option]))
}

function typeOf(message: Message): string {
  const { properties } = z.toJSONSchema(message)
  const type = properties?.type
  return typeof type === 'object' ? String(type.const) : ''
}

type Way = 'send' | 'hear'

function named(messages: ReadonlyMap<string, Message>, way: Way) {
  const entries = [...messages].map(([type, schema]) => {
    const { $schema: _, ...payload } = z.toJSONSchema(schema, { unrepresentable: 'any' })
    return [`${way}_${type}`, { name: type, payload }] as const
  })
  return Object.fromEntries(entries)
}

function operation(
  action: 'send' | 'receive',
  messages: ReadonlyMap<string, Message>,
  way: Way,
  summary: string,
) {
  return {
    action,
    summary,
    channel: { $ref: '#/channels/stream' },
    messages: [...messages.keys()].map((type) => ({
      $ref: `#/channels/stream/messages/${way}_${type}`,
    })),
  }
}
