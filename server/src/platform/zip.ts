// A ZIP archive that is written while it is read: no more of it is in memory than what was just
// made.

import { Zip, ZipDeflate, ZipPassThrough } from 'fflate'
import type { Millis } from '#kernel/time.ts'

export type ZipEntry = {
  /** Its path in the archive, with forward slashes. */
  readonly name: string
  /** Left as it is: pictures do not get smaller. */
  readonly isPacked?: boolean
  readonly parts: AsyncIterable<string | Uint8Array> | Iterable<string | Uint8Array>
}

/** The archive's bytes. Nothing is asked of `entries` before the reader wants more. */
export async function* zipOf(
  entries: AsyncIterable<ZipEntry> | Iterable<ZipEntry>,
  at: Millis,
): AsyncGenerator<Uint8Array> {
  const made: Uint8Array[] = []
  const zip = new Zip((problem, bytes) => {
    if (problem) throw problem
    if (bytes.length > 0) made.push(bytes)
  })
  for await (const { name, isPacked, parts } of entries) {
    const file = isPacked ? new ZipPassThrough(name) : new ZipDeflate(name)
    file.mtime = at
    zip.add(file)
    for await (const part of parts) {
      file.push(typeof part === 'string' ? Buffer.from(part) : part)
      yield* made.splice(0)
    }
    file.push(new Uint8Array(0), true)
    yield* made.splice(0)
  }
  zip.end()
  yield* made.splice(0)
}
