// Letters about the client: breaks, freezes, plans, papers, and the end of the account.

const contactUs = 'If you did not ask for this, please contact support at once.'
const changePassword = 'If that was not you, please change your password and contact support.'
const seePlan = 'See your plan'
const stillThere =
  'Trades that are open run to their end. You can still sign in to read, withdraw and close your ' +
  'account.'
const notBefore = (until: string) =>
  `As you asked, you cannot trade or pay in until ${until}. Nobody can end this early: not you, ` +
  'and not us.'
const nothingCharged =
  'Nothing was charged for it. The money is on your account: you can withdraw it, and trading ' +
  'can lose it.'

export const breaks = {
  coolOff: (until: string) => ({
    subject: 'Your cool-off has started',
    paragraphs: [notBefore(until), stillThere],
  }),
  selfExclusion: (until: string) => ({
    subject: 'You have excluded yourself',
    paragraphs: [
      notBefore(until),
      stillThere,
      'If trading has become a problem, please talk to somebody about it: a doctor, or a ' +
        'helpline for gambling problems in your country.',
    ],
  }),
}

export const freezes = {
  frozen: (reason: string) => ({
    subject: 'Your account is frozen',
    paragraphs: [
      'Your account is frozen, for this reason:',
      reason,
      'Until our staff has looked at it you cannot trade, deposit or ask for a withdrawal. You ' +
        'can sign in, look at everything, cancel a withdrawal that waits and export your data. ' +
        'Your balance stays yours. Please contact support.',
    ],
  }),
  unfrozen: (reason: string) => ({
    subject: 'Your account is no longer frozen',
    paragraphs: ['Your account is no longer frozen. Our staff says:', reason],
  }),
}

export const plans = {
  set: (plan: string) => ({
    subject: `Your plan is ${plan}`,
    paragraphs: [`You have chosen the ${plan} plan, and it counts now.`, nothingCharged],
    action: seePlan,
    closing: [changePassword],
  }),
  requested: (plan: string) => ({
    subject: `You asked for the ${plan} plan`,
    paragraphs: [
      `You have asked for the ${plan} plan. A member of our staff looks at it, and you hear from ` +
        'us. Until then your plan stays as it is.',
      'Nothing is charged for a plan.',
    ],
    action: seePlan,
    closing: [changePassword],
  }),
  cancelled: (plan: string) => ({
    subject: `You no longer ask for the ${plan} plan`,
    paragraphs: [
      `You have taken back your request for the ${plan} plan. Your plan stays as it is, and you ` +
        'can ask again.',
    ],
    action: seePlan,
    closing: [changePassword],
  }),
  approved: (plan: string) => ({
    subject: `Your plan is ${plan} now`,
    paragraphs: [`Your request was approved: your plan is ${plan} now.`, nothingCharged],
    action: seePlan,
  }),
  rejected: (plan: string, reason: string) => ({
    subject: `The ${plan} plan was not approved`,
    paragraphs: [
      `Your request for the ${plan} plan was rejected, for this reason:`,
      reason,
      'Your plan stays as it is, and you can ask again.',
    ],
    action: seePlan,
  }),
}

export const tokens = {
  subject: 'A personal token was made',
  reads: (name: string) =>
    `A personal token for programs was made for your account, called “${name}”. It can read what ` +
    'your account has; it can withdraw nothing.',
  trades: (name: string) =>
    `A personal token for programs was made for your account, called “${name}”. It can read what ` +
    'your account has, and trade; it can withdraw nothing.',
  revoke: 'If that was not you, revoke it and change your password at once.',
  action: 'See your tokens',
}

export const changes = {
  asked: (what: string) => ({
    subject: 'You asked to change your profile',
    paragraphs: [
      `You asked to change this: ${what}. You sent a document for it. We will look at it and ` +
        'write to you. Until then what was known before counts.',
    ],
    action: 'See how it stands',
    closing: [contactUs],
  }),
  call:
    'We will call the new number. Please have your profile open then: it shows a code that only ' +
    'you can tell us.',
  approved: (what: string) => ({
    subject: 'Your profile was changed',
    paragraphs: [`We have checked your document, and changed this as you asked: ${what}.`],
    action: 'Look at your profile',
    closing: [contactUs],
  }),
  address: 'If your address has changed too, please edit it.',
  rejected: (what: string, reason: string) => ({
    subject: 'Your profile was not changed',
    paragraphs: [
      `You asked to change this: ${what}. We could not do that, for this reason:`,
      reason,
      'What was known before still counts. You can ask again.',
    ],
    action: 'Look at your profile',
  }),
  fields: {
    firstname: 'first name',
    lastname: 'last name',
    date_of_birth: 'date of birth',
    country: 'country',
    phone: 'phone number',
  },
}

export const documents = {
  received: {
    subject: 'We have received your documents',
    paragraphs: [
      'Thank you: your identity document has arrived. We will look at it and write to you as ' +
        'soon as it is checked.',
    ],
    closing: ['If you did not send us a document, please contact support.'],
  },
  approved: {
    subject: 'Your documents are approved',
    paragraphs: ['Your identity document was checked and approved. There is nothing more to do.'],
  },
  rejected: (reason: string) => ({
    subject: 'Your documents were rejected',
    paragraphs: [
      'Your identity document was checked and could not be accepted, for this reason:',
      reason,
      'Please send another picture.',
    ],
    action: 'Send another picture',
  }),
  reminder: (due: string) => ({
    subject: 'Please show us who you are',
    paragraphs: [
      'We have asked you for an identity document and have none yet. Please send a picture of ' +
        `one by ${due}. If you need longer, tell support before that day: thirty working days ` +
        'in all are possible.',
      'After that day a member of our staff may freeze the account until the document is there. ' +
        'Your money stays yours.',
    ],
    action: 'Send a document',
  }),
  extended: (due: string) => ({
    subject: 'You have more time for your document',
    paragraphs: [`Please send us a picture of an identity document by ${due}.`],
    action: 'Send a document',
  }),
}

export const closings = {
  closed: {
    subject: 'Your account is closed',
    paragraphs: [
      'As you asked, we have closed your account. All your sessions have ended, nobody can sign ' +
        'in to it any more, and your profile picture is deleted.',
    ],
    closing: [
      'If you did not close the account, somebody knows your password. Please write to our ' +
        'support at once, and change the password wherever else you use it.',
    ],
  },
  byStaff: (reason: string) => ({
    subject: 'We have closed your account',
    paragraphs: [
      'Our staff has closed your account, for this reason:',
      reason,
      'All your sessions have ended, nobody can sign in to it any more, and your profile picture ' +
        'is deleted.',
    ],
    closing: ['If you think that this is wrong, please write to our support.'],
  }),
  givenUp: (amount: string) =>
    `The ${amount} of its live balance were play money, and are given up.`,
  kept: (years: number) =>
    'The law against money laundering and the law on accounting ask us to keep, for ' +
    `${years} years after closing: your trades and their outcomes, all movements of money, the ` +
    'record of what happened to the account, your name and address, and identity documents you ' +
    'sent.',
  keptUntil: (day: string) => `That is until ${day}. We use these records for nothing else.`,
}
