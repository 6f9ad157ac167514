// Reads what waits for staff from the modules whose it is.

import { findClients } from '#server/identity/clients/find-client.ts'
import { listSentDocuments } from '#server/identity/documents/list-documents.ts'
import { listPlansForStaff } from '#server/identity/funding/decide-plan.ts'
import { listOpenHits } from '#server/identity/screening/list-hits.ts'
import { listProposals } from '#server/install/operators/list-proposals.ts'
import { makersOf, stateOf as stateOfProposal } from '#server/install/operators/proposal.ts'
import { listCorrections } from '#server/money/corrections/decide-correction.ts'
import { stateOf as stateOfMovement } from '#server/money/reconciliation/custody.ts'
import { listMovements } from '#server/money/reconciliation/decide-movement.ts'
import { listForStaff } from '#server/money/withdrawals/list-for-staff.ts'
import { stateOf as stateOfWithdrawal } from '#server/money/withdrawals/withdrawal.ts'
import type { Db, Tx } from '#server/platform/db.ts'
import { beginningOf } from '#server/site/contact/contact.ts'
import { listOpenMessages } from '#server/site/contact/list-messages.ts'
import { inOrder, type Waiting } from './queue.ts'

/** What is due first. */
export async function readQueue(db: Db): Promise<Waiting[]> {
  const found = await Promise.all([
    documents(db),
    withdrawals(db),
    planRequests(db),
    corrections(db),
    proposals(db),
    movements(db),
    messages(db),
    screeningHits(db),
  ])
  return inOrder(found.flat())
}

const nothing = { amount: null, notBefore: null, makers: [], givenBy: [] } as const

async function documents(tx: Tx): Promise<Waiting[]> {
  const found = await listSentDocuments(tx, 'waiting')
  return found.map(({ id, clientId, email, method, purpose, sentAt }) => ({
    ...nothing,
    kind: 'document',
    id,
    client: { id: clientId, email },
    about: method,
    reason: purpose === 'change' ? 'change_of_identity' : 'identification',
    since: sentAt,
  }))
}

async function withdrawals(tx: Tx): Promise<Waiting[]> {
  const found = await listForStaff(tx, 'waiting')
  return found.flatMap((withdrawal) => {
    const { id, clientId, email, method, amount, notBefore, approvedBy, approvalsNeeded } =
      withdrawal
    const [asked] = withdrawal.steps
    if (!asked) return []
    const isApproved = stateOfWithdrawal(withdrawal) === 'approved'
    // What the chain or the bank has been told waits for them, not for us.
    if (isApproved && withdrawal.payout?.sent) return []
    const first = approvalsNeeded > 1 ? 'first_of_two' : 'first_of_one'
    const reason = approvedBy.length > 0 ? 'second_of_two' : first
    return {
      kind: isApproved ? 'payout' : 'withdrawal',
      id,
      client: { id: clientId, email },
      about: method,
      amount,
      reason: isApproved ? 'approved_unpaid' : reason,
      since: asked.at,
      notBefore: isApproved ? null : notBefore,
      makers: [],
      givenBy: isApproved ? [] : approvedBy,
    } as const
  })
}

async function planRequests(tx: Tx): Promise<Waiting[]> {
  const found = await listPlansForStaff(tx, 'waiting')
  return found.map(({ id, clientId, email, plan, askedAt }) => ({
    ...nothing,
    kind: 'plan_request',
    id,
    client: { id: clientId, email },
    about: plan,
    reason: 'upgrade',
    since: askedAt,
  }))
}

async function corrections(tx: Tx): Promise<Waiting[]> {
  const found = await listCorrections(tx, 'waiting')
  const clients = await findClients(
    tx,
    found.map(({ clientId }) => clientId),
  )
  return found.map(({ id, kind, clientId, amount, proposed }) => ({
    ...nothing,
    kind: 'correction',
    id,
    client: { id: clientId, email: clients.get(clientId)?.email ?? '' },
    about: kind,
    amount,
    reason: 'second_person',
    since: proposed.at,
    makers: [proposed.email],
  }))
}

async function proposals(tx: Tx): Promise<Waiting[]> {
  const found = await listProposals(tx, 'waiting')
  // What is confirmed, or is one person's, waits for its day and for nobody.
  return found
    .filter((one) => stateOfProposal(one) === 'proposed' && one.kind !== 'recover_member')
    .map(({ id, kind, subject, proposed }) => ({
      ...nothing,
      kind: 'proposal',
      id,
      client: null,
      about: kind === 'setting' ? subject : kind,
      reason: 'second_person',
      since: proposed.at,
      makers: makersOf({ kind, subject, proposed }),
    }))
}

async function movements(db: Db): Promise<Waiting[]> {
  const found = await listMovements({ db })
  return found
    .filter((one) => stateOfMovement(one) === 'noted')
    .map(({ id, kind, coin, notedBy, notedAt }) => ({
      ...nothing,
      kind: 'custody_movement',
      id,
      client: null,
      about: `${kind} ${coin}`,
      reason: 'second_person',
      since: notedAt,
      makers: [notedBy],
    }))
}

async function screeningHits(tx: Tx): Promise<Waiting[]> {
  const found = await listOpenHits(tx)
  return found.map(({ id, client, kind, foundAt }) => ({
    ...nothing,
    kind: 'screening_hit',
    id,
    client: { id: client.id, email: client.email },
    about: kind,
    reason: 'name_on_list',
    since: foundAt,
  }))
}

async function messages(tx: Tx): Promise<Waiting[]> {
  const found = await listOpenMessages(tx)
  return found.map((message) => ({
    ...nothing,
    kind: 'message',
    id: String(message.id),
    client: null,
    about: beginningOf(message),
    reason: 'answer',
    since: message.receivedAt,
  }))
}
