// In Italian: every "no" of promotions.

import type { promotionRefusals } from '#contract/client/promotion-refusals.ts'

export const refusals: Readonly<Record<keyof typeof promotionRefusals, string>> = {
  promo_code_unknown: 'Quel codice non esiste. Guarda di nuovo com’è scritto.',
  promo_code_used_up: 'Questo codice è stato usato quante volte si poteva.',
  promotion_used_up: 'Ciò che era riservato a questa promozione è stato distribuito.',
  promotion_over: 'Questa promozione ora non è in corso.',
  promotion_banned:
    'La legge del paese nel tuo profilo vieta le promozioni per il trading ({law}). Lì non viene ' +
    'offerto niente, qualunque cosa imposti un operatore.',
  promotion_country: 'Questa promozione non è in corso nel paese del tuo profilo.',
  promotion_needs_profile: 'Le promozioni dipendono dal tuo paese. Completa prima il tuo profilo.',
  promotion_needs_email: 'Conferma prima la tua e-mail.',
  promotion_needs_identity:
    'Questa promozione è per clienti il cui documento d’identità è approvato.',
  promotion_only_new: 'Questa promozione è per conti aperti dopo che è cominciata.',
  promotion_household:
    'Questa promozione è già stata usata da un conto con lo stesso documento, dispositivo, carta ' +
    'o indirizzo di prelievo. È per una persona di un nucleo familiare.',
  promotion_beside: 'È in corso un’altra tua promozione, accanto alla quale questa non viene data.',
  promotion_client_full: 'Hai avuto ciò che un cliente può ricevere da questa promozione.',
  promotion_heavy_losses:
    'Non viene offerto niente a chi ha perso più di {$limit} sul conto reale negli ultimi {days} ' +
    'giorni. È il tuo caso; vedi «Limiti e pause».',
  grant_ended: 'Questo è già finito.',
}
