// Does what was asked about members of staff and what takes two of them.

import { renderUnicodeCompact } from 'uqr'
import type { KnownRefusal } from '#contract/refusals.ts'
import { isRefusal, refuse } from '#kernel/refusal.ts'
import { iso } from '#kernel/time.ts'
import { confirmProposal, withdrawProposal } from '#server/install/operators/decide-proposal.ts'
import {
  type EnrolDeps,
  finishEnrolment,
  startEnrolment,
} from '#server/install/operators/enrol-staff.ts'
import { listProposals } from '#server/install/operators/list-proposals.ts'
import {
  addMember,
  inviteMember,
  listMembers,
  type Managed,
  removeMember,
} from '#server/install/operators/manage-members.ts'
import { type Proposal, stateOf } from '#server/install/operators/proposal.ts'
import { type RecoveryDeps, recoverMember } from '#server/install/operators/recover-member.ts'
import type { Acting, Member, Staff } from '#server/install/operators/staff.ts'
import { type CheckedRule, checkRules } from '#server/install/operators/who-could.ts'
import type { MembersCommand } from './members-command.ts'
import { shown } from './shown.ts'

type Answer = readonly string[] | KnownRefusal

export type MembersDeps = EnrolDeps & RecoveryDeps & { readonly code: string | undefined }

/** `acting` is who was let through; null where nobody has to be. */
export async function runMembersCommand(
  deps: MembersDeps,
  command: MembersCommand,
  acting: Staff | null,
): Promise<Answer> {
  const { db, code } = deps
  switch (command.kind) {
    case 'members': {
      const members = await listMembers(db)
      if (members.length === 0) return ['Nobody works here yet.']
      return [...members.map(memberLine), ...fewLines(checkRules(members, deps.install.mode))]
    }
    case 'enrol':
      return enrol(deps, command)
    case 'finish': {
      const done = await finishEnrolment(deps, { email: command.email, code: code ?? '' })
      if (isRefusal(done)) return done
      return [`${shown(done.email)} has a second factor now: every command needs --code.`]
    }
    case 'proposals': {
      const proposals = await listProposals(db, command.which)
      return proposals.length > 0 ? proposals.flatMap(proposalLines) : ['Nothing is proposed.']
    }
    case 'add-member':
      return managed(await addMember(deps, command.email, acting), 'works here now')
    default:
      return acting ? actOn(deps, command, acting) : refuse('staff_actor_needed')
  }
}

async function actOn(
  deps: MembersDeps,
  command: Extract<MembersCommand, { by: string }>,
  acting: Staff,
): Promise<Answer> {
  switch (command.kind) {
    case 'invite-member':
      return managed(await inviteMember(deps, command.email, acting), 'may set up a second factor')
    case 'recover-member':
      return managed(await recoverMember(deps, command.email, acting), 'is recovered')
    case 'remove-member':
      return managed(await removeMember(deps, command.email, acting), 'works here no longer')
    case 'withdraw': {
      const proposal = await withdrawProposal(deps, command.id, acting)
      return isRefusal(proposal) ? proposal : [`${shown(proposal.subject)} stays as it is.`]
    }
    case 'confirm': {
      const done = await confirmProposal(deps, command.id, acting)
      if (isRefusal(done)) return done
      const { proposal, dueAt, invitation } = done
      const subject = shown(proposal.subject)
      if (proposal.kind !== 'setting') {
        return [`Done: ${words[proposal.kind]} ${subject}.`, ...invitationLines(invitation)]
      }
      return [
        `${subject} changes at ${iso(dueAt)} to ${shown(proposal.value ?? '')}.`,
        `Until then anybody who works here can stop it: proposals withdraw ${proposal.id}`,
      ]
    }
  }
}

async function enrol(
  deps: MembersDeps,
  { email, invitation }: Extract<MembersCommand, { kind: 'enrol' }>,
): Promise<Answer> {
  const started = await startEnrolment(deps, { email, code: deps.code, invitation })
  if (isRefusal(started)) return started
  return [
    renderUnicodeCompact(started.uri, { border: 2 }),
    started.uri,
    `The secret, for typing: ${started.secret}`,
    'Put it into your authenticator app, then say its first code, within an hour:',
    `members finish --as ${shown(email)} --code NNNNNN`,
    'Keep a copy of the secret on paper in a safe place: without the app and without it, two other',
    'members of staff have to let you set up a new one (members invite), or one of them, with a',
    'week to wait (members recover).',
  ]
}

function managed(done: Managed | KnownRefusal, what: string): Answer {
  if (isRefusal(done)) return done
  if ('proposal' in done) return proposedLines(done.proposal)
  return [`${shown(done.email)} ${what}.`, ...invitationLines(done.invitation)]
}

function invitationLines(invitation: string | undefined): string[] {
  if (invitation === undefined) return []
  return [
    `Their invitation, good for a day, once: ${invitation}`,
    'Give it to them in person: members enrol --as ADDRESS --invitation TEXT',
  ]
}

const words = {
  setting: 'change',
  add_member: 'add',
  remove_member: 'remove',
  invite_member: 'let set up a new second factor',
  change_roles: 'change the roles of',
  recover_member: 'mail an invitation, since the app is lost, to',
} as const

/** What a proposal's maker has to know. */
export function proposedLines(proposal: Proposal): string[] {
  if (proposal.kind === 'recover_member') return recoveryLines(proposal)
  const wait = proposal.kind === 'setting' ? 'It takes effect a day after another' : 'Another'
  const end = proposal.kind === 'setting' ? 'has confirmed it' : 'has to confirm it'
  return [
    `Proposed: ${words[proposal.kind]} ${shown(proposal.subject)}. This takes two people.`,
    `${wait} member of staff ${end}: proposals confirm ${proposal.id} --as ADDRESS`,
  ]
}

function recoveryLines({ id, subject, dueAt, proposed }: Proposal): string[] {
  return [
    `At ${iso(dueAt ?? proposed.at)} ${shown(subject)} is mailed an invitation, good for a day, to`,
    'set up a new second factor. Everybody who works here is told of it by mail now.',
    `Until then any of them stops it: proposals withdraw ${id} --as ADDRESS`,
    `A code of the app that ${shown(subject)} has now stops it as well.`,
  ]
}

export function proposalLines(proposal: Proposal): string[] {
  const { id, kind, subject, value, replaces, proposed, confirmed, withdrawn, dueAt } = proposal
  const { appliedAt } = proposal
  const by = (deed: { email: string; at: Proposal['proposed']['at'] }) =>
    `by ${shown(deed.email)} at ${iso(deed.at)}`
  return [
    `${id}  ${stateOf(proposal).padEnd(9)}  ${words[kind]} ${shown(subject)}`,
    ...(value === null ? [] : [`  from ${shown(replaces ?? '')} to ${shown(value)}`]),
    `  proposed ${by(proposed)}${proofOf(proposed)}`,
    ...(confirmed ? [`  confirmed ${by(confirmed)}${proofOf(confirmed)}`] : []),
    ...(withdrawn ? [`  withdrawn ${by(withdrawn)}`] : []),
    ...(appliedAt !== null ? [`  done at ${iso(appliedAt)}`] : []),
    ...(dueAt !== null && appliedAt === null && !withdrawn
      ? [`  takes effect at ${iso(dueAt)}`]
      : []),
  ]
}

function proofOf({ provenAt }: Acting): string {
  return provenAt === null ? ', without a second factor' : ''
}

/** What takes two people, where one who is away may leave nobody. */
function fewLines(rules: readonly CheckedRule<Member>[]): string[] {
  const few = rules.filter(({ isFew }) => isFew)
  if (few.length === 0) return []
  const named = few.map(({ rule, could }) => `${rule.replaceAll('_', ' ')} (${could.length})`)
  return [`Takes two people, and fewer than three could say yes: ${named.join(', ')}.`]
}

function memberLine({ email, hasFactor, addedAt, addedBy }: Member): string {
  const factor = hasFactor ? 'second factor   ' : 'no second factor'
  return `${factor}  since ${iso(addedAt).slice(0, 10)}  ${shown(email)}${
    addedBy === null ? '' : `  (added by ${shown(addedBy)})`
  }`
}
