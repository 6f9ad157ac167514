// In Dutch: the client's own referral code.

import type { Messages } from '#contract/shared/messages.ts'
import type { referral as english } from '../referral.ts'

export const referral: Messages<typeof english> = {
  title: 'Je aanbevelingscode',
  text:
    'Wie zich ermee inschrijft, staat genoteerd als door jou aangebracht. Je hoort niet ' +
    'wie het zijn.',
  nothing: 'Er wordt niets voor betaald: er loopt nu geen beloning.',
  runs: 'Er loopt nu een beloning voor:',
  notYou: 'Er loopt nu een beloning voor, maar die wordt jou op dit moment niet aangeboden.',
  where: (countries) => `Waar beloningen lopen: ${countries}.`,
  whereMany: (count) => `Er lopen beloningen in ${count} landen.`,
  code: 'Code',
  copy: 'Je aanbevelingscode kopiëren',
  copied: 'Aanbevelingscode gekopieerd!',
  count: (count: number) =>
    count === 0
      ? 'Er is nog niemand mee gekomen die zijn e-mailadres heeft bevestigd.'
      : `${count} die hun e-mailadres bevestigden, kwamen ermee.`,
}
