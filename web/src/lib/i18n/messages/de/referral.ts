// In German: the client's own referral code.

import type { Messages } from '#contract/shared/messages.ts'
import type { referral as english } from '../referral.ts'

export const referral: Messages<typeof english> = {
  title: 'Dein Empfehlungscode',
  text:
    'Wer sich damit registriert, wird als von dir gebracht vermerkt. Du erfährst nicht, ' +
    'wer es ist.',
  nothing: 'Dafür wird nichts gezahlt: Zurzeit läuft keine Belohnung.',
  runs: 'Dafür läuft zurzeit eine Belohnung:',
  notYou: 'Dafür läuft zurzeit eine Belohnung, die dir im Moment nicht angeboten wird.',
  where: (countries) => `Wo Belohnungen laufen: ${countries}.`,
  whereMany: (count) => `Belohnungen laufen in ${count} Ländern.`,
  code: 'Code',
  copy: 'Deinen Empfehlungscode kopieren',
  copied: 'Empfehlungscode kopiert!',
  count: (count) =>
    count === 0
      ? 'Noch niemand, der seine E-Mail-Adresse bestätigt hat, kam darüber.'
      : `${count}, die ihre E-Mail-Adresse bestätigt haben, kamen darüber.`,
}
