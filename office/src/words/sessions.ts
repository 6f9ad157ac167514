// Where a member of staff is signed in.

export const sessions = {
  title: 'Your sessions',
  browser: 'Browser',
  address: 'Address',
  since: 'Signed in',
  used: 'Last used',
  here: 'this one',
  end: 'End',
} as const
