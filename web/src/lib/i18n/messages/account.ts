// The panel of the wallet in the header.

export const account = {
  balance: 'USD balance',
  demoBalance: 'USD demo balance',
  atStake: 'In open trades',
  accountType: 'Account type',
  accountTypes: { Individual: 'Individual' },
  tradingType: 'Trading type',
  playMoney: 'play money',
  email: 'E-mail',
  verified: 'Verified',
  notVerified: 'Not verified',
  sendLink: 'Send Link',
  plan: 'Plan',
  none: 'None',
  demoEnds: 'Demo ends',
  topUp: 'Top up demo',
}
