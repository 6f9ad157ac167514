// In German: every "no" of promotions.

import type { promotionRefusals } from '#contract/client/promotion-refusals.ts'

export const refusals: Readonly<Record<keyof typeof promotionRefusals, string>> = {
  promo_code_unknown: 'Diesen Code gibt es nicht. Bitte prüfe, wie er geschrieben ist.',
  promo_code_used_up: 'Dieser Code wurde so oft benutzt, wie er konnte.',
  promotion_used_up: 'Was für diese Aktion zurückgelegt war, ist vergeben.',
  promotion_over: 'Diese Aktion läuft jetzt nicht.',
  promotion_banned:
    'Das Gesetz des Landes in deinem Profil verbietet Aktionen beim Handel ({law}). Dort wird ' +
    'nichts angeboten, was auch immer ein Betreiber einstellt.',
  promotion_country: 'Diese Aktion läuft nicht im Land deines Profils.',
  promotion_needs_profile:
    'Aktionen hängen von deinem Land ab. Bitte vervollständige zuerst dein Profil.',
  promotion_needs_email: 'Bitte bestätige zuerst deine E-Mail-Adresse.',
  promotion_needs_identity: 'Diese Aktion ist für Kunden, deren Ausweisdokument genehmigt ist.',
  promotion_only_new:
    'Diese Aktion ist für Konten, die eröffnet wurden, nachdem sie begonnen hatte.',
  promotion_household:
    'Diese Aktion wurde schon von einem Konto mit demselben Dokument, demselben Gerät, derselben ' +
    'Karte oder derselben Auszahlungsadresse benutzt. Sie ist für eine Person eines Haushalts.',
  promotion_beside: 'Es läuft eine andere Aktion von dir, neben der diese nicht gewährt wird.',
  promotion_client_full: 'Du hast bekommen, was ein Kunde durch diese Aktion bekommen kann.',
  promotion_heavy_losses:
    'Wer in den letzten {days} Tagen auf dem Live-Konto mehr als {$limit} verloren hat, bekommt ' +
    'nichts angeboten. Das gilt für dich; bitte sieh unter „Limits und Pausen“ nach.',
  grant_ended: 'Das ist schon beendet.',
}
