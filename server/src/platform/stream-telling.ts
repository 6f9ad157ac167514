// What is told to more than one socket: to all, to those of a client, to those that follow a topic.

import { setImmediate } from 'node:timers/promises'
import { WebSocket } from 'ws'
import type { StreamMessage } from '#contract/client/stream.ts'
import type { ChatNews } from '#contract/public/chat.ts'
import type { ClientId } from '#kernel/ids.ts'
import { type Sockets, type ToClient, write } from './stream-sockets.ts'
import { textFrame } from './text-frame.ts'

/** Other work gets its turns. Who comes meanwhile was told at the door. */
export async function announceOffer(sockets: Sockets, version: string): Promise<void> {
  if (sockets.offer?.version === version) return
  const message: StreamMessage = { type: 'offer', version }
  const offer = { version, frame: textFrame(JSON.stringify(message)) }
  sockets.offer = offer
  let written = 0
  for (const connection of [...sockets.all]) {
    if (connection.ws.readyState === WebSocket.OPEN) write(sockets, connection, offer.frame)
    written += 1
    if (written % sockets.limits.writesPerTurn === 0) await setImmediate()
    // A newer one is on its way, and must be the last that anybody hears.
    if (sockets.offer !== offer) return
  }
}

/** To those who are signed in. Other work gets its turns. */
export async function tellMissed(sockets: Sockets): Promise<void> {
  const message: StreamMessage = { type: 'missed' }
  const frame = textFrame(JSON.stringify(message))
  let written = 0
  for (const own of [...sockets.byClient.values()]) {
    for (const connection of own) write(sockets, connection, frame)
    written += own.size
    if (written % sockets.limits.writesPerTurn === 0) await setImmediate()
  }
}

export function sendToClient(sockets: Sockets, clientId: ClientId, message: ToClient): void {
  const own = sockets.byClient.get(clientId)
  if (!own) return
  const frame = textFrame(typeof message === 'string' ? message : JSON.stringify(message))
  for (const connection of own) write(sockets, connection, frame)
}

/** To all that follow it. */
export function sendToFollowers(sockets: Sockets, topic: string, message: ChatNews): void {
  const followers = sockets.topics.get(topic)
  if (!followers) return
  const frame = textFrame(JSON.stringify(message))
  for (const connection of followers) write(sockets, connection, frame)
}
