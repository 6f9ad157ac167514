// What staff keep about one client: notes, tags, with whom they have what in common, and letters
// that go again.

export const notes = {
  title: 'Notes',
  hint: 'The client does not see them. They go with the client’s data, years after closing.',
  none: 'Nobody wrote anything yet.',
  write: 'A note',
  missing: 'Write something.',
  keep: 'Keep this note',
  change: 'Change',
  keepChange: 'Keep the change',
  leave: 'Leave it',
  changed: (version: number) => `changed, version ${version}`,
  before: (count: number) => (count === 1 ? 'What it said before' : `${count} versions before`),
  more: 'Show older notes',
  tags: 'Tags',
  putOn: 'Put a tag on',
  takeOff: (name: string) => `Take ${name} off`,
  putBy: (who: string, on: string) => `Put on by ${who}, ${on}`,
  pick: 'Tag…',
  linked: 'Linked',
  linkedHint:
    'Other clients with the same picture, browser, card or payee. It is a reason to look and no ' +
    'proof: families share a browser, and a browser that was forgotten is not compared.',
  linkedNone: 'Nobody else has what this client has.',
  client: 'Client',
  name: 'Name',
  standing: 'Standing',
  common: 'In common',
  since: 'Since',
  kinds: {
    document: 'Same picture of a document',
    receipt: 'Same picture of a receipt',
    device: 'Signed in on the same browser',
    card: 'Paid by the same card',
    destination: 'Same payee',
    paid_to: 'This client was paid at their deposit address',
    paid_by: 'They were paid at this client’s deposit address',
  },
  methods: { btc: 'Bitcoin', eth: 'Ether', ltc: 'Litecoin', bank: 'bank account' } as Readonly<
    Record<string, string>
  >,
  by: (what: string, how: string) => `${what} (${how})`,
  asks: { close: 'Close this account for good?', end_demo: 'End the demo now?' },
  means: {
    close:
      'Nobody can sign in to it any more, and it cannot be opened again. No trade may be open, ' +
      'no money left and no withdrawal under way. The client is told by mail.',
    end_demo: 'No demo trade can be opened then. The client may start the demo again.',
  },
  reasons: {
    close: 'Why; the client reads it',
    end_demo: 'Why; it is kept with the client’s events and is in the copy of their data',
  },
  lettersTitle: 'Send a letter again',
  lettersMeans: 'It goes to the address of the account, five times an hour at most.',
  lettersNone: 'There is no letter to send again.',
  letters: {
    confirmation: 'Confirm the e-mail address',
    identity: 'Reminder to show who they are',
    deposit: 'Deposit credited',
    withdrawal: 'Withdrawal paid',
  },
  send: 'Send',
  sent: 'It is on its way.',
} as const
