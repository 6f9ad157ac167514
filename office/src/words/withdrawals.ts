// A withdrawal, as staff look at it.

export const withdrawals = {
  title: 'Withdrawal',
  after: (net: string) => `${net} after the fee`,
  to: 'To',
  client: 'Client',
  name: 'Name',
  email: 'E-mail',
  standing: 'Standing',
  standings: { active: 'Open', frozen: 'Frozen', closed: 'Closed' } as Readonly<
    Record<string, string>
  >,
  asked: 'Asked',
  due: 'Due',
  notBefore: 'Nobody before',
  approvals: 'Approvals',
  approvalsOf: (given: number, needed: number) => `${given} of ${needed}`,
  by: (who: string) => `by ${who}`,
  happened: 'What happened',
  states: {
    pending: 'Asked for',
    approved: 'Approved',
    paid: 'Paid',
    rejected: 'Rejected',
    cancelled: 'Cancelled',
  } as Readonly<Record<string, string>>,
  actors: { client: 'the client', system: 'the system' } as Readonly<Record<string, string>>,
  reason: 'Your reason, read by the client if you reject',
  approve: (amount: string) => `Approve ${amount}`,
  reject: 'Reject',
  rejectNeedsReason: 'Say why: the client reads it.',
  elsewhere: 'This kind has no screen yet: decide it with npm run staff.',
} as const
