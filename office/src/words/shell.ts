// The frame of the office.

export const shell = {
  office: 'office',
  nav: 'Office',
  skip: 'Skip to content',
  screens: { queue: 'Queue', sessions: 'Your sessions' },
  waiting: (count: number) => `${count} waiting`,
  someOverdue: 'some overdue',
  signedOutIn: (left: string) => `Signed out in ${left} if idle`,
  signOut: 'Sign out',
  goTo: 'then a letter: go to',
  notFound: 'There is no such screen.',
  failed: 'This could not be loaded.',
  retry: 'Try again',
  loading: 'Loading',
} as const
