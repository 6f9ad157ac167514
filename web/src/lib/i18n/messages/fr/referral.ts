// In French: the client's own referral code.

import type { Messages } from '#contract/shared/messages.ts'
import type { referral as english } from '../referral.ts'

export const referral: Messages<typeof english> = {
  title: 'Votre code de parrainage',
  text:
    'Quiconque s’inscrit avec lui est noté comme amené par vous. On ne vous dit pas qui ' +
    'c’est.',
  nothing: 'Rien n’est payé pour cela : aucune récompense n’est en cours.',
  runs: 'Une récompense est en cours pour cela :',
  notYou:
    'Une récompense est en cours pour cela, mais elle ne vous est pas proposée en ce ' + 'moment.',
  where: (countries) => `Où des récompenses sont en cours : ${countries}.`,
  whereMany: (count) => `Des récompenses sont en cours dans ${count} pays.`,
  code: 'Code',
  copy: 'Copier votre code de parrainage',
  copied: 'Code de parrainage copié !',
  count: (count) =>
    count === 0
      ? 'Personne ayant confirmé son adresse e-mail n’est encore venu par lui.'
      : `Personnes venues par lui qui ont confirmé leur adresse e-mail : ${count}.`,
}
