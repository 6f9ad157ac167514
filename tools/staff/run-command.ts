// Does what `npm run staff` was asked, through the same use cases as any other door.

import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { identityFields } from '#contract/client/identity.ts'
import { type KnownRefusal, refusalMessage } from '#contract/refusals.ts'
import { alarmText } from '#contract/staff/alarm-texts.ts'
import { isRefusal, refuse } from '#kernel/refusal.ts'
import { iso } from '#kernel/time.ts'
import {
  type Flag,
  findChange,
  findSentDocument,
  listFlags,
  listSentDocuments,
  type SentDocument,
  type ShownChange,
} from '#server/identity/documents/list-documents.ts'
import { readPictureForStaff } from '#server/identity/documents/read-picture.ts'
import { bindInstall } from '#server/install/operators/bind-install.ts'
import { proveStaff } from '#server/install/operators/prove-staff.ts'
import { listRecoveries, recoveryPart } from '#server/install/operators/recover-member.ts'
import type { Staff } from '#server/install/operators/staff.ts'
import { listReceiptsAlike } from '#server/money/deposits/list-for-staff.ts'
import { listSharedDestinations } from '#server/money/withdrawals/destinations.store.ts'
import type { Db } from '#server/platform/db.ts'
import type { Command } from './command.ts'
import type { Office } from './open-office.ts'
import { runDepositsCommand } from './run-deposits-command.ts'
import { runIdentityCommand } from './run-identity-command.ts'
import { runMembersCommand } from './run-members-command.ts'
import { runOfficeCommand } from './run-office-command.ts'
import { runWithdrawalsCommand } from './run-withdrawals-command.ts'
import { shown } from './shown.ts'

export type Outcome = {
  readonly lines: readonly string[]
  readonly isRefused: boolean
  /** What whoever acts has to know besides. */
  readonly note?: string
}

export type Run = { readonly command: Command; readonly code: string | undefined }

export async function runCommand(office: Office, run: Run): Promise<Outcome> {
  const acting = await whoActs(office, run)
  if (isRefusal(acting)) return { lines: [refusalMessage(acting)], isRefused: true }
  const answer = await answerTo(office, { ...run, acting })
  if (isRefusal(answer)) return { lines: [refusalMessage(answer)], isRefused: true }
  const isUnproven = acting !== null && acting.provenAt === null
  const notes = [
    ...(isUnproven ? [`${shown(acting.email)}: ${unprovenNote}`] : []),
    ...(await listRecoveries(office.db)).map(
      (one) => `Note: ${shown(alarmText([recoveryPart(one)]))}`,
    ),
  ]
  return {
    lines: answer,
    isRefused: false,
    ...(notes.length > 0 ? { note: notes.join('\n') } : {}),
  }
}

const unprovenNote = 'no second factor: allowed in a demonstration install only.'

/** Null where the command needs nobody. The mode has to be right: on it hangs who may act. */
async function whoActs(
  office: Office,
  { command, code }: Run,
): Promise<Staff | KnownRefusal | null> {
  const by = 'by' in command ? command.by : undefined
  if (by === undefined) return null
  await bindInstall(office.db, office.mode)
  const verb = 'verb' in command ? ` ${command.verb}` : ''
  return proveStaff(office, { email: by, code, deed: `${command.kind}${verb}` })
}

async function answerTo(
  office: Office,
  { command, code, acting }: Run & { readonly acting: Staff | null },
): Promise<readonly string[] | KnownRefusal> {
  const { db } = office
  switch (command.kind) {
    case 'list': {
      const documents = await listSentDocuments(db, command.which)
      return documents.length > 0 ? documents.map(lineOf) : ['No document waits.']
    }
    case 'flags': {
      const lines = await flagLines(db)
      return lines.length > 0 ? lines : ['Nothing is flagged.']
    }
    case 'show':
      return showDocument(db, command.id)
    case 'settings':
    case 'set':
      return runOfficeCommand(office, command, acting)
    case 'identity':
      return runIdentityCommand(office, { command, acting })
    case 'deposits':
      return runDepositsCommand(office, { command, acting })
    case 'withdrawals':
      return runWithdrawalsCommand(office, { command, acting })
    case 'members':
    case 'add-member':
    case 'invite-member':
    case 'recover-member':
    case 'remove-member':
    case 'enrol':
    case 'finish':
    case 'proposals':
    case 'confirm':
    case 'withdraw':
      return runMembersCommand({ ...office, code }, command, acting)
    case 'save':
      if (!acting) return refuse('staff_actor_needed')
      return savePicture(office, { id: command.id, path: command.path, by: acting })
  }
}

async function showDocument(db: Db, id: string): Promise<readonly string[] | KnownRefusal> {
  const document = await findSentDocument(db, id)
  if (!document) return refuse('not_found')
  const flags = await listFlags(db, document.id)
  const change = document.purpose === 'change' ? await findChange(db, document) : undefined
  const asked = change ? linesOfChange(change) : []
  return [...factsOf(document), ...asked, ...flags.map((flag) => `flagged   ${flagLine(flag)}`)]
}

type Saving = { readonly id: string; readonly path: string; readonly by: Staff }

async function savePicture(
  office: Office,
  { id, path, by }: Saving,
): Promise<readonly string[] | KnownRefusal> {
  if (existsSync(path)) throw new Error(`${path} is there already`)
  // Without a key nothing could be seen, and nobody is to have looked.
  await office.seal()
  const picture = await readPictureForStaff(await office.identity(), id, { by, reason: null })
  if (isRefusal(picture)) return picture
  await writeFile(path, picture.bytes, { flag: 'wx', mode: 0o600 })
  return [`Written to ${path} (${picture.mediaType}). Delete it when you have looked at it.`]
}

function lineOf({ id, purpose, status, method, email, sentAt }: SentDocument): string {
  const what = `${purpose.padEnd(14)}  ${method.padEnd(22)}`
  return `${id}  ${status.padEnd(9)}  ${iso(sentAt)}  ${what}  ${shown(email)}`
}

/** What counts, and what it is to become. The code of a call is for the client to say. */
function linesOfChange({ known, asked }: ShownChange): string[] {
  const fields = identityFields.filter((field) => asked[field] !== undefined)
  return fields.map((field) =>
    shown(`changes   ${field}: ${known[field] || 'none'} -> ${asked[field]}`),
  )
}

function factsOf(document: SentDocument): string[] {
  const { decidedAt, decidedBy, reason } = document
  const facts = {
    document: document.id,
    status: document.status,
    purpose: document.purpose,
    method: document.method,
    client: `${document.clientId} ${shown(document.email)}`,
    name: shown(`${document.firstname} ${document.lastname}`),
    born: document.told?.dateOfBirth ?? 'not told',
    country: document.told?.country ?? 'not told',
    address: shown(addressOf(document)),
    sent: iso(document.sentAt),
    ...(decidedAt === null ? {} : { decided: `${iso(decidedAt)} by ${decidedBy}` }),
    ...(reason === null ? {} : { reason }),
  }
  return Object.entries(facts).map(([name, value]) => `${name.padEnd(8)}  ${value}`)
}

function addressOf({ told }: SentDocument): string {
  return told ? [told.address, told.city, told.state].join(', ') : 'not told'
}

async function flagLines(db: Db): Promise<string[]> {
  const flags = await listFlags(db, null)
  const shared = await listSharedDestinations(db)
  const receipts = await listReceiptsAlike(db)
  return [...flags.map(flagLine), ...shared.map(sharedLine), ...receipts.map(receiptLine)]
}

function receiptLine(flag: Awaited<ReturnType<typeof listReceiptsAlike>>[number]): string {
  const { deposit_id: one, other_deposit_id: other, differing_bits: bits, found_at: at } = flag
  const how = bits === null ? 'the same receipt' : `receipts that look alike (${bits} of 64 bits)`
  return `${iso(at)}  ${how}: deposits ${one} and ${other}`
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
