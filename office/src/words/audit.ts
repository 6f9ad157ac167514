// The record, as staff search it.

export const audit = {
  title: 'Audit',
  at: 'When',
  who: 'Who',
  actors: { client: 'the client', system: 'the install' } as Readonly<Record<string, string>>,
  kind: 'What',
  code: 'Its kind',
  client: 'Client',
  install: 'the install',
  details: 'Tells',
  hidden: 'not for your roles',
  change: 'Before → after',
  before: 'Before',
  after: 'After',
  part: 'Part',
  where: 'Address',
  withoutDesk: { command: 'by command', program: 'by the install' } as Readonly<
    Record<string, string>
  >,
  browser: 'Browser',
  proof: 'Second factor',
  proofs: { none: 'none', app: 'code of an app', passkey: 'passkey' } as Readonly<
    Record<string, string>
  >,
  member: 'Address of a member',
  clientNumber: 'Number of a client',
  since: 'Since (UTC)',
  until: 'Before (UTC)',
  text: 'Search in what it tells',
  file: 'Take along as CSV',
  check: 'Check the chain',
  checking: (count: number) => `Looked at ${count} so far`,
  sound: (count: number) => `All ${count} events are as they were written.`,
  anchor: (nr: string, hash: string) => `Last anchor: ${nr}, ${hash}`,
  broken: 'Something is not as it was written:',
  empty: 'The record is empty.',
} as const
