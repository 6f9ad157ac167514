// In French: every "no" of promotions.

import type { promotionRefusals } from '#contract/client/promotion-refusals.ts'

export const refusals: Readonly<Record<keyof typeof promotionRefusals, string>> = {
  promo_code_unknown: 'Ce code n’existe pas. Veuillez vérifier comment il s’écrit.',
  promo_code_used_up: 'Ce code a été utilisé autant de fois qu’il pouvait l’être.',
  promotion_used_up: 'Ce qui était mis de côté pour cette promotion a été donné.',
  promotion_over: 'Cette promotion ne court pas maintenant.',
  promotion_banned:
    'La loi du pays de votre profil interdit les promotions pour le trading ({law}). Rien n’y ' +
    'est proposé, quoi que règle un exploitant.',
  promotion_country: 'Cette promotion ne court pas dans le pays de votre profil.',
  promotion_needs_profile:
    'Les promotions dépendent de votre pays. Veuillez d’abord compléter votre profil.',
  promotion_needs_email: 'Veuillez d’abord confirmer votre adresse e-mail.',
  promotion_needs_identity:
    'Cette promotion est pour les clients dont la pièce d’identité est approuvée.',
  promotion_only_new: 'Cette promotion est pour les comptes ouverts après qu’elle a commencé.',
  promotion_household:
    'Cette promotion a déjà été utilisée par un compte avec le même document, le même appareil, ' +
    'la même carte ou la même adresse de retrait. Elle est pour une personne d’un foyer.',
  promotion_beside:
    'Une autre de vos promotions court, à côté de laquelle celle-ci n’est pas accordée.',
  promotion_client_full: 'Vous avez eu ce qu’un client peut obtenir par cette promotion.',
  promotion_heavy_losses:
    'Rien n’est proposé à qui a perdu plus de {$limit} sur le compte live dans les {days} ' +
    'derniers jours. C’est votre cas ; veuillez voir « Limites et pauses ».',
  grant_ended: 'Ceci a déjà pris fin.',
}
