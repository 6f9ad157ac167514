// Fetches the export, piece by piece, so that its progress can be shown; then hands it over as a
// file.

import { noAnswer } from '#browser/http/failure.ts'
import type { Export } from '#contract/client/privacy.ts'
import { failureIn } from '../../lib/http/failure-in.ts'
import * as t from '../../lib/i18n/i18n.ts'
import { fetchExport } from './api.ts'

/** Resolves with the number of bytes once the whole file was handed over. */
export async function exportArchive(
  body: Export,
  onProgress: (bytes: number) => void,
): Promise<number> {
  const response = await fetchExport(body)
  if (!response.ok) throw await failureIn(response)
  const pieces: Uint8Array<ArrayBuffer>[] = []
  let bytes = 0
  for await (const piece of piecesOf(response)) {
    pieces.push(piece)
    bytes += piece.length
    onProgress(bytes)
  }
  save(new Blob(pieces, { type: 'application/zip' }))
  return bytes
}

async function* piecesOf(response: Response) {
  const reader = response.body?.getReader()
  while (reader) {
    const { done, value } = await reader.read().catch(() => {
      throw noAnswer(t.privacy.brokenOff)
    })
    if (done) return
    yield value
  }
}

function save(archive: Blob): void {
  const url = URL.createObjectURL(archive)
  const link = document.createElement('a')
  link.href = url
  link.download = 'my-data.zip'
  link.click()
  // The click has taken its own hold of the file by the next task.
  setTimeout(() => URL.revokeObjectURL(url))
}
