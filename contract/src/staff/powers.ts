// Which role may do what. This table is the only place that says so: each use case of staff names
// its action, and `admit-staff.ts` looks it up.

export const staffRoles = [
  'support',
  'compliance',
  'finance',
  'risk',
  'administrator',
  'auditor',
] as const
export type StaffRole = (typeof staffRoles)[number]

/** The program that works in a sandbox has this one, and no person ever. */
export const programRole = 'demo_operator'
export type Role = StaffRole | typeof programRole

/** What whoever does it to their own account is told. */
export type OwnRefusal =
  | 'own_account'
  | 'own_withdrawal'
  | 'own_deposit'
  | 'own_document'
  | 'own_plan'

type Power = {
  readonly roles: readonly Role[]
  /** What is about a client is done by nobody to themselves; null: it is about the install. */
  readonly own: OwnRefusal | null
  /** Whether it takes a second factor that was shown within the last five minutes. */
  readonly isFresh?: true
  /** Whether it can be a second person's, never that of whoever asked for it or began it. */
  readonly takesTwo?: true
}

/** Each action of staff, by what it is done to, and the roles that may do it. */
export const powers = {
  'queue.read': { own: null, roles: staffRoles },
  'queue.assign': {
    own: null,
    roles: ['support', 'compliance', 'finance', 'risk', 'administrator'],
  },
  'queue.snooze': {
    own: null,
    roles: ['support', 'compliance', 'finance', 'risk', 'administrator'],
  },
  'client.read': { own: null, roles: staffRoles },
  'client.sign_out': { own: 'own_account', roles: ['support', 'compliance', 'risk'] },
  'client_note.read': { own: 'own_account', roles: staffRoles },
  'client_note.write': {
    own: 'own_account',
    roles: ['support', 'compliance', 'finance', 'risk', 'administrator'],
  },
  'client_link.read': {
    own: 'own_account',
    roles: ['support', 'compliance', 'finance', 'risk', 'auditor'],
  },
  'client_tag.change': { own: 'own_account', roles: ['support', 'compliance', 'finance', 'risk'] },
  'tag.change': { own: null, roles: ['compliance', 'risk', 'administrator'] },
  'account.freeze': { own: 'own_account', roles: ['support', 'compliance', 'risk'] },
  'account.unfreeze': {
    own: 'own_account',
    roles: ['compliance', 'risk'],
    isFresh: true,
    takesTwo: true,
  },
  'client.close': { own: 'own_account', roles: ['compliance', 'risk'], isFresh: true },
  'demo.end': { own: 'own_account', roles: ['support', 'compliance', 'risk'] },
  'letter.read': { own: null, roles: staffRoles },
  'letter.resend': { own: 'own_account', roles: ['support', 'compliance', 'finance'] },
  'saved_view.change': {
    own: null,
    roles: ['support', 'compliance', 'finance', 'risk', 'administrator'],
  },
  'personal_data.reveal': {
    own: 'own_account',
    roles: ['support', 'compliance', 'finance', 'auditor'],
  },
  'document.list': { own: null, roles: ['support', 'compliance', 'auditor'] },
  'document.read': { own: 'own_document', roles: ['compliance', 'auditor'] },
  'document.decide': { own: 'own_document', roles: ['compliance'] },
  'screening.read': { own: null, roles: ['compliance', 'auditor'] },
  'screening_list.load': { own: null, roles: ['compliance'] },
  'screening_hit.decide': { own: 'own_account', roles: ['compliance'] },
  'identity_call.note': { own: 'own_document', roles: ['support', 'compliance'] },
  'identity_deadline.extend': { own: 'own_account', roles: ['support', 'compliance'] },
  'plan_request.read': { own: null, roles: ['support', 'compliance', 'finance', 'auditor'] },
  'plan_request.decide': { own: 'own_plan', roles: ['compliance', 'finance'] },
  'deposit.read': { own: null, roles: staffRoles },
  'deposit.reject': { own: 'own_deposit', roles: ['compliance', 'finance'] },
  'receipt.read': { own: 'own_deposit', roles: ['support', 'compliance', 'finance', 'auditor'] },
  'dispute.read': { own: null, roles: staffRoles },
  'dispute.note': { own: 'own_deposit', roles: ['support', 'compliance', 'finance'] },
  'dispute.answer': { own: 'own_deposit', roles: ['compliance', 'finance'] },
  'dispute.accept': { own: 'own_deposit', roles: ['compliance', 'finance'], isFresh: true },
  'credit.read': { own: null, roles: staffRoles },
  'withdrawal.read': { own: null, roles: staffRoles },
  'withdrawal.approve': {
    own: 'own_withdrawal',
    roles: ['compliance', 'finance', programRole],
    isFresh: true,
    takesTwo: true,
  },
  'withdrawal.reject': { own: 'own_withdrawal', roles: ['compliance', 'finance'], takesTwo: true },
  'withdrawal.prepare': { own: 'own_withdrawal', roles: ['finance', programRole] },
  'withdrawal.send': { own: 'own_withdrawal', roles: ['finance', programRole] },
  'withdrawal.note_sent': { own: 'own_withdrawal', roles: ['finance'] },
  'withdrawal.note_paid': { own: 'own_withdrawal', roles: ['finance', programRole] },
  'bank_file.prepare': { own: null, roles: ['finance', programRole] },
  'bank_file.take': { own: null, roles: ['finance'] },
  'bank_payment.note_refused': {
    own: 'own_withdrawal',
    roles: ['finance'],
    isFresh: true,
    takesTwo: true,
  },
  'correction.read': { own: null, roles: staffRoles },
  'correction.propose': { own: 'own_account', roles: ['support', 'finance'], isFresh: true },
  'correction.decide': { own: 'own_account', roles: ['finance'], isFresh: true, takesTwo: true },
  'campaign.read': { own: null, roles: staffRoles },
  'campaign.propose': {
    own: null,
    roles: ['finance', 'risk', 'administrator'],
    isFresh: true,
  },
  'campaign.decide': {
    own: null,
    roles: ['compliance', 'finance', 'risk', 'administrator'],
    isFresh: true,
    takesTwo: true,
  },
  'campaign.stop': { own: null, roles: ['compliance', 'finance', 'risk', 'administrator'] },
  'custody_movement.read': { own: null, roles: staffRoles },
  'custody_movement.note': { own: null, roles: ['finance'], isFresh: true },
  'custody_movement.decide': {
    own: null,
    roles: ['compliance', 'finance'],
    isFresh: true,
    takesTwo: true,
  },
  'ledger.read': {
    own: null,
    roles: ['compliance', 'finance', 'risk', 'administrator', 'auditor'],
  },
  'ledger.check': { own: null, roles: ['finance', 'administrator', 'auditor'] },
  'message.read': { own: null, roles: ['support', 'compliance', 'administrator', 'auditor'] },
  'message.answer': { own: null, roles: ['support', 'compliance'] },
  'canned_answer.change': { own: null, roles: ['support', 'compliance', 'administrator'] },
  'alarm.read': {
    own: null,
    roles: ['compliance', 'finance', 'risk', 'administrator', 'auditor'],
  },
  'alarm.see': { own: null, roles: ['compliance', 'finance', 'risk', 'administrator'] },
  'announcement.read': { own: null, roles: staffRoles },
  'announcement.make': { own: null, roles: ['compliance', 'administrator'] },
  'announcement.end': { own: null, roles: ['compliance', 'administrator'] },
  'claim.read': { own: null, roles: staffRoles },
  'claim.attest': { own: null, roles: ['compliance', 'administrator'] },
  'claim.withdraw': { own: null, roles: ['compliance', 'administrator'] },
  'setting.read': {
    own: null,
    roles: ['compliance', 'finance', 'risk', 'administrator', 'auditor'],
  },
  'setting.change': { own: null, roles: ['risk', 'administrator'], isFresh: true },
  'price.read': { own: null, roles: staffRoles },
  'overview.read': { own: null, roles: staffRoles },
  'report.read': {
    own: null,
    roles: ['compliance', 'finance', 'risk', 'administrator', 'auditor'],
  },
  'report.schedule': { own: null, roles: ['compliance', 'finance', 'risk', 'administrator'] },
  'trading.read': { own: null, roles: staffRoles },
  'trading.stop': { own: null, roles: ['risk', 'administrator'] },
  'trading.reopen': { own: null, roles: ['risk', 'administrator'], isFresh: true },
  'automation.read': { own: null, roles: staffRoles },
  'automation.stop': { own: null, roles: ['compliance', 'risk', 'administrator'] },
  'automation.resume': { own: null, roles: ['risk', 'administrator'], isFresh: true },
  'client_automation.stop': { own: 'own_account', roles: ['support', 'compliance', 'risk'] },
  'client_automation.resume': { own: 'own_account', roles: ['compliance', 'risk'], isFresh: true },
  'tournament.read': { own: null, roles: staffRoles },
  'tournament.make': { own: null, roles: ['risk', 'administrator'], isFresh: true },
  'tournament.end': { own: null, roles: ['risk', 'administrator'], isFresh: true },
  'staff_session.read': { own: null, roles: staffRoles },
  'staff_session.end': { own: null, roles: staffRoles },
  'staff_passkey.change': { own: null, roles: staffRoles, isFresh: true },
  'member.read': { own: null, roles: staffRoles },
  'member_session.read': { own: null, roles: ['administrator', 'auditor'] },
  'member_session.end': { own: null, roles: ['administrator'], isFresh: true },
  'member.change': { own: null, roles: ['administrator'], isFresh: true },
  'member.leave': { own: null, roles: staffRoles },
  'member.recover': { own: null, roles: staffRoles, isFresh: true },
  'audit.read': { own: null, roles: ['compliance', 'risk', 'administrator', 'auditor'] },
  'audit.export': { own: null, roles: ['compliance', 'administrator', 'auditor'] },
  'proposal.read': { own: null, roles: staffRoles },
  'proposal.confirm': {
    own: null,
    roles: ['risk', 'administrator'],
    isFresh: true,
    takesTwo: true,
  },
  'proposal.withdraw': { own: null, roles: staffRoles },
} as const satisfies Readonly<Record<string, Power>>

export type StaffAction = keyof typeof powers

/** What is done to the install, and what is done to a client: the one is not asked as the other. */
export type InstallAction = {
  [Action in StaffAction]: (typeof powers)[Action]['own'] extends null ? Action : never
}[StaffAction]
export type ClientAction = Exclude<StaffAction, InstallAction>

/** What a second person says yes to. */
export type PairedAction = {
  [Action in StaffAction]: (typeof powers)[Action] extends { takesTwo: true } ? Action : never
}[StaffAction]

/** Each table of powers is one of these; the compiler knows more of each row. */
const known: Readonly<Record<StaffAction, Power>> = powers

export function isFreshFor(action: StaffAction): boolean {
  return known[action].isFresh === true
}

export const pairedActions = (Object.keys(powers) as StaffAction[]).filter(
  (action): action is PairedAction => known[action].takesTwo === true,
)

export function mayDo(roles: readonly Role[], action: StaffAction): boolean {
  const allowed: readonly Role[] = powers[action].roles
  return roles.some((role) => allowed.includes(role))
}
