// Envelopes between processes of one install, each under the install's key: what another hand
// wrote, what was sent before and is sent again, and what lay about somewhere, is not read.

import { createHmac, timingSafeEqual } from 'node:crypto'
import { type Millis, second } from '#kernel/time.ts'
import { homeCell } from './cell.ts'
import type { Clock } from './clock.ts'
import type { Seal } from './seal.ts'

/** Older ones are not read: an order must not be placed long after it was given up. */
export const envelopeAgeMost = 5 * second
/** NATS takes 1 MiB in one piece, unless told otherwise. */
const pieceBytes = 512 * 1_024
const piecesMost = 512
const macBytes = 32
const headBytes = 12 + 8 + 8 + 4 + 4

export type EnvelopeDeps = {
  readonly clock: Clock
  readonly seal: Pick<Seal, 'mark'>
  /** Whose bus it is; the first one's unless it is said. */
  readonly cell?: number | undefined
  /** Told of envelopes that are not ours. */
  readonly log: (message: string) => void
}

export type Read = { readonly from: string; readonly text: Uint8Array }

type Head = {
  /** Hexadecimal, 24 digits. */
  readonly from: string
  /** Counts the sender's pieces. */
  readonly nr: number
  readonly at: Millis
  readonly piece: number
  readonly pieces: number
}

type Sender = { nr: number; at: Millis; readonly started: Map<string, Uint8Array[]> }

export function envelopesBy(self: string, { clock, seal, cell = homeCell, log }: EnvelopeDeps) {
  // What was said in one cell is not read in another.
  const key = seal.mark('envelopes', cell === homeCell ? 'bus' : `bus of cell ${cell}`)
  const senders = new Map<string, Sender>()
  let nr = 0
  const macOf = (subject: string, body: Uint8Array) =>
    createHmac('sha256', key).update(`${subject}\n`).update(body).digest()
  return {
    /** In pieces, to be sent in their order. */
    write: (subject: string, text: Uint8Array): Uint8Array[] => {
      const pieces = Math.max(1, Math.ceil(text.length / pieceBytes))
      return Array.from({ length: pieces }, (_, piece) => {
        nr += 1
        const head = headOf({ from: self, nr, at: clock.now(), piece, pieces })
        const part = text.subarray(piece * pieceBytes, (piece + 1) * pieceBytes)
        const body = Buffer.concat([head, part])
        return Buffer.concat([macOf(subject, body), body])
      })
    },
    /** Undefined: it is not to be read, or its other pieces are still to come. */
    read: (subject: string, envelope: Uint8Array): Read | undefined => {
      const [mac, body] = [envelope.subarray(0, macBytes), envelope.subarray(macBytes)]
      if (body.length < headBytes || !timingSafeEqual(mac, macOf(subject, body))) {
        log('An envelope that no process of this install wrote came over the bus.')
        return undefined
      }
      const head = readHead(body)
      if (head.from === self) return undefined
      const now = clock.now()
      const sender = senderOf(senders, head, now)
      if (Math.abs(now - head.at) > envelopeAgeMost || head.nr <= sender.nr) return undefined
      sender.nr = head.nr
      sender.at = now
      const text = joined(sender, subject, head, body.subarray(headBytes))
      return text && { from: head.from, text }
    },
  }
}

/** Who was silent for so long that all their envelopes are too old is forgotten. */
function senderOf(senders: Map<string, Sender>, { from }: Head, now: Millis): Sender {
  const known = senders.get(from)
  if (known) return known
  for (const [name, { at }] of senders) {
    if (now - at > 4 * envelopeAgeMost) senders.delete(name)
  }
  const sender: Sender = { nr: 0, at: now, started: new Map() }
  senders.set(from, sender)
  return sender
}

/** Where a piece was lost, all of its envelope is. */
function joined(
  { started }: Sender,
  subject: string,
  { piece, pieces }: Head,
  part: Uint8Array,
): Uint8Array | undefined {
  if (pieces === 1) return part
  const before = piece === 0 ? [] : started.get(subject)
  started.delete(subject)
  if (before?.length !== piece || pieces > piecesMost) return undefined
  before.push(part)
  if (before.length === pieces) return Buffer.concat(before)
  started.set(subject, before)
  return undefined
}

function headOf({ from, nr, at, piece, pieces }: Head): Buffer {
  const head = Buffer.alloc(headBytes)
  head.write(from, 'hex')
  head.writeDoubleBE(nr, 12)
  head.writeDoubleBE(at, 20)
  head.writeUInt32BE(piece, 28)
  head.writeUInt32BE(pieces, 32)
  return head
}

function readHead(body: Uint8Array): Head {
  const head = Buffer.from(body.buffer, body.byteOffset, headBytes)
  return {
    from: head.toString('hex', 0, 12),
    nr: head.readDoubleBE(12),
    at: head.readDoubleBE(20) as Millis,
    piece: head.readUInt32BE(28),
    pieces: head.readUInt32BE(32),
  }
}
