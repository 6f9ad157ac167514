// Why a signal was not traded for a client, or why automated trades are off: a code each, and how
// API users are told in English. What an order was refused for has the code of that refusal.

export const atsReasons = {
  // what keeps one signal from being traded
  paused_for_all: 'Our staff have paused automated trades for everybody.',
  paused_by_staff: 'Our staff have paused your automated trades.',
  no_plan: 'Live automated trades belong to a plan, and you have none.',
  not_tried: 'Live automated trades wait for ten decided demo trades with the same settings.',
  outside_hours: 'It was outside of the hours you chose.',
  plan_trades: 'All automated trades of the day that your plan allows were placed.',
  day_trades: 'All trades a day that you allow were placed.',
  day_stake: 'One more would have passed your most stakes a day.',
  day_loss: 'One more could have passed your most losses a day, open trades included.',
  cooling_down: 'It was too soon after a loss: your cool-down was running.',
  pair_dropped: 'The pair had lost as often in a row as you allow.',
  drawdown_open: 'With what is open, one more could have passed your largest drawdown.',
  stake_too_small: 'Your share of the balance was less than a dollar.',
  stake_too_large: 'The stake was more than automated trades of your plan may have.',
  refused_often: 'Orders of the day were refused fifty times: none is tried before midnight UTC.',
  too_late: 'The signal was not reached in time: its window had been open too long.',
  not_sent: 'The server was interrupted before the order was sent.',
  switched_off: 'It was switched off before its turn came.',

  // what switches them off
  by_client: 'You switched them off.',
  other_settings: 'The settings changed.',
  losses_in_row: 'As many were lost in a row as you allow.',
  drawdown: 'The next one could have passed your largest drawdown.',
} as const

export type AtsReason = keyof typeof atsReasons
