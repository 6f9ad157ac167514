// In Spanish: every "no" of promotions.

import type { promotionRefusals } from '#contract/client/promotion-refusals.ts'

export const refusals: Readonly<Record<keyof typeof promotionRefusals, string>> = {
  promo_code_unknown: 'No existe ese código. Mira otra vez cómo está escrito.',
  promo_code_used_up: 'Este código se ha usado tantas veces como se podía.',
  promotion_used_up: 'Lo que se reservó para esta promoción ya se ha repartido.',
  promotion_over: 'Esta promoción no está en curso ahora.',
  promotion_banned:
    'La ley del país de tu perfil prohíbe las promociones para operar ({law}). Allí no se ofrece ' +
    'nada, ajuste lo que ajuste un operador.',
  promotion_country: 'Esta promoción no está en curso en el país de tu perfil.',
  promotion_needs_profile: 'Las promociones dependen de tu país. Rellena primero tu perfil.',
  promotion_needs_email: 'Confirma primero tu correo electrónico.',
  promotion_needs_identity:
    'Esta promoción es para clientes cuyo documento de identidad está aprobado.',
  promotion_only_new: 'Esta promoción es para cuentas abiertas después de que empezara.',
  promotion_household:
    'Esta promoción ya la ha usado una cuenta con el mismo documento, dispositivo, tarjeta o ' +
    'dirección de retirada. Es para una persona de un hogar.',
  promotion_beside: 'Tienes en curso otra promoción, junto a la que no se da esta.',
  promotion_client_full: 'Has recibido lo que un cliente puede recibir de esta promoción.',
  promotion_heavy_losses:
    'A quien perdió más de {$limit} en la cuenta real en los últimos {days} días no se le ofrece ' +
    'nada. Es tu caso; mira «Límites y pausas».',
  grant_ended: 'Esto ya ha terminado.',
}
