// What stands around the legal texts. The texts themselves are in the `.md` files in `texts`.

import type { LegalVersionView } from '#contract/public/published-texts.ts'

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
  /** When it holds, or held. */
  time: ({ state, effective_from: from, effective_until: until }: LegalVersionView) => {
    if (from === null) return state === 'former' ? 'replaced before this site opened' : 'in force'
    if (state === 'coming') return `in force from ${from}`
    if (state === 'former') return until === null ? `from ${from}` : `from ${from} until ${until}`
    return until === null ? `in force since ${from}` : `in force from ${from} until ${until}`
  },
  versions: 'Versions of this text',
  versionsLead:
    'Each keeps its address and its words. A change holds thirty days after its notice.',
  allVersions: 'All versions',
  coming: (date: string) => `From ${date} a new version holds.`,
  notYet: 'This version is not in force yet.',
  former: 'This version is not in force.',
  readInForce: 'Read the one in force',
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
