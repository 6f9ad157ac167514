// In Portuguese: every "no" of promotions.

import type { promotionRefusals } from '#contract/client/promotion-refusals.ts'

export const refusals: Readonly<Record<keyof typeof promotionRefusals, string>> = {
  promo_code_unknown: 'Esse código não existe. Veja outra vez como está escrito.',
  promo_code_used_up: 'Este código foi usado tantas vezes quantas podia.',
  promotion_used_up: 'O que estava reservado para esta promoção já foi distribuído.',
  promotion_over: 'Esta promoção não decorre agora.',
  promotion_banned:
    'A lei do país do seu perfil proíbe promoções para negociar ({law}). Nada é oferecido lá, ' +
    'defina um operador o que definir.',
  promotion_country: 'Esta promoção não decorre no país do seu perfil.',
  promotion_needs_profile: 'As promoções dependem do seu país. Preencha primeiro o seu perfil.',
  promotion_needs_email: 'Confirme primeiro o seu e-mail.',
  promotion_needs_identity:
    'Esta promoção é para clientes cujo documento de identidade está aprovado.',
  promotion_only_new: 'Esta promoção é para contas abertas depois de ela ter começado.',
  promotion_household:
    'Esta promoção já foi usada por uma conta com o mesmo documento, dispositivo, cartão ou ' +
    'endereço de levantamento. É para uma pessoa de um agregado.',
  promotion_beside: 'Decorre outra promoção sua, ao lado da qual esta não é dada.',
  promotion_client_full: 'Já teve o que um cliente pode receber desta promoção.',
  promotion_heavy_losses:
    'Nada é oferecido a quem perdeu mais de {$limit} na conta real nos últimos {days} dias. É o ' +
    'seu caso; veja «Limites e pausas».',
  grant_ended: 'Isto já terminou.',
}
