// Every "no" to staff who note what they moved themselves.

export const custodyRefusals = {
  movement_no_chain: { status: 422, message: 'This install is connected to no chain of {coin}.' },
  movement_not_on_chain: {
    status: 422,
    message: 'The chain has no such transaction in a block: {transaction}.',
  },
  movement_known: { status: 409, message: 'This transaction is noted already: {id}.' },
  movement_is_payout: {
    status: 422,
    message:
      'This transaction pays withdrawal {id}. Note it as paid_elsewhere, if another wallet did.',
  },
  movement_no_payout: { status: 422, message: 'This transaction pays no withdrawal.' },
  movement_not_ours: {
    status: 422,
    message: 'This transaction brings nothing to the address for top-ups: {address}.',
  },
  movement_too_much: {
    status: 422,
    message: 'With its fee this transaction takes {most} {coin} at most from our addresses.',
  },
  movement_seen: {
    status: 422,
    message: 'On the simulated chain top-ups are read from the chain: nothing is to be noted.',
  },
  movement_four_eyes: {
    status: 422,
    message: 'You noted this movement yourself: somebody else has to confirm it.',
  },
  movement_ended: { status: 409, message: 'This movement is {state} already.' },
} as const
