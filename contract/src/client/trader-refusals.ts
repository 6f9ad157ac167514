// Every "no" about the automated trader on a client's own exchange account, and about the practice
// exchange of a sandbox.

export const traderRefusals = {
  practice_closed: { status: 422, message: 'A live install has no practice exchange.' },
  practice_not_open: {
    status: 422,
    message: 'You have no account on the practice exchange yet: please open it first.',
  },
  practice_keys_most: {
    status: 422,
    message: 'An account on the practice exchange has at most {limit} keys. Please revoke one.',
  },
} as const
