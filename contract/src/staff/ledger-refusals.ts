// Every "no" to staff who look at the books.

export const ledgerRefusals = {
  books_busy: {
    status: 409,
    message: 'The books are being looked at for somebody already: wait until that is done.',
  },
  books_too_long: {
    status: 422,
    message: 'This took longer than {seconds} seconds and was stopped, so that trading goes on.',
  },
} as const
