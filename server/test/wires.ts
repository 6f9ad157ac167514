// A wire between processes that are none: what is published by one arrives at the others a turn
// later, in order, but for what a test has it lose or lets it see.

import { type Bus, openBus, type Wire } from '#server/platform/bus.ts'
import type { Clock } from '#server/platform/clock.ts'
import { systemRandom } from '#server/platform/crypto.ts'
import { openSeal } from '#server/platform/seal.ts'

export type Envelope = { readonly subject: string; readonly envelope: Uint8Array }

export type Wires = {
  /** A further process of the install. */
  readonly join: (deps: Partial<Joining> & Pick<Joining, 'clock'>) => Bus
  /** All that went over the wire. */
  readonly envelopes: Envelope[]
  /** Whether this one is lost. */
  lose: (envelope: Envelope) => boolean
  /** From nobody in particular. */
  readonly deliver: (envelope: Envelope) => void
}

type Joining = {
  readonly clock: Clock
  readonly log: (message: string) => void
  readonly key: Uint8Array
}

type Ear = { readonly subject: string; readonly hear: (envelope: Uint8Array) => void; from: Wire }

export function newWires(): Wires {
  const ears = new Set<Ear>()
  const envelopes: Envelope[] = []
  const deliverTo = ({ subject, envelope }: Envelope, but?: Wire) => {
    setImmediate(() => {
      for (const ear of [...ears]) {
        if (ear.subject === subject && ear.from !== but) ear.hear(envelope)
      }
    })
  }
  const wires: Wires = {
    envelopes,
    lose: () => false,
    deliver: (envelope) => deliverTo(envelope),
    join: ({ clock, log = () => {}, key = Buffer.alloc(32, 7) }) => {
      const wire: Wire = {
        publish: (subject, bytes) => {
          const sent = { subject, envelope: Uint8Array.from(bytes) }
          envelopes.push(sent)
          if (!wires.lose(sent)) deliverTo(sent, wire)
        },
        subscribe: (subject, hear) => {
          const ear = { subject, hear, from: wire }
          ears.add(ear)
          return () => ears.delete(ear)
        },
        close: async () => {
          for (const ear of [...ears]) if (ear.from === wire) ears.delete(ear)
        },
      }
      return openBus(wire, { clock, log, random: systemRandom, seal: openSeal(key, systemRandom) })
    },
  }
  return wires
}
