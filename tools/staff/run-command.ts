// Does what `npm run staff` was asked, through the same use cases as any other door.

import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type KnownRefusal, refusalMessage } from '#contract/refusals.ts'
import { isRefusal, refuse } from '#kernel/refusal.ts'
import { iso } from '#kernel/time.ts'
import type { Config } from '#server/config.ts'
import { decideDocument } from '#server/modules/documents/decide-document.ts'
import type { Decision } from '#server/modules/documents/document.ts'
import { openDocumentFiles } from '#server/modules/documents/document-files.ts'
import {
  type Flag,
  findSentDocument,
  listFlags,
  listSentDocuments,
  type SentDocument,
} from '#server/modules/documents/list-documents.ts'
import { readPictureForStaff } from '#server/modules/documents/read-picture.ts'
import { bindInstall } from '#server/modules/operators/bind-install.ts'
import { listSharedDestinations } from '#server/modules/withdrawals/list-for-staff.ts'
import { systemClock } from '#server/platform/clock.ts'
import { systemRandom } from '#server/platform/crypto.ts'
import type { Db } from '#server/platform/db.ts'
import { openSeal } from '#server/platform/seal.ts'
import { loadSealKey } from '#server/platform/seal-key.ts'
import type { Command } from './command.ts'
import { runClaimsCommand } from './run-claims-command.ts'
import { runDepositsCommand } from './run-deposits-command.ts'
import { runOfficeCommand } from './run-office-command.ts'
import { runPlansCommand } from './run-plans-command.ts'
import { type PayingInstall, runWithdrawalsCommand } from './run-withdrawals-command.ts'
import { shown } from './shown.ts'

export type Install = Pick<Config, 'dataDir' | 'secretKey'> & PayingInstall

export type Outcome = { readonly lines: readonly string[]; readonly isRefused: boolean }

export async function runCommand(db: Db, install: Install, command: Command): Promise<Outcome> {
  const answer = await answerTo(db, install, command)
  return isRefusal(answer)
    ? { lines: [refusalMessage(answer)], isRefused: true }
    : { lines: answer, isRefused: false }
}

async function answerTo(
  db: Db,
  install: Install,
  command: Command,
): Promise<readonly string[] | KnownRefusal> {
  switch (command.kind) {
    case 'list': {
      const documents = await listSentDocuments(db, command.which)
      return documents.length > 0 ? documents.map(lineOf) : ['No document waits.']
    }
    case 'flags': {
      const flags = await listFlags(db, null)
      const shared = await listSharedDestinations(db)
      const lines = [...flags.map(flagLine), ...shared.map(sharedLine)]
      return lines.length > 0 ? lines : ['Nothing is flagged.']
    }
    case 'show': {
      const document = await findSentDocument(db, command.id)
      if (!document) return refuse('not_found')
      const flags = await listFlags(db, document.id)
      return [...factsOf(document), ...flags.map((flag) => `flagged   ${flagLine(flag)}`)]
    }
    case 'settings':
    case 'set':
    case 'messages':
      return runOfficeCommand(db, command)
    case 'claims':
    case 'attest':
    case 'withdraw-attestation':
      return runClaimsCommand(db, command)
    case 'deposits':
      return runDepositsCommand(db, install, command)
    case 'withdrawals':
      return runWithdrawalsCommand(db, install, command)
    case 'plans':
      return runPlansCommand(db, install, command)
    case 'save':
      return savePicture(db, install, command)
    case 'approve':
      return decide(db, install, { id: command.id, by: command.by }, approved)
    case 'reject': {
      const { id, by, reason } = command
      return decide(db, install, { id, by }, { status: 'rejected', reason })
    }
  }
}

const approved: Decision = { status: 'approved', reason: null }

async function decide(
  db: Db,
  { installMode, publicUrl, port }: Install,
  { id, by }: { readonly id: string; readonly by: string },
  decision: Decision,
): Promise<readonly string[] | KnownRefusal> {
  // The client gets a letter, which in a sandbox says that it is one: the mode has to be right.
  await bindInstall(db, installMode)
  const install = {
    mode: installMode,
    publicUrl: () => publicUrl ?? `http://localhost:${port}`,
  }
  const deps = { db, clock: systemClock, random: systemRandom, install }
  const document = await decideDocument(deps, id, { ...decision, by })
  if (isRefusal(document)) return document
  return [`${document.id} is ${document.status}. The client is told by mail.`]
}

async function savePicture(
  db: Db,
  { dataDir, secretKey }: Install,
  { id, path, by }: Extract<Command, { kind: 'save' }>,
): Promise<readonly string[] | KnownRefusal> {
  if (existsSync(path)) throw new Error(`${path} is there already`)
  if (secretKey === null && !existsSync(join(dataDir, 'secret.key'))) {
    throw new Error(`there is no secret.key in ${dataDir}: is DATA_DIR right?`)
  }
  const seal = openSeal(await loadSealKey({ secretKey, dataDir }, systemRandom), systemRandom)
  const files = openDocumentFiles({ dataDir, seal, random: systemRandom })
  const picture = await readPictureForStaff({ db, files, clock: systemClock }, id, by)
  if (isRefusal(picture)) return picture
  await writeFile(path, picture.bytes, { flag: 'wx', mode: 0o600 })
  return [`Written to ${path} (${picture.mediaType}). Delete it when you have looked at it.`]
}

function lineOf({ id, status, method, email, sentAt }: SentDocument): string {
  return `${id}  ${status.padEnd(8)}  ${iso(sentAt)}  ${method.padEnd(22)}  ${shown(email)}`
}

function factsOf(document: SentDocument): string[] {
  const { decidedAt, decidedBy, reason } = document
  const facts = {
    document: document.id,
    status: document.status,
    method: document.method,
    client: `${document.clientId} ${shown(document.email)}`,
    name: shown(`${document.firstname} ${document.lastname}`),
    sent: iso(document.sentAt),
    ...(decidedAt === null ? {} : { decided: `${iso(decidedAt)} by ${decidedBy}` }),
    ...(reason === null ? {} : { reason }),
  }
  return Object.entries(facts).map(([name, value]) => `${name.padEnd(8)}  ${value}`)
}

function sharedLine(flag: Awaited<ReturnType<typeof listSharedDestinations>>[number]): string {
  const { method, destination, clientId, otherClientId, foundAt } = flag
  const clients = `client ${clientId} and client ${otherClientId}`
  return `${iso(foundAt)}  same_destination  ${clients} (${method} ${shown(destination)})`
}

function flagLine(flag: Flag): string {
  const { clientId, documentId, otherClientId, otherDocumentId } = flag
  const one = `client ${clientId} (${documentId})`
  const other = `client ${otherClientId} (${otherDocumentId})`
  return `${iso(flag.foundAt)}  ${flag.kind}  ${one} and ${other}`
}
