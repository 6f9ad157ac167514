// The frame of the public site: header, menu, footer.

export const site = {
  trail: 'You are here',
  menu: {
    main: 'Main',
    about: 'About',
    plans: 'Trading Plans',
    crypto: 'Crypto',
    bitcoin: 'Bitcoin',
    bitcoinCash: 'Bitcoin Cash',
    litecoin: 'Litecoin',
    ethereum: 'Ethereum',
    ripple: 'Ripple',
    resources: 'Resources',
    instruments: 'Financial Instruments',
    payouts: 'Live Payouts',
    signals: 'Signals',
    risk: 'Risk Disclosure',
    fairness: 'Fairness',
    status: 'Status',
    legal: 'Legal',
    terms: 'Terms and Conditions',
    privacy: 'Privacy Policy',
    aml: 'AML Policy',
    payment: 'Payment Policy',
    contact: 'Contact',
  },
  language: 'Language',
  footer: 'Footer',
  explore: 'Explore',
  contactTitle: 'Contact',
  write: 'Write to us',
  noContact: 'The operator of this install has not named an address yet. The form reaches them.',
  riskTitle: 'Risk warning',
  risk:
    'Fixed-time trades carry a high risk. You can lose the whole amount of every trade, and the ' +
    'margin in each price is on our side: over many trades most people lose. Never trade with ' +
    'money you need.',
  riskMore: 'Read the risk disclosure',
  by: (company: string) => `Operated by ${company}.`,
  noCompany: 'No company stands behind this install yet.',
  status: 'Status and version of this install',
}
