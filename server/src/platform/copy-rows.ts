// Rows in COPY's binary format, written into one buffer: nothing is made into text on this side to
// be read again on the other. The format: https://www.postgresql.org/docs/18/sql-copy.html,
// "Binary Format"; a value is its length and what the type's `recv` function reads.

import { assert } from '#kernel/assert.ts'
import { day, type Millis } from '#kernel/time.ts'

const header = Buffer.from('PGCOPY\n\xff\r\n\0\0\0\0\0\0\0\0\0', 'latin1')
/** Where PostgreSQL counts time from: 1 January 2000. */
const epochMs = 946_684_800_000
const twoTo32 = 4_294_967_296
const trailer = -1
const none = -1
/** As much as one value other than text may take. */
const widest = 20

/**
 * A growing set of rows. Each row begins with `row`, and has a value written for each column of the
 * COPY, in its order, with the method of the column's type.
 */
export class CopyRows {
  private bytes: Buffer
  private at = header.length
  private rows = 0

  constructor(size = 1 << 14) {
    this.bytes = Buffer.allocUnsafe(size)
    header.copy(this.bytes)
  }

  get count(): number {
    return this.rows
  }

  /** Begins again in the same memory; what `end` gave before is overwritten. */
  clear(): this {
    this.at = header.length
    this.rows = 0
    return this
  }

  row(columns: number): this {
    this.room(2)
    this.at = this.bytes.writeInt16BE(columns, this.at)
    this.rows += 1
    return this
  }

  int2(value: number | null): this {
    if (value === null) return this.nothing()
    this.begin(2)
    this.at = this.bytes.writeInt16BE(value, this.at)
    return this
  }

  int4(value: number | null): this {
    if (value === null) return this.nothing()
    this.begin(4)
    this.at = this.bytes.writeInt32BE(value, this.at)
    return this
  }

  int8(value: bigint | number | null): this {
    if (value === null) return this.nothing()
    this.begin(8)
    if (typeof value === 'bigint') this.at = this.bytes.writeBigInt64BE(value, this.at)
    else this.wide(value)
    return this
  }

  float8(value: number): this {
    this.begin(8)
    this.at = this.bytes.writeDoubleBE(value, this.at)
    return this
  }

  /** A timestamptz, to the millisecond. */
  instant(at: Millis | null): this {
    if (at === null) return this.nothing()
    this.begin(8)
    this.wide((at - epochMs) * 1000)
    return this
  }

  /** A date: "2026-11-21". */
  date(text: string | null): this {
    return this.int4(text === null ? null : (Date.parse(text) - epochMs) / day)
  }

  /** Text, or the word of an enum. */
  text(value: string | null): this {
    if (value === null) return this.nothing()
    this.room(4 + 3 * value.length)
    const length = this.bytes.write(value, this.at + 4, 'utf8')
    this.bytes.writeInt32BE(length, this.at)
    this.at += 4 + length
    return this
  }

  uuid(value: string): this {
    assert(value.length === 36, 'a UUID has 36 characters')
    this.begin(16)
    for (let i = 0; i < 36; i += 2) {
      if (value.charCodeAt(i) === hyphen) i += 1
      const byte = digit(value.charCodeAt(i)) * 16 + digit(value.charCodeAt(i + 1))
      assert(byte >= 0, 'a UUID has hexadecimal digits')
      this.bytes[this.at] = byte
      this.at += 1
    }
    return this
  }

  /** The bytes of all rows, to be sent before `clear` or another row. */
  end(): Buffer {
    this.room(2)
    this.bytes.writeInt16BE(trailer, this.at)
    return this.bytes.subarray(0, this.at + 2)
  }

  private nothing(): this {
    this.room(4)
    this.at = this.bytes.writeInt32BE(none, this.at)
    return this
  }

  private begin(length: number): void {
    this.room(widest)
    this.at = this.bytes.writeInt32BE(length, this.at)
  }

  /** A whole number that JavaScript holds exactly, without a bigint in between. */
  private wide(value: number): void {
    assert(Number.isSafeInteger(value), `not a whole number: ${value}`)
    const high = Math.floor(value / twoTo32)
    this.at = this.bytes.writeInt32BE(high, this.at)
    this.at = this.bytes.writeUInt32BE(value - high * twoTo32, this.at)
  }

  private room(length: number): void {
    if (this.at + length <= this.bytes.length) return
    const wider = Buffer.allocUnsafe(Math.max(2 * this.bytes.length, this.at + length))
    this.bytes.copy(wider, 0, 0, this.at)
    this.bytes = wider
  }
}

const hyphen = '-'.charCodeAt(0)
const digits = Float64Array.from({ length: 128 }, (_, code) =>
  Number.parseInt(String.fromCharCode(code), 16),
)

/** NaN for what is none. */
function digit(code: number): number {
  return digits[code] ?? Number.NaN
}
