// A Bitcoin block as it goes over the wire: which transactions are in it and what they pay. A block
// that is not whole, or not the one of its hash, is no block: what it names is checked here, all
// the way from the transactions over the merkle root to the hash.

import { createHash } from 'node:crypto'

export type PaidOutput = {
  readonly txid: string
  readonly index: number
  /** Hexadecimal. */
  readonly script: string
  readonly units: bigint
}

export type RawBlock = {
  readonly hash: string
  readonly previous: string
  readonly outputs: readonly PaidOutput[]
}

/** Undefined where these bytes are not that block. */
export function readBlock(bytes: Uint8Array, hash: string): RawBlock | undefined {
  try {
    const block = parse(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
    return block.hash === hash ? block : undefined
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}

const headerBytes = 80
/** Below a byte's value 0xfd, a number is itself; above come 2, 4 or 8 bytes. */
const wide = { 253: 2, 254: 4, 255: 8 } as const

class Reader {
  at = 0
  readonly bytes: Buffer

  constructor(bytes: Buffer) {
    this.bytes = bytes
  }

  take(count: number): Buffer {
    if (count > this.bytes.length - this.at) throw new RangeError('it ends too early')
    this.at += count
    return this.bytes.subarray(this.at - count, this.at)
  }

  count(): number {
    const [first = 0] = this.take(1)
    if (first < 0xfd) return first
    const size = wide[first as keyof typeof wide]
    const number = this.take(size)
    return size === 8 ? Number(number.readBigUInt64LE()) : number.readUIntLE(0, size)
  }
}

function parse(bytes: Buffer): RawBlock {
  const reader = new Reader(bytes)
  const header = reader.take(headerBytes)
  const outputs: PaidOutput[] = []
  const txids: Buffer[] = []
  for (let left = reader.count(); left > 0; left -= 1) txids.push(readTransaction(reader, outputs))
  if (reader.at !== bytes.length) throw new RangeError('something follows')
  if (!merkleRoot(txids).equals(header.subarray(36, 68))) throw new RangeError('other transactions')
  const previous = nameOf(header.subarray(4, 36))
  return { hash: nameOf(twice([header])), previous, outputs }
}

/** Its id, as it is hashed; what it pays goes to `outputs`. */
function readTransaction(reader: Reader, outputs: PaidOutput[]): Buffer {
  const version = reader.take(4)
  const isWitnessed = reader.bytes[reader.at] === 0
  if (isWitnessed) reader.take(2)
  const start = reader.at
  const inputs = reader.count()
  for (let left = inputs; left > 0; left -= 1) {
    reader.take(36)
    reader.take(reader.count())
    reader.take(4)
  }
  const paid: Omit<PaidOutput, 'txid'>[] = []
  const count = reader.count()
  for (let index = 0; index < count; index += 1) {
    const units = reader.take(8).readBigUInt64LE()
    paid.push({ index, units, script: reader.take(reader.count()).toString('hex') })
  }
  const body = reader.bytes.subarray(start, reader.at)
  if (isWitnessed) for (let left = inputs; left > 0; left -= 1) skipWitness(reader)
  const id = twice([version, body, reader.take(4)])
  const txid = nameOf(id)
  for (const one of paid) outputs.push({ txid, ...one })
  return id
}

function skipWitness(reader: Reader): void {
  for (let left = reader.count(); left > 0; left -= 1) reader.take(reader.count())
}

function merkleRoot(ids: readonly Buffer[]): Buffer {
  let row = ids
  while (row.length > 1) {
    row = Array.from({ length: Math.ceil(row.length / 2) }, (_, at) => {
      const left = row[2 * at] as Buffer
      return twice([left, row[2 * at + 1] ?? left])
    })
  }
  return row[0] ?? Buffer.alloc(0)
}

function twice(parts: readonly Uint8Array[]): Buffer {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return createHash('sha256').update(hash.digest()).digest()
}

/** Hashes are told the other way round from how they are kept. */
function nameOf(hash: Buffer): string {
  return Buffer.from(hash).reverse().toString('hex')
}
