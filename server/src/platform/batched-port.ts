// Messages between two threads. What one turn of the event loop says travels as one message, so
// that thousands of small ones a second cost little; their order stays.

import type { MessagePort, Worker } from 'node:worker_threads'

type Message = { readonly kind: string }

/** What is done with each kind of message. */
export type Hearing<In extends Message> = {
  readonly [Kind in In['kind']]: (message: Extract<In, { readonly kind: Kind }>) => void
}

export type BatchedPort<Out> = {
  /** Copied when the turn ends, not now: what is sent must not change until then. */
  readonly send: (message: Out) => void
  /** Copies and sends what waits, now. */
  readonly flush: () => void
  /** Sends what waits, and hears no more: a thread that waits for nothing else ends. */
  readonly close: () => void
}

export function batchedPort<In extends Message, Out extends Message>(
  port: MessagePort | Worker,
  hearing: Hearing<In>,
): BatchedPort<Out> {
  let waiting: Out[] = []
  const flush = () => {
    if (waiting.length === 0) return
    const batch = waiting
    waiting = []
    port.postMessage(batch)
  }
  port.on('message', (batch: readonly In[]) => {
    for (const message of batch) {
      const hear = hearing[message.kind as In['kind']] as (message: In) => void
      hear(message)
    }
  })
  return {
    send: (message) => {
      if (waiting.length === 0) setImmediate(flush)
      waiting.push(message)
    },
    flush,
    close: () => {
      flush()
      if ('close' in port) port.close()
    },
  }
}
