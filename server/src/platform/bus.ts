// How processes of one install talk: what is said on a channel reaches the others that listen to
// it, or nobody. Nothing is kept and nothing repeated; PostgreSQL alone says what is true. What one
// turn of the event loop says on a channel travels as one envelope.

import { deserialize, serialize } from 'node:v8'
import type { Random } from './crypto.ts'
import { type EnvelopeDeps, envelopesBy } from './sealed-envelopes.ts'

/** Carries envelopes between processes, as NATS does. It may lose any, and keeps their order. */
export type Wire = {
  /** Dropped where nobody can be reached. */
  readonly publish: (subject: string, envelope: Uint8Array) => void
  /** Not what this process publishes itself. Returns how to hear no more. */
  readonly subscribe: (subject: string, hear: (envelope: Uint8Array) => void) => () => void
  readonly close: () => Promise<void>
}

declare const content: unique symbol

/** A subject, and what is said on it. */
export type Channel<Content> = { readonly subject: string; readonly [content]?: Content }

export function channel<Content>(subject: string): Channel<Content> {
  return { subject }
}

export type Hear<Content> = (content: Content, from: string) => void

export type Bus = {
  /** This process, by a name that no other has or had. */
  readonly self: string
  /** Copied now; throws for what cannot be, such as a function. */
  readonly say: <Content>(on: Channel<Content>, content: Content) => void
  /** Returns how to hear no more. */
  readonly hear: <Content>(on: Channel<Content>, hear: Hear<Content>) => () => void
  /** Sends what waits, and is gone. */
  readonly close: () => Promise<void>
}

export type BusDeps = EnvelopeDeps & { readonly random: Random }

type Ears = { readonly all: Set<Hear<unknown>>; readonly deafen: () => void }

export function openBus(wire: Wire, deps: BusDeps): Bus {
  const self = Buffer.from(deps.random(12)).toString('hex')
  const envelopes = envelopesBy(self, deps)
  const listening = new Map<string, Ears>()
  let waiting = new Map<string, Buffer[]>()
  const flush = () => {
    const batches = waiting
    waiting = new Map()
    for (const [subject, texts] of batches) {
      for (const envelope of envelopes.write(subject, joined(texts))) {
        wire.publish(subject, envelope)
      }
    }
  }
  // An envelope is read once, whoever of us listens.
  const listen = (subject: string): Ears => {
    const all = new Set<Hear<unknown>>()
    const deafen = wire.subscribe(subject, (envelope) => {
      const read = envelopes.read(subject, envelope)
      if (!read) return
      for (const text of parted(read.text)) {
        for (const hear of [...all]) hear(deserialize(text), read.from)
      }
    })
    const ears = { all, deafen }
    listening.set(subject, ears)
    return ears
  }
  return {
    self,
    say: ({ subject }, content) => {
      const text = serialize(content)
      if (waiting.size === 0) setImmediate(flush)
      const said = waiting.get(subject)
      if (said) said.push(text)
      else waiting.set(subject, [text])
    },
    hear: <Content>({ subject }: Channel<Content>, hear: Hear<Content>) => {
      const ears = listening.get(subject) ?? listen(subject)
      const ear = hear as Hear<unknown>
      ears.all.add(ear)
      return () => {
        ears.all.delete(ear)
        if (ears.all.size > 0 || listening.get(subject) !== ears) return
        listening.delete(subject)
        ears.deafen()
      }
    },
    close: () => {
      flush()
      return wire.close()
    },
  }
}

const lengthBytes = 4

/** Each behind its length. */
function joined(texts: readonly Buffer[]): Buffer {
  const lengths = texts.map((text) => {
    const length = Buffer.alloc(lengthBytes)
    length.writeUInt32BE(text.length)
    return length
  })
  return Buffer.concat(texts.flatMap((text, nr) => [lengths[nr]!, text]))
}

function parted(bytes: Uint8Array): Uint8Array[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
  const texts: Uint8Array[] = []
  for (let at = 0; at < bytes.length; ) {
    const from = at + lengthBytes
    const to = from + view.getUint32(at)
    texts.push(bytes.subarray(from, to))
    at = to
  }
  return texts
}
