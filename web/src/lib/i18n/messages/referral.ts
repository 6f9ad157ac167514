// The client's own referral code, and what is paid for it where a campaign runs.

export const referral = {
  title: 'Your referral code',
  text: 'Whoever signs up with it is noted as brought by you. You are not told who they ' + 'are.',
  nothing: 'Nothing is paid for it: no reward runs now.',
  runs: 'A reward for it runs now:',
  notYou: 'A reward for it runs now, and is not offered to you at the moment.',
  where: (countries: string) => `Where rewards run: ${countries}.`,
  whereMany: (count: number) => `Rewards run in ${count} countries.`,
  code: 'Code',
  copy: 'Copy your referral code',
  copied: 'Referral code copied!',
  count: (count: number) =>
    count === 0
      ? 'Nobody who confirmed their e-mail has come by it yet.'
      : `${count} who confirmed their e-mail came by it.`,
}
