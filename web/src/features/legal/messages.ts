// What stands around the legal texts. The texts themselves are in the `.md` files beside this one.

const operator = {
  unnamed: (brand: string) => `the operator of ${brand}`,
  contactPage: 'our support (through the [contact page](/contact-us))',
  name: 'Operator',
  unset: 'Not named: no legal entity is in the settings of this install.',
  number: 'Register number',
  address: 'Address',
  email: 'E-mail',
  noEmail: 'Not set. Please use the [contact page](/contact-us).',
  phone: 'Telephone',
  hours: (hours: string) => `(${hours})`,
  law: (country: string) => country,
  privacyEmail: 'About your data',
  complaintsEmail: 'For complaints',
  licence: 'Licence record',
  noLicence: 'None. No licence is configured here, and none is claimed.',
  licenceOnStatus: 'On the [status page](/status), with the entry in the public register.',
} as const

export const legal = {
  titles: {
    terms: 'Terms and Conditions',
    privacy: 'Privacy Policy',
    'risk-disclosure': 'Risk Disclosure',
    'aml-policy': 'AML and KYC Policy',
    'payment-policy': 'Payment Policy',
  },
  descriptions: {
    terms:
      'The agreement between you and the operator: how trades are priced and settled, what they ' +
      'cost, and how either side can end it.',
    privacy:
      'Which data about you are kept, what for, for how long, who gets them, and how you export ' +
      'or erase them.',
    'risk-disclosure':
      'What you can lose and why: the margin in each price, no leverage and no stop-loss, and ' +
      'the risks of execution, counterparty, liquidity and electronic trading.',
    'aml-policy':
      'How clients are identified, which documents are needed and when, and how they are kept.',
    'payment-policy':
      'How money is paid in and out: methods, times, fees, and why nobody has to pay in before ' +
      'withdrawing.',
  },
  contents: 'Contents',
  short: 'In short',
  version: (version: string) => `Version ${version}`,
  inForce: (date: string) => `in force from ${date}`,
  /** Of a text that has no translation; and of one that is a translation. */
  onlyEnglish: 'This text is in English only.',
  translated: 'This is a translation. Where it differs, the English text counts.',
  sandboxTitle: 'This is a demonstration',
  sandbox:
    'Nothing on this install takes money. No licence is configured, all balances are play money, ' +
    'and what is paid in or withdrawn are test coins and test cards of no value.',
  operator,
} as const

/** For a text that is shown in English in another language's build. */
export const operatorInEnglish = operator
