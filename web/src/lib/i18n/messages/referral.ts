// The client's own referral code.

export const referral = {
  title: 'Your referral code',
  text:
    'Whoever signs up with it is noted as brought by you. Nothing is paid for it, and you are ' +
    'not told who they are.',
  code: 'Code',
  copy: 'Copy your referral code',
  copied: 'Referral code copied!',
  count: (count: number) =>
    count === 0
      ? 'Nobody who confirmed their e-mail has come by it yet.'
      : `${count} who confirmed their e-mail came by it.`,
}
