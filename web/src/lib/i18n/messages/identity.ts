// What counts of who one is, and asking to change it.

export const identity = {
  title: 'Who you are',
  heldHint: 'It changes by a request, below.',
  checkedHint: 'It stays as it is while your document is checked.',
  none: 'None',
  about: {
    identified:
      'Your document was approved, so your names, date of birth, country and phone change only ' +
      'with another document. Address and picture are yours to edit.',
    free: 'Your date of birth changes only with a document.',
    checked: 'Your document is being checked. What it is compared with stays until then.',
  },
  ask: 'Ask for a change',
  cancel: 'Not now',
  formTitle: 'What is to change',
  formHint: 'Change what is no longer right, and leave the rest.',
  phoneHint:
    'For a new number send a picture of an identity document. We call the number, and you read ' +
    'out a code that stands here then.',
  documentHint: 'A document that shows the new name, date of birth or country.',
  nothing: 'This is what counts already.',
  send: 'Send request',
  working: 'One moment',
  statuses: {
    Pending: 'Being checked',
    Approved: 'Approved',
    Rejected: 'Rejected',
    Withdrawn: 'Taken back',
  },
  explained: {
    Pending: 'We have your request. Until it is decided, what was known before counts.',
    Approved: 'This was changed as you asked.',
    Rejected: 'This was not changed. What was known before counts, and you can ask again.',
    Withdrawn: 'You took this back. Nothing was changed.',
  },
  asked: (date: string) => `Request of ${date}`,
  reason: 'Reason',
  code: 'Code for our call',
  codeHint: (phone: string) =>
    `We will call ${phone}. Read this code out to us then, and to nobody who calls otherwise.`,
  takeBack: 'Take it back',
}
