// Words about changed legal texts.

export const acceptances = {
  titles: {
    terms: 'Terms and Conditions',
    privacy: 'Privacy Policy',
    'risk-disclosure': 'Risk Disclosure',
    'aml-policy': 'AML and KYC Policy',
    'payment-policy': 'Payment Policy',
  },
  changed: 'Our legal texts have changed',
  first: 'Please read our legal texts',
  version: (version: string) => `version ${version}`,
  meaning:
    'Until you accept, no new trades can be opened. Open trades go on, and you can look at ' +
    'everything, withdraw, export your data and close your account as before.',
  accept: 'Accept',
  working: 'One moment',
  later: 'Not now',
  short: 'New trades wait until you accept our legal texts.',
  show: 'Show them',
  notice: 'Notice of a change',
  from: (date: string) => `From ${date} a new version holds: `,
  changes: 'What changes',
  nothingToDo: 'There is nothing to do now. You will be asked on that day.',
  seen: 'I have seen this',
} as const
