// What a client reads whose account is frozen.

export const frozen = {
  title: 'Your account is frozen until our staff has looked at it.',
  reason: 'Reason:',
  what:
    'You can look at everything, cancel a withdrawal that waits and export your data. You cannot ' +
    'trade, deposit or ask for a withdrawal. Your balance stays yours.',
  contact: 'Write to us',
  noTrading: 'You cannot trade while your account is frozen.',
  noMoney: 'You cannot deposit or withdraw while your account is frozen.',
}
