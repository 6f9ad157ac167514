// In Polish: every "no" of promotions.

import type { promotionRefusals } from '#contract/client/promotion-refusals.ts'

export const refusals: Readonly<Record<keyof typeof promotionRefusals, string>> = {
  promo_code_unknown: 'Takiego kodu nie ma. Sprawdź, jak się go pisze.',
  promo_code_used_up: 'Tego kodu użyto już tyle razy, ile było można.',
  promotion_used_up: 'To, co odłożono na tę promocję, jest już rozdane.',
  promotion_over: 'Ta promocja teraz nie trwa.',
  promotion_banned:
    'Prawo kraju z twojego profilu zabrania promocji w handlu ({law}). Niczego się tam nie ' +
    'oferuje, cokolwiek ustawi operator.',
  promotion_country: 'Ta promocja nie trwa w kraju z twojego profilu.',
  promotion_needs_profile: 'Promocje zależą od twojego kraju. Najpierw uzupełnij swój profil.',
  promotion_needs_email: 'Najpierw potwierdź swój adres e-mail.',
  promotion_needs_identity:
    'Ta promocja jest dla klientów, których dokument tożsamości jest zatwierdzony.',
  promotion_only_new: 'Ta promocja jest dla kont otwartych po jej rozpoczęciu.',
  promotion_household:
    'Z tej promocji skorzystało już konto z tym samym dokumentem, urządzeniem, kartą lub ' +
    'adresem wypłat. Jest ona dla jednej osoby z gospodarstwa domowego.',
  promotion_beside: 'Trwa inna twoja promocja, obok której tej się nie przyznaje.',
  promotion_client_full: 'Masz już to, co jeden klient może dostać z tej promocji.',
  promotion_heavy_losses:
    'Nic się nie oferuje temu, kto stracił na koncie live więcej niż {$limit} w ostatnim czasie ' +
    '(w dniach: {days}). Dotyczy to ciebie; zobacz „Limity i przerwy”.',
  grant_ended: 'To się już skończyło.',
}
