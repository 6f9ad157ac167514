// Where a member of staff is signed in.

export const sessions = {
  title: 'Your sessions',
  browser: 'Browser',
  otherBrowser: 'Another browser',
  browserOn: (browser: string, system: string) => `${browser} on ${system}`,
  agent: 'As it says',
  address: 'Address',
  since: 'Signed in',
  used: 'Last used',
  here: 'this one',
  end: 'End',
} as const
