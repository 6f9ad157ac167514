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
  trader_bots_most: { status: 422, message: 'You can have {limit} bots at most.' },
  trader_key_ended: { status: 422, message: 'This key is no longer used. Please add another one.' },
  trader_pair_unknown: {
    status: 422,
    message: 'This exchange does not trade {pair} on the spot, or not in parts that we can count.',
  },
  trader_risk_unread: {
    status: 422,
    message: 'Please write the money at risk as a figure above zero, such as 250.5.',
  },
  trader_risk_too_small: {
    status: 422,
    message: 'The money at risk must be at least {least}: the exchange takes no smaller orders.',
  },
  trader_risk_too_large: {
    status: 422,
    message: 'This is more money at risk than a bot may have.',
  },
  trader_running: { status: 409, message: 'This bot runs like that already.' },
  trader_stopping: {
    status: 409,
    message: 'This bot is being stopped. Please wait until it stands still.',
  },
  trader_stop_first: { status: 409, message: 'This bot trades for good: please stop it first.' },
  trader_dry_first: { status: 422, message: 'A bot runs dry first: please start a dry run.' },
  trader_dry_longer: {
    status: 422,
    message: 'This bot has not run dry long enough. It may trade for good from {@until}.',
  },
  trader_dry_only: {
    status: 422,
    message: 'This exchange cannot say what a key may do, so that we only make dry runs by it.',
  },
  trader_paused: {
    status: 422,
    message: 'Our staff has paused automated trading. Nothing new begins until they let it go on.',
  },
  exchange_keys_most: {
    status: 422,
    message: 'You can have {limit} keys at most. Please remove one.',
  },
} as const
