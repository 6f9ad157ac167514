// Personal data that is masked, and having it shown.

export const personal = {
  fields: {
    name: 'name',
    email: 'e-mail',
    phone: 'phone number',
    address: 'address',
    date_of_birth: 'date of birth',
    bank_account: 'bank account',
    wallet: 'wallet address',
  },
  none: 'Not told',
  reveal: 'Reveal',
  revealOf: (field: string) => `Reveal the ${field}`,
  until: (time: string) => `shown until ${time}`,
  hide: 'Hide',
  reasonFor: (field: string) => `Why you have to read the ${field}; it is written down`,
  show: 'Show for 10 minutes',
} as const
