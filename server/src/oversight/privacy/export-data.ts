// The export: everything that is held about a client, as the entries of an archive. Records are
// read page by page while the archive is written, so that a long account needs no more memory than
// a short one; a record that is made meanwhile may or may not be in it.

import { heldKinds } from '#contract/client/privacy.ts'
import type { KnownRefusal } from '#contract/refusals.ts'
import type { ClientId } from '#kernel/ids.ts'
import { isRefusal } from '#kernel/refusal.ts'
import { iso } from '#kernel/time.ts'
import { readAvatarOf } from '#server/identity/clients/read-avatar-of.ts'
import type { DocumentFiles, KeptFile } from '#server/identity/documents/document-files.ts'
import { listOwnDocuments } from '#server/identity/documents/list-own-documents.ts'
import { type Consent, takeConsent } from '#server/identity/factors/take-consent.ts'
import type { SecondStep } from '#server/identity/sessions/second-step.ts'
import { listOwnReceipts } from '#server/money/deposits/read-receipt.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Db, Tx } from '#server/platform/db.ts'
import type { Limit } from '#server/platform/limit.ts'
import { type ZipEntry, zipOf } from '#server/platform/zip.ts'
import { recordEvent } from '#server/record/events/record-event.ts'
import { exportedLines, exportedProfile } from './export.store.ts'
import { omissions } from './omissions.ts'

export type ExportingDeps = {
  readonly db: Db
  readonly clock: Clock
  /** Pictures of identity documents. */
  readonly files: DocumentFiles
  /** Pictures of receipts. */
  readonly receiptFiles: DocumentFiles
  readonly methodsOf: SecondStep['methodsOf']
  /** How often a client may do this. */
  readonly exportLimit: Limit
}

/** The archive's bytes. That it was made is recorded before the first of them. */
export async function exportData(
  { db, clock, files, receiptFiles, methodsOf, exportLimit }: ExportingDeps,
  clientId: ClientId,
  consent: Consent,
): Promise<AsyncGenerator<Uint8Array> | KnownRefusal> {
  const at = clock.now()
  const given = await db.transaction(async (tx) => {
    const asked = { ...consent, clientId, action: 'data_export' } as const
    const given = await takeConsent(tx, asked, methodsOf, at)
    if (isRefusal(given)) return given
    const tooOften = await exportLimit(String(clientId))
    if (tooOften) return tooOften
    await recordEvent(tx, { at, clientId, actor: 'client', kind: 'data_exported', details: {} })
    return given
  })
  if (isRefusal(given)) return given
  return zipOf(entriesOf({ db, files, receiptFiles }, clientId, iso(at)), at)
}

async function* entriesOf(
  { db, files, receiptFiles }: Pick<ExportingDeps, 'db' | 'files' | 'receiptFiles'>,
  clientId: ClientId,
  at: string,
): AsyncGenerator<ZipEntry> {
  yield { name: 'read-me.txt', parts: [explanation(at)] }
  yield { name: 'data.json', parts: dataOf(db, clientId, at) }
  const picture = await readAvatarOf(db, clientId)
  if (picture) yield { name: 'picture.webp', isPacked: true, parts: [picture] }
  for (const document of await listOwnDocuments(db, clientId)) {
    yield await pictureOf(files, document, `documents/${document.id}`)
  }
  for (const receipt of await listOwnReceipts(db, clientId)) {
    const file = { ...receipt, id: receipt.fileId }
    yield await pictureOf(receiptFiles, file, `receipts/${receipt.depositId}`)
  }
}

/** What was sealed, opened. */
async function pictureOf(
  files: DocumentFiles,
  file: KeptFile & { readonly mediaType: string },
  name: string,
): Promise<ZipEntry> {
  const bytes = await files.read(file)
  if (bytes) return { name: name + endingOf(file.mediaType), isPacked: true, parts: [bytes] }
  return { name: `${name}.txt`, parts: ['This picture could not be opened.\n'] }
}

/** Of "image/webp", ".webp". */
function endingOf(mediaType: string): string {
  return `.${mediaType.replace(/^.*\//, '').replace(/\W/g, '')}`
}

async function* dataOf(tx: Tx, clientId: ClientId, at: string): AsyncGenerator<string> {
  yield `{\n"format": "client-data-1",\n"made_at": ${JSON.stringify(at)},\n`
  yield `"profile": ${await exportedProfile(tx, clientId)}`
  for (const name of heldKinds) {
    yield `,\n"${name}": [`
    let separator = '\n'
    for await (const line of exportedLines(tx, name, clientId)) {
      yield separator + line
      separator = ',\n'
    }
    yield '\n]'
  }
  yield '\n}\n'
}

function explanation(at: string): string {
  const leftOut = omissions.map(({ what, why }) => folded(`- ${what}: ${why}.`))
  return `What is held about you, as of ${at}.

data.json   your profile, trades with their outcomes, every movement of money on your two accounts,
            deposits, card payments, withdrawals and where they went, plan requests, events,
            notices, sessions, second factors, the legal texts you accepted, limits, what became of
            your identity documents and what they proved, messages you wrote to us, links we sent
            you, and the letters we sent you (their subjects; we keep no letter's text once it is
            sent, and forget the letter itself after 30 days)
picture.*   your profile picture, if there is one
documents/  the pictures of identity documents that you sent
receipts/   the pictures of receipts that you sent, each under the number of its deposit

Amounts are US dollars, times are UTC. What is not in here, and why:

${leftOut.join('\n')}
`
}

/** In lines of at most a hundred signs, the later ones set in. */
function folded(text: string): string {
  const lines = ['']
  for (const word of text.split(' ')) {
    const line = lines.at(-1) ?? ''
    if (line.length + word.length < 100) lines[lines.length - 1] = line ? `${line} ${word}` : word
    else lines.push(`  ${word}`)
  }
  return lines.join('\n')
}
