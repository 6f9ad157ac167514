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

/** Each action of staff, by what it is done to, and the roles that may do it. */
export const powers = {
  'account.freeze': ['support', 'compliance', 'risk'],
  'account.unfreeze': ['compliance', 'risk'],
  'document.read': ['compliance', 'auditor'],
  'document.decide': ['compliance'],
  'identity_call.note': ['support', 'compliance'],
  'identity_deadline.extend': ['support', 'compliance'],
  'plan_request.decide': ['compliance', 'finance'],
  'correction.propose': ['support', 'finance'],
  'correction.decide': ['finance'],
  'claim.attest': ['compliance', 'administrator'],
  'claim.withdraw': ['compliance', 'administrator'],
  'setting.change': ['risk', 'administrator'],
  'member.change': ['administrator'],
  'member.leave': staffRoles,
  'member.recover': staffRoles,
  'proposal.confirm': ['risk', 'administrator'],
  'proposal.withdraw': staffRoles,
} as const satisfies Readonly<Record<string, readonly StaffRole[]>>

export type StaffAction = keyof typeof powers

export function mayDo(roles: readonly StaffRole[], action: StaffAction): boolean {
  const allowed: readonly StaffRole[] = powers[action]
  return roles.some((role) => allowed.includes(role))
}
