// The simulated card provider's page, which stands in a frame of ours.

export const cardFields = {
  title: 'Simulated card provider',
  number: 'Card Number',
  cvv: 'CVV',
  note: 'These two fields belong to the simulated card provider. Test cards only.',
  stepTitle: '3-D Secure (test)',
  stepWhat:
    'Here the bank of a real card would ask whether it is you. This is a test: choose what it ' +
    'would find.',
  approve: 'Approve (test)',
  decline: 'Decline (test)',
  trouble: 'This step was done already, or has taken too long.',
}
