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
  exchange_closed: {
    status: 422,
    message: 'This exchange is not offered here.',
  },
  exchange_silent: {
    status: 503,
    message: 'The exchange does not answer at the moment. Please try again in a minute.',
    retryAfterSeconds: 60,
  },
  exchange_key_wrong: {
    status: 422,
    message:
      'The exchange does not accept this key. It may be mistyped, revoked, or one of another ' +
      'exchange.',
  },
  exchange_key_too_mighty: {
    status: 422,
    message:
      'This key may do more than trade and read: {rights}. We take none that can withdraw or ' +
      'transfer. Please delete it at the exchange, and make one that can only trade and read.',
  },
  exchange_key_cannot_read: {
    status: 422,
    message: 'This key may not read balances and orders, which trading needs: {rights}.',
  },
  exchange_key_cannot_trade: {
    status: 422,
    message: 'This key may not trade: {rights}.',
  },
  exchange_key_known: { status: 409, message: 'This key is in use here already.' },
  exchange_keys_most: {
    status: 422,
    message: 'You can have {limit} keys at most. Please remove one.',
  },
} as const
