// Words of the foot of every public page, which travel in the page alone.

export const footerWords = {
  footer: 'Footer',
  contactTitle: 'Contact',
  write: 'Write to us',
  noContact: 'The operator of this install has not named an address yet. The form reaches them.',
  riskTitle: 'Risk warning',
  risk:
    'Fixed-time trades carry a high risk. You can lose the whole amount of every trade, and the ' +
    'margin in each price is on our side: over many trades most people lose. Never trade with ' +
    'money you need.',
  riskMore: 'Read the risk disclosure',
} as const
