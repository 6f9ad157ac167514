// In French: the client's own referral code.

import type { Messages } from '#contract/shared/messages.ts'
import type { referral as english } from '../referral.ts'

export const referral: Messages<typeof english> = {
  title: 'Votre code de parrainage',
  text:
    'Quiconque s’inscrit avec lui est noté comme amené par vous. Rien n’est payé pour cela, ' +
    'et on ne vous dit pas qui c’est.',
  code: 'Code',
  copy: 'Copier votre code de parrainage',
  copied: 'Code de parrainage copié !',
  count: (count) =>
    count === 0
      ? 'Personne ayant confirmé son adresse e-mail n’est encore venu par lui.'
      : `Personnes venues par lui qui ont confirmé leur adresse e-mail : ${count}.`,
}
