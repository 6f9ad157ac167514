// In Dutch: every "no" of promotions.

import type { promotionRefusals } from '#contract/client/promotion-refusals.ts'

export const refusals: Readonly<Record<keyof typeof promotionRefusals, string>> = {
  promo_code_unknown: 'Die code is er niet. Kijk nog eens hoe hij geschreven is.',
  promo_code_used_up: 'Deze code is zo vaak gebruikt als kon.',
  promotion_used_up: 'Wat voor deze actie apart stond, is weggegeven.',
  promotion_over: 'Deze actie loopt nu niet.',
  promotion_banned:
    'De wet van het land in je profiel verbiedt acties bij het handelen ({law}). Daar wordt ' +
    'niets aangeboden, wat een exploitant ook instelt.',
  promotion_country: 'Deze actie loopt niet in het land van je profiel.',
  promotion_needs_profile: 'Acties hangen af van je land. Vul eerst je profiel in.',
  promotion_needs_email: 'Bevestig eerst je e-mailadres.',
  promotion_needs_identity:
    'Deze actie is voor klanten van wie het identiteitsbewijs is goedgekeurd.',
  promotion_only_new: 'Deze actie is voor accounts die zijn geopend nadat ze begon.',
  promotion_household:
    'Deze actie is al gebruikt door een account met hetzelfde document, apparaat, dezelfde kaart ' +
    'of hetzelfde opnameadres. Ze is voor één persoon van een huishouden.',
  promotion_beside: 'Er loopt een andere actie van je waar deze niet naast wordt gegeven.',
  promotion_client_full: 'Je hebt gehad wat één klant door deze actie kan krijgen.',
  promotion_heavy_losses:
    'Wie in de laatste {days} dagen meer dan {$limit} verloor op het live-account, krijgt niets ' +
    'aangeboden. Dat geldt voor jou; zie “Limieten en pauzes”.',
  grant_ended: 'Dit is al geëindigd.',
}
