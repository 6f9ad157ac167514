// Every "no" about automated trades on the account here: settling them, and switching them on.

export const atsRefusals = {
  ats_stake_unclear: {
    status: 422,
    message: 'Please choose one of both: an amount, or a share of the balance.',
  },
  ats_stake_too_large: {
    status: 422,
    message: 'An automated trade of your plan stakes from {$least} to {$most}.',
  },
  ats_never_trades: {
    status: 422,
    message:
      'Nothing would ever be traded: a stake of {$stake} is more than your limit of ' + '{$limit}.',
  },
  ats_not_settled: { status: 422, message: 'Please settle first what is to be traded.' },
  ats_not_understood: {
    status: 422,
    message: 'Please read what is likely to be lost, and say that you have.',
  },
  ats_paused: {
    status: 422,
    message: 'Our staff have paused automated trades. Please try again when they go on.',
  },
  ats_plan_needed: {
    status: 422,
    message: 'Live automated trades belong to a plan. You can choose one under Plans.',
  },
  ats_not_tried: {
    status: 422,
    message:
      'Live waits for {needed} decided demo trades with the same settings. So far there are ' +
      '{decided}.',
  },
} as const
