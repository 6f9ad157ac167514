// What can be done about what keeps a client from an act.

export const blocks = {
  sendLink: 'Send the link again',
  linkSent: 'Link sent',
  document: 'Send a document',
  limits: 'See your limits',
  deposit: 'Deposit',
  withdrawals: 'See your withdrawals',
  plan: 'See the plans',
  questions: 'Answer the questions',
}
